/// The tilt of a device that has an accelerometer alone: gravity's direction behind a short low-pass.
///
/// The attitude turns about a horizontal axis towards the measured up by 1 - e^(-dt / 0.3 s) of the angle between them,
/// so the heading stays; while the device is pushed by more than 2 m/s^2 besides gravity it waits.
struct TiltFollower: Sendable, Equatable {
  private static let time = 0.3
  private static let largestPush = 2.0

  static func follow(_ attitude: Quaternion, _ acceleration: Vector3, over seconds: Double) -> Quaternion {
    let size = acceleration.length
    guard abs(size - AttitudeFilterCoefficients.gravity) < largestPush else { return attitude }
    let up = attitude.rotate(acceleration * (1 / size))
    let axis = Vector3(x: up.y, y: -up.x, z: 0)
    let sine = axis.length
    guard sine > 1e-12 else { return attitude }
    let angle = Portable.atan2(sine, up.z) * -Portable.expm1(-seconds / time)
    return (Quaternion(rotationVector: axis * (angle / sine)) * attitude).normalized ?? attitude
  }
}
