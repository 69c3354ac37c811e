/// Rotations by axis and angle: q = (cos(angle/2), sin(angle/2) axis), right-handed.
extension Quaternion {
  /// The turn by an angle in radians about the first axis.
  public static func aboutX(_ angle: Double) -> Quaternion {
    let (sine, cosine) = Portable.sincos(angle / 2)
    return Quaternion(w: cosine, x: sine, y: 0, z: 0)
  }

  /// The turn by an angle in radians about the second axis.
  public static func aboutY(_ angle: Double) -> Quaternion {
    let (sine, cosine) = Portable.sincos(angle / 2)
    return Quaternion(w: cosine, x: 0, y: sine, z: 0)
  }

  /// The turn by an angle in radians about the third axis.
  public static func aboutZ(_ angle: Double) -> Quaternion {
    let (sine, cosine) = Portable.sincos(angle / 2)
    return Quaternion(w: cosine, x: 0, y: 0, z: sine)
  }

  /// The turn by an angle in radians about an axis of any length; nil for a zero axis and for numbers that
  /// are not finite.
  public init?(axis: Vector3, angle: Double) {
    guard let unit = axis.normalized, angle.isFinite else { return nil }
    let (sine, cosine) = Portable.sincos(angle / 2)
    self.init(w: cosine, x: sine * unit.x, y: sine * unit.y, z: sine * unit.z)
  }

  /// The angle of the rotation, in [0, pi] radians: 2 atan2(|(x, y, z)|, |w|).
  ///
  /// Right to a few ulps for tiny turns and near half turns; q and -q give the same.
  public var angle: Double {
    2 * Portable.atan2(Vector3(x: x, y: y, z: z).robustLength, w.magnitude)
  }

  /// Axis (a unit vector) and angle in [0, pi] radians; the identity's axis is z.
  ///
  /// A half turn has two axes; it gives the one whose first component that is not 0 is positive.
  public var axisAndAngle: (axis: Vector3, angle: Double) {
    let unique = canonical
    let axis = Vector3(x: unique.x, y: unique.y, z: unique.z)
    return (axis.normalized ?? Vector3(x: 0, y: 0, z: 1), angle)
  }

  /// The angle of the rotation that leads from this attitude to another, in [0, pi] radians.
  ///
  /// 4 atan2(|a - b|, |a + b|) with the nearer sign of b: differences of near neighbours are exact, so tiny
  /// angles keep their digits, where the inverse cosine of the inner product shows nothing below 1e-8.
  public func angle(to other: Quaternion) -> Double {
    let end = other.nearest(to: self)
    let difference = Quaternion(w: w - end.w, x: x - end.x, y: y - end.y, z: z - end.z)
    let sum = Quaternion(w: w + end.w, x: x + end.x, y: y + end.y, z: z + end.z)
    return 4 * Portable.atan2(difference.robustNorm, sum.robustNorm)
  }
}

extension Vector3 {
  /// The length, also of vectors whose squares would vanish.
  @inline(__always) var robustLength: Double {
    let square = dot(self)
    if square > 0x1p-900 { return square.squareRoot() }
    let scaled = self * 0x1p500
    return scaled.length * 0x1p-500
  }
}

extension Quaternion {
  /// The length, also of quaternions whose squares would vanish.
  @inline(__always) fileprivate var robustNorm: Double {
    let plain = norm
    return plain > 0x1p-450 ? plain : times(0x1p500).norm * 0x1p-500
  }
}
