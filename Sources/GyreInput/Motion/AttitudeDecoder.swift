import GyreMotion

/// Decodes `attitude` rows: qx qy qz qw by name, earth <- sensor, then q_device = q_sensor conj(quat(P)).
///
/// A stream from earth to device has the inverse, which is turned round first.
///
/// Channels may stand in any order; Linux delivers x, y, z, w. Fixed-point numbers and truncated scales leave
/// the norm a little off 1: up to a tenth it is set to 1. What is further off is no attitude; it is handed on
/// as it is, for the receiver refuses and counts it.
struct AttitudeDecoder: Sendable {
  private let rowLength: Int
  private let w: ChannelReader
  private let x: ChannelReader
  private let y: ChannelReader
  private let z: ChannelReader
  private let stamp: ChannelReader
  private let isInverse: Bool
  private let sensorFromDevice: Quaternion?

  /// Prepares a description's channels.
  init(_ stream: StreamDescription) throws(InputError) {
    w = try ChannelReader("qw", of: stream, units: ChannelUnit.quaternion)
    x = try ChannelReader("qx", of: stream, units: ChannelUnit.quaternion)
    y = try ChannelReader("qy", of: stream, units: ChannelUnit.quaternion)
    z = try ChannelReader("qz", of: stream, units: ChannelUnit.quaternion)
    let missing = [("qx", x), ("qy", y), ("qz", z), ("qw", w)].filter { $1.isMissing }.map(\.0)
    if !missing.isEmpty { throw .missingChannels(stream: stream.id, names: missing) }
    stamp = try ChannelReader("device_t_ns", of: stream, units: ChannelUnit.stamp)
    rowLength = stream.channels.count
    switch (stream.fromFrame ?? "device", stream.toFrame ?? "earth") {
    case ("device", "earth"): isInverse = false
    case ("earth", "device"): isInverse = true
    case (let from, let to): throw .unknownFrames(stream: stream.id, from: from, to: to)
    }
    if let mount = stream.mount {
      guard mount.isOrthonormal else { throw .shearingMount(stream: stream.id) }
      sensorFromDevice = mount.quaternion.conjugate
    } else {
      sensorFromDevice = nil
    }
  }

  /// The sample of a row; nil where values are missing or a result is not finite.
  func decode(_ record: InputRecord) -> AttitudeSample? {
    guard record.values.count >= rowLength else { return nil }
    var isSaturated = false
    var attitude = Quaternion(
      w: w.read(record.values, &isSaturated), x: x.read(record.values, &isSaturated),
      y: y.read(record.values, &isSaturated), z: z.read(record.values, &isSaturated))
    let norm = attitude.norm
    guard norm.isFinite else { return nil }
    if abs(norm - 1) <= 0.1 {
      attitude = Quaternion(
        w: attitude.w / norm, x: attitude.x / norm, y: attitude.y / norm, z: attitude.z / norm)
    }
    if isInverse { attitude = attitude.conjugate }
    if let sensorFromDevice { attitude = attitude * sensorFromDevice }
    attitude = Quaternion(
      w: attitude.w + 0, x: attitude.x + 0, y: attitude.y + 0, z: attitude.z + 0)
    var sample = AttitudeSample(time: record.time, attitude: attitude)
    if !stamp.isMissing, let nanoseconds = stamp.readInteger(record.values) {
      sample.measured = Timestamp(nanoseconds: nanoseconds)
    }
    return sample
  }
}
