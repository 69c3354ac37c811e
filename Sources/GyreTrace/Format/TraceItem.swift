public import GyreInput

/// One line of a trace.
public enum TraceItem: Sendable, Equatable {
  /// The first line.
  indirect case header(TraceHeader)
  /// What a stream is, before its first row; `extra` are keys of newer versions.
  indirect case stream(StreamDescription, extra: [ExtraMember] = [])
  /// One row of raw input.
  case record(InputRecord)
  /// Something that happened between rows.
  indirect case note(TraceNote)
  /// An object of a newer version.
  indirect case unknown(UnknownObject)
  /// The last line of a complete trace.
  indirect case footer(TraceFooter)
}

/// What `TraceReader.read(into:)` found.
public enum TraceStep: Sendable, Equatable {
  /// A row; it is in the record that was passed.
  case record
  /// Anything else; never `.record`.
  case item(TraceItem)
}
