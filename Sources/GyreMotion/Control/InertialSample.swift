/// One reading of an inertial sensor in the device frame: X right, Y top, Z out of the screen.
public struct InertialSample: Sendable, Equatable {
  /// When the reading arrived, on the session's clock; never decreasing.
  public var time: Timestamp
  /// When the sensor took it, by its own stamp; equal to `time` where it has none. May run backwards.
  public var measured: Timestamp
  /// Angular velocity in rad/s, the mean since the sample before; nil where the row has none.
  public var angularVelocity: Vector3?
  /// Acceleration in m/s^2, (0, 0, +9.81) flat at rest; nil where the row has none.
  public var acceleration: Vector3?
  /// Magnetic field in microtesla; nil where the row has none.
  public var magneticField: Vector3?
  /// True where a channel stands at the end of its range.
  public var isSaturated: Bool

  /// Makes a sample.
  public init(
    time: Timestamp, measured: Timestamp? = nil, angularVelocity: Vector3? = nil,
    acceleration: Vector3? = nil, magneticField: Vector3? = nil, isSaturated: Bool = false
  ) {
    self.time = time
    self.measured = measured ?? time
    self.angularVelocity = angularVelocity
    self.acceleration = acceleration
    self.magneticField = magneticField
    self.isSaturated = isSaturated
  }
}

/// A finished attitude from a rotation-vector sensor.
public struct AttitudeSample: Sendable, Equatable {
  /// When it arrived, on the session's clock; never decreasing.
  public var time: Timestamp
  /// When the sensor took it, by its own stamp; equal to `time` where it has none.
  public var measured: Timestamp
  /// Earth <- device.
  public var attitude: Quaternion

  /// Makes a sample.
  public init(time: Timestamp, measured: Timestamp? = nil, attitude: Quaternion) {
    self.time = time
    self.measured = measured ?? time
    self.attitude = attitude
  }
}
