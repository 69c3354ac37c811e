extension Vector3 {
  /// The vector of length 1 in the same direction; nil for the zero vector and where a component is not finite.
  ///
  /// Scaled by a power of two first, so that neither huge nor tiny components overflow or vanish.
  public var normalized: Vector3? {
    let largest = max(x.magnitude, max(y.magnitude, z.magnitude))
    guard isFinite, largest > 0 else { return nil }
    let scaled = self * Double.reciprocalPowerOfTwo(of: largest)
    let length = scaled.length
    return Vector3(x: scaled.x / length, y: scaled.y / length, z: scaled.z / length)
  }

  /// The angle between two directions, in [0, pi] radians: atan2(|a x b|, a . b).
  ///
  /// Right to an ulp or two for nearly parallel vectors too, where the inverse cosine loses half its digits.
  /// 0 where either vector is zero.
  public func angle(to other: Vector3) -> Double { Portable.atan2(cross(other).robustLength, dot(other)) }
}

extension Double {
  /// A power of two that brings a positive finite number to about 1, exactly; within the normal range.
  @inline(__always) static func reciprocalPowerOfTwo(of value: Double) -> Double {
    let exponent = max(-1022, min(1022, Int(value.exponent)))
    return Double(sign: .plus, exponent: -exponent, significand: 1)
  }
}
