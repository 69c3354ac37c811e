internal import GyreConfiguration
internal import GyreInput
internal import GyreMotion
internal import GyreTrace

extension Verb {
  /// `gyre validate`: is a trace sound and complete.
  static let validate = Verb(
    "validate", "check that traces are sound and complete", operands: "TRACE...", count: 1...Int.max,
    options: [],
    examples: ["gyre validate visitor.trace.jsonl", "gzip -dc old.trace.jsonl.gz | gyre validate -"]
  ) { arguments throws(CommandError) in
    var output = try OutputFile(nil)
    for operand in arguments.operands {
      try output.write(try validate(operand.path))
      try output.flush()
    }
    try output.finish()
    return .success
  }

  private static func validate(_ path: FilePath) throws(CommandError) -> String {
    var input = try TraceInput(path)
    var record = InputRecord(time: .zero, stream: 0)
    while try input.next(into: &record) != nil {}
    let facts = input.facts
    if let warning = facts.warnings.first {
      throw CommandError(
        .invalid, at: "\(input.name):\(warning.line):\(warning.column)", warning.description,
        "'gyre convert' writes what is there as a complete trace")
    }
    input.warn()
    let seconds = NumberText.text(facts.duration)
    return "\(singleLine(input.name)): \(facts.rowCount) rows, \(facts.rows.count) streams, \(seconds) s\n"
  }
}
