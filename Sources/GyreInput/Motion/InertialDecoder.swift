import GyreMotion

/// Decodes `imu` rows: scale and unit of each channel, then the mount matrix.
///
/// Acceleration is turned by M, angular velocity and magnetic field by P = sign(det M) M.
struct InertialDecoder: Sendable {
  private let rowLength: Int
  // Readers of vectors that the stream has not are of no channel: optionals would be copied for every row.
  private let angularVelocity: VectorReader
  private let acceleration: VectorReader
  private let magneticField: VectorReader
  private let stamp: ChannelReader
  private let mount: SensorMount

  /// Prepares a description's channels.
  init(_ stream: StreamDescription) throws(InputError) {
    angularVelocity = try VectorReader("g", of: stream, units: ChannelUnit.angularVelocity)
    acceleration = try VectorReader("a", of: stream, units: ChannelUnit.acceleration)
    magneticField = try VectorReader("m", of: stream, units: ChannelUnit.magneticField)
    stamp = try ChannelReader("device_t_ns", of: stream, units: ChannelUnit.stamp)
    if angularVelocity.isMissing && acceleration.isMissing && magneticField.isMissing {
      throw .missingChannels(stream: stream.id, names: ["gx", "gy", "gz", "ax", "ay", "az"])
    }
    rowLength = stream.channels.count
    mount = SensorMount(stream.mount)
  }

  /// The sample of a row; nil where values are missing or a result is not finite.
  @inline(__always)
  func decode(_ record: InputRecord) -> InertialSample? {
    guard record.values.count >= rowLength else { return nil }
    var sample = InertialSample(time: record.time)
    if !angularVelocity.isMissing {
      let vector = mount.turnAxial(angularVelocity.read(record.values, &sample.isSaturated))
      guard vector.isFinite else { return nil }
      sample.angularVelocity = vector
    }
    if !acceleration.isMissing {
      let vector = mount.turnVector(acceleration.read(record.values, &sample.isSaturated))
      guard vector.isFinite else { return nil }
      sample.acceleration = vector
    }
    if !magneticField.isMissing {
      let vector = mount.turnAxial(magneticField.read(record.values, &sample.isSaturated))
      guard vector.isFinite else { return nil }
      sample.magneticField = vector
    }
    if !stamp.isMissing, let nanoseconds = stamp.readInteger(record.values) {
      sample.measured = Timestamp(nanoseconds: nanoseconds)
    }
    return sample
  }
}
