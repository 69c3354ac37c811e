public import GyreMotion

/// One row of raw input, as a device delivered it or a trace recorded it: the only door into decoding.
///
/// Live devices and trace files make the same records, so decoding is replayed too. The array is meant to
/// be reused (`values.removeAll(keepingCapacity: true)`): in steady state nothing is allocated.
public struct InputRecord: Sendable, Equatable {
  /// When the row arrived, on the session's or trace's clock; never decreasing.
  public var time: Timestamp
  /// The number of the stream that the row belongs to (`StreamDescription.id`).
  public var stream: Int
  /// One value for each channel; for evdev one SYN_REPORT frame as (type, code, value) triples without the SYN.
  public var values: [RawValue]

  /// Makes a record.
  public init(time: Timestamp, stream: Int, values: [RawValue] = []) {
    self.time = time
    self.stream = stream
    self.values = values
  }
}
