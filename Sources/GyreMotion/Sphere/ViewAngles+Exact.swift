extension ViewAngles {
  /// The angles that give a camera back exactly, also next to a pole: limits reckon with these, displays do not.
  ///
  /// roll = atan2(-r.u, u.u) as everywhere, and next to a pole yaw from what is level then: with (c, s) the cosine and
  /// sine of the roll, r' = c r + s u, yaw = atan2(-r'.n, r'.e). There both run wild, but their errors cancel.
  init(exactly q: Quaternion) {
    let forward = Vector3(
      x: -2 * (q.x * q.z + q.w * q.y), y: 2 * (q.w * q.x - q.y * q.z),
      z: (q.x * q.x + q.y * q.y) - (q.w * q.w + q.z * q.z))
    let sine = 2 * (q.w * q.y - q.x * q.z)
    let cosine = 2 * (q.y * q.z + q.w * q.x)
    let roll = Portable.atan2(sine, cosine)
    let horizontal = Portable.hypot(forward.x, forward.y)
    let yaw: Double
    if horizontal > ViewAngles.poleRadius {
      yaw = Portable.atan2(forward.x, forward.y)
    } else {
      let level = (q * Quaternion.aboutZ(roll)).rotate(Vector3(x: 1, y: 0, z: 0))
      yaw = Portable.atan2(-level.y, level.x)
    }
    self.init(
      yaw: Angle.wrap(yaw), pitch: Portable.atan2(forward.z, horizontal) + 0, roll: Angle.wrap(roll))
  }
}
