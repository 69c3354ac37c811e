import Testing

@Suite struct ValidateVerbTests {
  @Test func aSoundTraceIsOneLine() throws {
    let run = try RunningGyre.run(["validate", "-"], input: Array(TraceText.drag.utf8))
    #expect(run.text == "-: 52 rows, 1 streams, 2 s\n" && run.code == 0 && run.words.isEmpty, "\(run.words)")
  }

  @Test func severalTracesAreSeveralLines() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("a", TraceText.drag)
    let second = try folder.write("b", TraceText.motion)
    let run = try RunningGyre.run(["validate", first, second])
    #expect(run.text == "\(first): 52 rows, 1 streams, 2 s\n\(second): 100 rows, 1 streams, 1.19 s\n")
  }

  static let unsound: [(String, String)] = [
    ("", "gyre: -:1:1: the file is empty; "),
    (String(TraceText.drag.dropLast(20)), "gyre: -:56:18: truncated: the file ends within a line"),
    (TraceText.header + "\n" + TraceText.touch + "\n[0,0", "gyre: -:3:5: truncated: "),
    (TraceText.header + "\n" + TraceText.touch + "\n", "gyre: -:3:1: truncated: the footer is missing"),
    (TraceText.header + "\n[0,0,1]\n", "gyre: -:2:4: stream 0 is not described before; "),
    (TraceText.trace([TraceText.header, TraceText.gyro, "[5,1,1,2]"], rows: [1]), "gyre: -:3:9: 2 values, "),
    (TraceText.trace([TraceText.header, TraceText.gyro, "[5,1,1,2,3]"], rows: [2]), "gyre: -:4:"),
    ("\u{0}\u{1}\u{2}", "gyre: -:1:1: the file is binary, not a trace; "),
    (
      #"{"format":"gyre-trace","version":2}"# + "\n",
      "gyre: -:1:34: version 2 of the trace format is not known"
    ),
    (String(repeating: "[", count: 100_000), "gyre: -:1:1: "),
    ("{\"a\":" + String(repeating: "x", count: 1 << 21), "gyre: -:1:1048577: the line is longer than 1 MiB"),
  ]

  @Test(arguments: unsound)
  func anUnsoundTraceIsOneLineOfError(text: String, words: String) throws {
    let run = try RunningGyre.run(["validate", "-"], input: Array(text.utf8))
    #expect(run.code == 5 && run.output.isEmpty)
    #expect(run.words.hasPrefix(words), "\(run.words)")
    #expect(run.words.filter(\.isNewline).count == 1)
  }
}
