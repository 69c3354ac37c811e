/// One verb of the command line: a row from which dispatch, parsing and help come.
struct Verb: Sendable {
  /// As it is written.
  let name: String
  /// What it does, in one line.
  let purpose: String
  /// The operands in the usage line; empty for none.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// Its options, without `--help`.
  let options: [CommandOption]
  /// Two command lines to learn from.
  let examples: [String]
  /// More help below the options, made when it is asked for.
  let notes: @Sendable () -> String
  /// Does the work.
  let run: @Sendable (ParsedArguments) throws(CommandError) -> ExitCode

  /// Makes a verb.
  init(
    _ name: String, _ purpose: String, operands: String = "", count: ClosedRange<Int> = 0...0,
    options: [CommandOption], examples: [String], notes: @escaping @Sendable () -> String = { "" },
    run: @escaping @Sendable (ParsedArguments) throws(CommandError) -> ExitCode
  ) {
    self.name = name
    self.purpose = purpose
    self.operands = operands
    self.operandCount = count
    self.options = options
    self.examples = examples
    self.notes = notes
    self.run = run
  }
}
