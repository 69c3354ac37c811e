public import GyreInput
public import GyreMotion

/// A recording of another format as a trace holds it: streams and rows, times counted from the first row.
public struct ImportedRecording: Sendable, Equatable {
  /// A stream with what this version's streams have no place for.
  public struct Stream: Sendable, Equatable {
    /// What it is.
    public var description: StreamDescription
    /// Further keys.
    public var extra: [ExtraMember]

    /// Makes a stream.
    public init(_ description: StreamDescription, extra: [ExtraMember] = []) {
      self.description = description
      self.extra = extra
    }
  }

  /// The streams, numbered from 0.
  public var streams: [Stream]
  /// The rows in the order of the file; their times never run back.
  public var records: [InputRecord]
  /// The first row's time on the recording's own clock, for joining recordings that share one.
  public var origin: Timestamp
  /// What a user should be told.
  public var warnings: [ImportWarning]
  /// Rows that were left out because a number in them is not finite.
  public var skippedRows = 0

  /// Makes a recording.
  public init(
    streams: [Stream] = [], records: [InputRecord] = [], origin: Timestamp = .zero,
    warnings: [ImportWarning] = []
  ) {
    self.streams = streams
    self.records = records
    self.origin = origin
    self.warnings = warnings
  }

  /// Appends the whole trace: header, streams, rows, footer.
  ///
  /// - Parameters:
  ///   - header: the first line; without a clock and t0 where nobody knows them.
  ///   - bytes: where the trace goes.
  /// - Throws: what the format forbids; nothing that a reader of this module gave.
  public func write(_ header: TraceHeader = TraceHeader(), to bytes: inout [UInt8]) throws(TraceError) {
    var writer = TraceWriter()
    try writer.write(header, to: &bytes)
    for stream in streams { try writer.write(stream.description, extra: stream.extra, to: &bytes) }
    for record in records { try writer.write(record, to: &bytes) }
    try writer.finish(to: &bytes)
  }
}
