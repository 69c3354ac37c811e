extension Quaternion {
  /// The attitude part of the way to another, at constant angular speed, the short way round.
  ///
  /// With o half the angle between the two: (sin((1-t) o) a + sin(t o) b) / sin o (K. Shoemake, "Animating
  /// rotation with quaternion curves", SIGGRAPH 1985). Here o comes from differences, not from the inverse
  /// cosine, and b is taken with its nearer sign, so o is at most pi/2: the quotient is well conditioned for
  /// every pair; only equal attitudes need a case of their own. Where both ways are half a turn, the given
  /// sign of `end` decides.
  ///
  /// `fraction` 0 gives this attitude exactly, 1 the other one (with its nearer sign); numbers outside
  /// [0, 1] go on along the same great circle. Both must have length 1.
  public func slerp(to end: Quaternion, fraction: Double) -> Quaternion {
    let end = end.nearest(to: self)
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let halfAngle = angle(to: end) / 2
    var start = 1 - fraction
    var stop = fraction
    if halfAngle > 0x1p-27 {
      let sine = Portable.sin(halfAngle)
      start = Portable.sin(start * halfAngle) / sine
      stop = Portable.sin(stop * halfAngle) / sine
    }
    return Quaternion(
      w: start * w + stop * end.w, x: start * x + stop * end.x, y: start * y + stop * end.y,
      z: start * z + stop * end.z)
  }
}
