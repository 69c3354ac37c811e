/// One rotation, two quaternions: q and -q turn alike, so a sign must be agreed on.
extension Quaternion {
  /// The quaternion with all signs changed: the same rotation.
  @inlinable public static prefix func - (quaternion: Quaternion) -> Quaternion {
    Quaternion(w: -quaternion.w, x: -quaternion.x, y: -quaternion.y, z: -quaternion.z)
  }

  /// The four-dimensional inner product: the cosine of half the angle between two rotations, signs included.
  @inlinable public func dot(_ other: Quaternion) -> Double {
    w * other.w + x * other.x + y * other.y + z * other.z
  }

  /// True where all four numbers are finite.
  @inlinable public var isFinite: Bool { w.isFinite && x.isFinite && y.isFinite && z.isFinite }

  /// The same rotation with the sign for output: w > 0, or with w = 0 the first of x, y, z that is not 0
  /// positive. Holds no -0.
  public var canonical: Quaternion {
    let leading = w != 0 ? w : x != 0 ? x : y != 0 ? y : z
    let signed = leading < 0 ? -self : self
    return Quaternion(w: signed.w + 0, x: signed.x + 0, y: signed.y + 0, z: signed.z + 0)
  }

  /// The same rotation with the sign nearer to another quaternion: their inner product is not negative.
  ///
  /// For sequences, so that components do not jump where `canonical` would change sign.
  @inlinable public func nearest(to other: Quaternion) -> Quaternion { dot(other) < 0 ? -self : self }
}
