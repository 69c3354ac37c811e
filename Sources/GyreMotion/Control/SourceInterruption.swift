/// A break in a motion source's readings.
public struct SourceInterruption: Sendable, Equatable {
  /// When it became known.
  public var time: Timestamp
  /// What broke.
  public var cause: Interruption

  /// Makes an interruption.
  public init(time: Timestamp, cause: Interruption) {
    self.time = time
    self.cause = cause
  }
}

/// Why a stream's rows do not follow one another.
public enum Interruption: Sendable, Equatable {
  /// Rows are missing.
  case gap
  /// The device is gone.
  case disconnected
  /// The device is back; its clock may have started anew.
  case reconnected
}
