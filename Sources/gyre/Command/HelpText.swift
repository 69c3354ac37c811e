/// Help, written from the tables of verbs and options.
enum HelpText {
  /// What `gyre --help` prints.
  static func program(_ verbs: [Verb]) -> String {
    """
    gyre - gyroscope and touch to a camera in a sphere and a product spin

    Usage: gyre VERB [OPTION]... [FILE]...

    Verbs:
    \(table(verbs.map { ($0.name, $0.purpose) }))

    'gyre VERB --help' shows a verb's options. Also: --help, --version.
    Data goes to standard output, words to standard error; - as a file is standard input or output.
    Exit codes: 0 done, 1 failed, 2 usage, 3 no device, 4 no permission, 5 invalid or differing, 130 interrupted.

    """
  }

  /// What `gyre VERB --help` prints.
  static func verb(_ verb: Verb) -> String {
    var words = ["Usage: gyre", verb.name, "[OPTION]..."]
    if !verb.operands.isEmpty { words.append(verb.operands) }
    let notes = verb.notes()
    return """
      gyre \(verb.name) - \(verb.purpose)

      \(words.joined(separator: " "))

      Options:
      \(table((verb.options + [.help]).map { ($0.usage, note($0)) }))

      Examples:
      \(verb.examples.map { "  " + $0 }.joined(separator: "\n"))

      """ + (notes.isEmpty ? "" : "\n" + notes)
  }

  /// `samples per second (hertz, default 60)`.
  private static func note(_ option: CommandOption) -> String {
    var facts: [String] = []
    if !option.unit.isEmpty { facts.append(option.unit) }
    if !option.standard.isEmpty { facts.append("default " + option.standard) }
    return option.meaning + (facts.isEmpty ? "" : " (" + facts.joined(separator: ", ") + ")")
  }

  /// Two columns below a heading.
  static func table(_ rows: [(String, String)]) -> String {
    String(TextTable.text(rows.map { ["  " + $0, $1] }).dropLast())
  }
}
