import GyreMotion

/// Reads three channels of a row as a vector.
struct VectorReader: Sendable, Equatable {
  private let x: ChannelReader
  private let y: ChannelReader
  private let z: ChannelReader

  /// Finds the channels PREFIXx, PREFIXy and PREFIXz: all of them or none.
  init(_ prefix: String, of stream: StreamDescription, units: [ChannelUnit]) throws(InputError) {
    x = try ChannelReader(prefix + "x", of: stream, units: units)
    y = try ChannelReader(prefix + "y", of: stream, units: units)
    z = try ChannelReader(prefix + "z", of: stream, units: units)
    let missing = [("x", x), ("y", y), ("z", z)].filter { $1.isMissing }.map { prefix + $0.0 }
    if missing.count == 1 || missing.count == 2 {
      throw .missingChannels(stream: stream.id, names: missing)
    }
  }

  /// True where the stream has none of the channels.
  var isMissing: Bool { x.isMissing }

  /// The vector in sensor axes and the event's unit, never -0; nothing may be missing.
  @inline(__always)
  func read(_ values: [RawValue], _ isSaturated: inout Bool) -> Vector3 {
    Vector3(
      x: x.read(values, &isSaturated) + 0, y: y.read(values, &isSaturated) + 0,
      z: z.read(values, &isSaturated) + 0)
  }
}
