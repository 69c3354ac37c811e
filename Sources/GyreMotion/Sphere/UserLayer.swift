/// What the user adds to the device's attitude: a heading a, a pitch offset b, and rho, the way that is "up" for b.
///
/// q_view = Rz(-a) q Rz(rho) Rx(b) Rz(-rho), q being earth <- camera by the device alone. With rho equal to the
/// device's roll (practically always) this is exactly yaw + a, pitch + b and the device's roll. rho follows the
/// roll no faster than keeps the view's turn within three times the device's, so that nothing jumps at the zenith.
struct UserLayer: Sendable, Equatable {
  /// What is added to the heading, radians, positive to the right; not wrapped.
  var heading: AxisCurve = .rest(0)
  /// What is added to the pitch, radians, positive up.
  var pitchOffset: AxisCurve = .rest(0)
  /// The roll at which the pitch offset counts as "up", radians.
  private(set) var upReference = 0.0

  /// True where there is no pitch offset, and none is coming: "up" is then the device's, and need not be followed.
  var isUntilted: Bool {
    if case .rest(let offset) = pitchOffset { return offset == 0 }
    return false
  }

  /// The camera's attitude, earth <- camera, over a device's, at a moment.
  func attitude(over device: Quaternion, at time: Timestamp) -> Quaternion {
    let turned = Quaternion.aboutZ(-heading.value(at: time)) * device
    return isUntilted ? turned : turned * tilt(pitchOffset.value(at: time))
  }

  /// The rotation that the pitch offset alone makes: camera <- camera.
  func tilt(_ offset: Double) -> Quaternion {
    Quaternion.aboutZ(upReference) * Quaternion.aboutX(offset) * Quaternion.aboutZ(-upReference)
  }

  /// Follows the device to a new attitude that it reached by a turn of an angle (radians).
  mutating func follow(_ device: Quaternion, turnedBy angle: Double, at time: Timestamp) {
    let forward = device.rotate(Vector3(x: 0, y: 0, z: -1))
    let right = device.rotate(Vector3(x: 1, y: 0, z: 0))
    let up = device.rotate(Vector3(x: 0, y: 1, z: 0))
    guard Portable.hypot(forward.x, forward.y) >= ViewAngles.poleRadius else { return }
    let difference = Angle.wrap(Portable.atan2(-right.z, up.z) - upReference)
    let lever = 2 * abs(Portable.sin(pitchOffset.value(at: time) / 2))
    let limit = 2 * angle / max(lever, 1e-9)
    upReference += min(max(difference, -limit), limit)
    upReference = Angle.wrap(upReference)
  }

  /// Takes the device's roll as "up" at once: where there is no pitch offset, or a blend hides the step.
  mutating func adoptUp(of device: Quaternion) {
    let right = device.rotate(Vector3(x: 1, y: 0, z: 0))
    let up = device.rotate(Vector3(x: 0, y: 1, z: 0))
    upReference = Portable.atan2(-right.z, up.z)
  }

  /// Turns with the picture on its panel, clockwise by an angle in radians.
  mutating func turnPicture(by angle: Double) {
    upReference = Angle.wrap(upReference + angle)
  }
}
