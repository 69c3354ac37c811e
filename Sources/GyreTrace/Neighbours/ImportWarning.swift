/// Something that a user should be told although the recording could be read.
public struct ImportWarning: Sendable, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// What it is.
  public var kind: Kind

  /// Makes a warning.
  public init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// What can be doubtful about a recording that is still read.
  public enum Kind: Sendable, Equatable {
    /// The last frame has no SYN_REPORT and is left out.
    case unfinishedFrame
    /// Nobody says how far the axes go.
    case noRanges
    /// A time before the one of the row before; told once.
    case timeRanBack
    /// Columns that are no motion are left out.
    case ignoredColumns([String])
    /// The rate is one that no sensor has, so the unit of the time may be another.
    case implausibleRate(Double)
  }

  /// The message, without the position.
  public var description: String {
    switch kind {
    case .unfinishedFrame: "truncated: the last frame has no end and is left out"
    case .noRanges:
      "the ranges of the axes are not known, so touches cannot be placed; give the device's description"
    case .timeRanBack:
      "the time runs back; rows stay in their order, and their own times are kept where they can be"
    case .ignoredColumns(let names):
      "left out, because they are no motion: "
        + names.prefix(8).map { MessageText.quoted($0) }.joined(separator: ", ")
        + (names.count > 8 ? " and \(names.count - 8) more" : "")
    case .implausibleRate(let rate):
      "a rate of \(rate) Hz is no sensor's; is the time in another unit (--unit t=ms)?"
    }
  }
}
