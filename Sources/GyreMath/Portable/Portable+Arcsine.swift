extension Portable {
  /// The angle whose sine is x, in radians, from -pi/2 to pi/2.
  ///
  /// The angle of the point (sqrt(1 - x^2), x), the root with its rounding error. Error: at most .51 ulp.
  /// NaN outside [-1, 1]; -0 for -0.
  public static func asin(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 0x1p-27 { return x }
    guard size < 1 else {
      if size > 1 || size.isNaN { return .nan }
      return x < 0 ? -Arctangent.quarterTurn.high : Arctangent.quarterTurn.high
    }
    let root = DoubleDouble.otherLeg(size)
    // d(angle) = x d(y) - y d(x), as the point is on the unit circle.
    let angle = Arctangent.angle(y: size, x: root.high, correction: -(size * root.low))
    return x < 0 ? -angle : angle
  }

  /// The angle whose cosine is x, in radians, from 0 to pi.
  ///
  /// The angle of the point (x, sqrt(1 - x^2)), the root with its rounding error. Error: at most .51 ulp.
  /// NaN outside [-1, 1]; exactly 0 at 1.
  public static func acos(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 0x1p-60 { return Arctangent.quarterTurn.high }
    guard size < 1 else {
      if size > 1 || size.isNaN { return .nan }
      return x < 0 ? 0x1.921fb54442d18p1 : 0
    }
    let root = DoubleDouble.otherLeg(size)
    return Arctangent.angle(y: root.high, x: x, correction: x * root.low)
  }
}

extension DoubleDouble {
  /// sqrt(1 - x^2) for 0 <= x < 1, as the root of (1 - x)(1 + x).
  @inline(__always) fileprivate static func otherLeg(_ x: Double) -> DoubleDouble {
    let difference = DoubleDouble(larger: 1, plus: -x)
    let sum = DoubleDouble(larger: 1, plus: x)
    var square = DoubleDouble(productOf: difference.high, and: sum.high)
    square.low += difference.high * sum.low + difference.low * sum.high
    return square.squareRoot
  }
}
