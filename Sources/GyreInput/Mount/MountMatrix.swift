public import GyreMotion

/// How a sensor is mounted in its device: v_device = M v_sensor, row by row.
public struct MountMatrix: Sendable, Equatable {
  /// The device's X axis in sensor axes.
  public var x: Vector3
  /// The device's Y axis in sensor axes.
  public var y: Vector3
  /// The device's Z axis in sensor axes.
  public var z: Vector3

  /// Makes a matrix of its rows.
  public init(x: Vector3, y: Vector3, z: Vector3) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A sensor whose axes are the device's.
  public static let identity = MountMatrix(
    x: Vector3(x: 1, y: 0, z: 0), y: Vector3(x: 0, y: 1, z: 0), z: Vector3(x: 0, y: 0, z: 1))
}
