internal import GyreConfiguration
internal import GyreInput

extension Verb {
  /// `gyre info`: what is in a trace.
  static let info = Verb(
    "info", "show what is in a trace", operands: "TRACE", count: 1...1, options: [.json],
    examples: ["gyre info visitor.trace.jsonl", "gyre info --json visitor.trace.jsonl"]
  ) { arguments throws(CommandError) in
    var input = try TraceInput(arguments.operands[0].path)
    let summary = try TraceSummary(&input)
    var output = try OutputFile(nil)
    try output.write(arguments.has(.json) ? json(summary) : text(summary))
    try output.finish()
    input.warn()
    return .success
  }

  private static func json(_ summary: TraceSummary) -> String {
    let streams = summary.streams.map { stream in
      JSONText.object([
        "id": String(stream.description.id), "kind": JSONText.string(stream.description.kind.word),
        "name": JSONText.string(stream.description.name), "rows": String(stream.statistics.rows),
        "rate_hz": JSONText.number(stream.statistics.rate),
        "jitter_ns": JSONText.number(stream.statistics.jitter),
        "gaps": String(stream.statistics.gaps),
      ])
    }
    return JSONText.object([
      "streams": JSONText.lines(streams), "duration_s": JSONText.number(summary.duration),
      "contacts": String(summary.contacts), "truncated": summary.isTruncated ? "true" : "false",
    ]) + "\n"
  }

  private static func text(_ summary: TraceSummary) -> String {
    var rows = [["stream", "kind", "name", "rows", "rate", "jitter", "gaps"]]
    for stream in summary.streams {
      let statistics = stream.statistics
      rows.append([
        String(stream.description.id), singleLine(stream.description.kind.word),
        singleLine(stream.description.name), String(statistics.rows),
        statistics.rate.map { rounded($0, to: 3) + " Hz" } ?? "-",
        statistics.jitter.map { rounded($0 / 1000, to: 1) + " us" } ?? "-", String(statistics.gaps),
      ])
    }
    let truncated = summary.isTruncated ? ", truncated" : ""
    return TextTable.text(rows)
      + "\(NumberText.text(summary.duration)) s, \(summary.contacts) contacts\(truncated)\n"
  }

  /// A number with few decimals, for people.
  private static func rounded(_ number: Double, to decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return NumberText.text((number * scale).rounded() / scale)
  }
}

extension StreamKind {
  /// The word that traces use.
  var word: String {
    switch self {
    case .evdev: "evdev"
    case .imu: "imu"
    case .attitude: "attitude"
    case .other(let word): word
    }
  }
}
