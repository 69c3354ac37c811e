extension Angle {
  /// The same direction in (-pi, pi]: x less a whole number of turns.
  ///
  /// x in radians, any finite number. Turns are exact multiples of 2 pi, not of the double next to it, so that
  /// the sine does not change, for large x too. Only what lies within two ulps of a whole or half number of
  /// turns (up to 2^20 rad), such as `2 * .pi` or 540 degrees, gives exactly 0 or pi. Never -0; wrapping
  /// twice changes nothing; NaN and infinities give NaN.
  public static func wrap(_ radians: Double) -> Double {
    if radians.magnitude <= .pi { return radians == -.pi ? .pi : radians + 0 }
    return wrapFar(radians)
  }

  /// The shortest turn from one direction to another, in (-pi, pi] radians; positive where `end` is larger.
  @inlinable public static func shortestTurn(from start: Double, to end: Double) -> Double {
    wrap(end - start)
  }

  /// The same direction in (-180, 180] degrees.
  @inlinable public var wrapped: Angle { Angle(radians: Angle.wrap(radians)) }

  @inline(never) private static func wrapFar(_ x: Double) -> Double {
    guard x.magnitude < 0x1p20 else {
      let (sine, cosine) = Portable.sincos(x)
      return notMinusPi(Portable.atan2(sine, cosine))
    }
    // 2 pi in pieces of 35 and 53 bits: the product with the first one is exact.
    let count = (x / (2 * .pi)).rounded()
    let rest = (x - count * 0x1.921fb5444p2) - count * 0x1.68c234c4c6629p-37
    // A number of degrees times pi over 180, or of turns times the double pi, is right to two ulps.
    if rest.magnitude <= 2 * x.ulp { return 0 }
    if .pi - rest.magnitude <= 2 * x.ulp { return .pi }
    return notMinusPi(rest)
  }

  /// -pi, and what rounding took beyond pi, as pi; -0 as 0.
  private static func notMinusPi(_ x: Double) -> Double { x.magnitude >= .pi ? .pi : x + 0 }
}
