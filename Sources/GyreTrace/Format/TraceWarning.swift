/// Something that a reader should be told although the trace could be read.
public struct TraceWarning: Sendable, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The byte within the line, counted from 1.
  public var column: Int
  /// What it is.
  public var kind: Kind

  /// What can be wrong with a trace that is still read.
  public enum Kind: Sendable, Equatable {
    /// The last line ends in its middle and is left out.
    case unfinishedLine
    /// The last line is no footer.
    case missingFooter
  }

  /// The message, without the position.
  public var description: String {
    switch kind {
    case .unfinishedLine:
      "truncated: the file ends within a line; everything before it was read"
    case .missingFooter:
      "truncated: the footer is missing; the recording may have ended early"
    }
  }
}
