/// The line that says that the trace is complete.
public struct TraceFooter: Sendable, Equatable {
  /// How many rows each stream has, by rising stream number; nil where the footer does not say.
  public var rows: [Int]?
  /// How many rows the recorder lost because it could not write them; nil where the footer does not say.
  public var dropped: Int?
  /// Keys of newer versions.
  public var extra: [ExtraMember]

  /// Makes a footer.
  public init(rows: [Int]? = nil, dropped: Int? = nil, extra: [ExtraMember] = []) {
    self.rows = rows
    self.dropped = dropped
    self.extra = extra
  }
}
