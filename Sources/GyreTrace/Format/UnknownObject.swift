public import GyreMotion

/// An object between rows that this version does not know: kept as it was written, ignored by a replay.
public struct UnknownObject: Sendable, Equatable {
  /// Its "t", where it has an integer one; part of the order of times like every other.
  public var time: Timestamp?
  /// The line's JSON text in UTF-8, without its newline.
  public var json: [UInt8]

  /// Makes an object of a line that a scanner has passed.
  init(time: Timestamp?, json: [UInt8]) {
    self.time = time
    self.json = json
  }
}
