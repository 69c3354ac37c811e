extension Quaternion {
  /// The turn by a rotation vector, radians, whose square is known: exact to rounding, cheap for a sample's small angle.
  ///
  /// With h half the angle: (cos h, sin h / (2 h) v), below 0.2 radians by their series in h^2 (what is left out is
  /// below 2^-54).
  @inline(__always) init(turn vector: Vector3, square: Double) {
    let x = square / 4
    guard x < 0.01 else {
      self.init(rotationVector: vector)
      return
    }
    let cosine = 1 - x * (0.5 - x * (1.0 / 24 - x * (1.0 / 720 - x * (1.0 / 40320))))
    let factor = 0.5 - x * (1.0 / 12 - x * (1.0 / 240 - x * (1.0 / 10080 - x * (1.0 / 725760))))
    self.init(w: cosine, x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  /// The same turn at length 1: q (3 - |q|^2) / 2, one step of Newton's method, which a length near 1 needs no root for.
  @inline(__always) var renormalized: Quaternion? {
    let square = dot(self)
    // The step leaves 3/8 of the error's square.
    guard abs(square - 1) < 1e-7 else { return normalized }
    let factor = 1.5 - 0.5 * square
    return Quaternion(w: w * factor, x: x * factor, y: y * factor, z: z * factor)
  }

  /// Turns about a horizontal axis so that an acceleration in the device's frame points up; the heading stays.
  ///
  /// False, and nothing changes, where the acceleration has no direction.
  mutating func level(_ acceleration: Vector3) -> Bool {
    let size = acceleration.length
    guard size > 1e-6 else { return false }
    let up = rotate(acceleration * (1 / size))
    let axis = Vector3(x: up.y, y: -up.x, z: 0)
    let sine = axis.length
    guard sine > 1e-12 || up.z < 0 else { return true }
    // Upside down, any axis will do.
    let turn =
      sine > 1e-12
      ? Quaternion(rotationVector: axis * (Portable.atan2(sine, up.z) / sine)) : Quaternion.aboutX(.pi)
    self = (turn * self).normalized ?? self
    return true
  }
}
