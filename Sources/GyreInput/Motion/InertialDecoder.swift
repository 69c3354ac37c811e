import GyreMotion

/// Decodes `imu` rows: scale and unit of each channel, then the mount matrix.
///
/// Acceleration is turned by M, angular velocity and magnetic field by P = sign(det M) M.
struct InertialDecoder: Sendable {
  private let rowLength: Int
  private let angularVelocity: VectorReader?
  private let acceleration: VectorReader?
  private let magneticField: VectorReader?
  private let stamp: ChannelReader?
  private let mount: MountMatrix?
  private let proper: MountMatrix?

  /// Prepares a description's channels.
  init(_ stream: StreamDescription) throws(InputError) {
    angularVelocity = try VectorReader("g", of: stream, units: ChannelUnit.angularVelocity)
    acceleration = try VectorReader("a", of: stream, units: ChannelUnit.acceleration)
    magneticField = try VectorReader("m", of: stream, units: ChannelUnit.magneticField)
    stamp = try ChannelReader("device_t_ns", of: stream, units: ChannelUnit.stamp)
    if angularVelocity == nil && acceleration == nil && magneticField == nil {
      throw .missingChannels(stream: stream.id, names: ["gx", "gy", "gz", "ax", "ay", "az"])
    }
    rowLength = stream.channels.count
    mount = stream.mount
    proper = stream.mount?.proper
  }

  /// The sample of a row; nil where values are missing or a result is not finite.
  @inline(__always)
  func decode(_ record: InputRecord) -> InertialSample? {
    guard record.values.count >= rowLength else { return nil }
    var sample = InertialSample(time: record.time)
    if let angularVelocity {
      let vector = turned(angularVelocity.read(record.values, &sample.isSaturated), by: proper)
      guard vector.isFinite else { return nil }
      sample.angularVelocity = vector
    }
    if let acceleration {
      let vector = turned(acceleration.read(record.values, &sample.isSaturated), by: mount)
      guard vector.isFinite else { return nil }
      sample.acceleration = vector
    }
    if let magneticField {
      let vector = turned(magneticField.read(record.values, &sample.isSaturated), by: proper)
      guard vector.isFinite else { return nil }
      sample.magneticField = vector
    }
    if let stamp, let nanoseconds = stamp.readInteger(record.values) {
      sample.measured = Timestamp(nanoseconds: nanoseconds)
    }
    return sample
  }
}

/// The vector in device axes; unchanged without a matrix.
@inline(__always)
func turned(_ vector: Vector3, by mount: MountMatrix?) -> Vector3 {
  if let mount { mount.apply(vector) } else { vector }
}
