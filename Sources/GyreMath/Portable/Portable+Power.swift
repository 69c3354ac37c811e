extension Portable {
  /// x to the power y, as e^(y log x) with the logarithm and the product in two parts.
  ///
  /// Error: at most .53 ulp (below 2^-1022, where numbers are sparse, .77). Special values as in C: 1 for
  /// y = 0 and for x = 1, even against NaN; NaN for a negative x and a y that is no integer; the sign of an
  /// odd integer power of a negative x, -0 and -infinity included.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 || !x.isFinite || !y.isFinite { return unusualPower(x, y) }
    var isNegative = false
    if x < 0 {
      guard y.rounded(.towardZero) == y else { return .nan }
      isNegative = y.isOdd
    }
    let size = positivePower(x.magnitude, y)
    return isNegative ? -size : size
  }

  private static func positivePower(_ x: Double, _ y: Double) -> Double {
    let logarithm =
      x < 0x1p-1022 ? Logarithm(subnormal: x).precise : Logarithm(x.bitPattern, added: 0).precise
    // Far outside (and where the products below would leave the normal range) the sign decides.
    let rough = logarithm.high * y
    if !(rough.magnitude < 800) { return rough > 0 ? .infinity : 0 }
    if rough.magnitude < 0x1p-60 { return 1 + rough }
    let product = DoubleDouble(productOf: logarithm.high, and: y)
    let exponent = DoubleDouble(larger: product.high, plus: product.low + logarithm.low * y)
    let power = PowerOfTwo(exponent: exponent.high, low: exponent.low)
    return rough.magnitude < 700 ? power.scale + power.scale * power.tail : power.scaledValue
  }

  /// Powers with a zero or infinite base or exponent.
  private static func unusualPower(_ x: Double, _ y: Double) -> Double {
    let size = x.magnitude
    if y == .infinity || y == -.infinity {
      if size == 1 { return 1 }
      return (size > 1) == (y > 0) ? .infinity : 0
    }
    let result: Double = (size == 0) == (y > 0) ? 0 : .infinity
    return x.sign == .minus && y.isOdd ? -result : result
  }
}

extension Double {
  /// True for odd integers; numbers from 2^53 on are all even.
  fileprivate var isOdd: Bool {
    guard magnitude < 0x1p53 else { return false }
    let whole = Int64(self)
    return Double(whole) == self && whole & 1 == 1
  }
}
