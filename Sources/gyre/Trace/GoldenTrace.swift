internal import GyreTrace

/// A view trace from before, against which a replay is held line by line.
struct GoldenTrace: ~Copyable {
  private var lines: GoldenLines
  private let comparison: ViewLineComparison

  /// Opens the view trace; without a tolerance every byte counts.
  init(_ path: FilePath, format: ViewTraceFormat, toleranceDegrees: Double?) throws(CommandError) {
    lines = try GoldenLines(path)
    comparison = ViewLineComparison(format: format, toleranceDegrees: toleranceDegrees)
  }

  /// Compares the next line, without its newline; throws where it differs.
  mutating func compare(_ line: ArraySlice<UInt8>) throws(CommandError) {
    guard let expected = try lines.next() else {
      throw difference(lines.number + 1, ViewLineDifference("line", expected: "the end", got: line))
    }
    if let found = comparison.difference(expected: expected, got: line) {
      throw difference(lines.number, found)
    }
  }

  /// Makes sure that no line is left over.
  mutating func finish() throws(CommandError) {
    if let rest = try lines.next() {
      throw difference(lines.number, ViewLineDifference("line", expected: rest, got: "the end"))
    }
    if lines.isCutShort, comparison.isExact {
      throw difference(
        lines.number, ViewLineDifference("line", expected: "the end without a newline", got: "a newline"))
    }
  }

  private func difference(_ line: Int, _ found: ViewLineDifference) -> CommandError {
    CommandError(
      .invalid, at: "\(lines.name):\(line)", "\(found.column) expected \(found.expected) got \(found.got)",
      "if the change is meant, write the view trace anew with -o")
  }
}

/// The first thing in which two lines differ.
struct ViewLineDifference: Equatable {
  /// The column's name; `line` where no column can be named.
  var column: String
  /// What the older line has.
  var expected: String
  /// What the new line has.
  var got: String

  /// Makes a difference.
  init(_ column: String, expected: String, got: String) {
    self.column = column
    self.expected = expected
    self.got = got
  }

  /// Makes a difference from a line.
  init(_ column: String, expected: String, got: ArraySlice<UInt8>) {
    self.init(column, expected: expected, got: shortened(String(decoding: got, as: UTF8.self)))
  }

  /// Makes a difference from a line.
  init(_ column: String, expected: ArraySlice<UInt8>, got: String) {
    self.init(column, expected: shortened(String(decoding: expected, as: UTF8.self)), got: got)
  }
}
