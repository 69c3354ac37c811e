/// A number as the unevaluated sum of two Doubles: about 32 digits.
///
/// Source: Dekker, "A floating-point technique for extending the available precision", 1971; no fused
/// multiply-add, so that every machine gives the same bits.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact difference of two numbers.
  init(_ left: Double, minus right: Double) { self.init(sum: left, -right) }

  /// The exact sum of two numbers.
  private init(sum left: Double, _ right: Double) {
    high = left + right
    let part = high - left
    low = (left - (high - part)) + (right - part)
  }

  /// The exact product of two numbers, of magnitudes below 1e300.
  private init(product left: Double, _ right: Double) {
    high = left * right
    let (a, b) = Self.halves(left)
    let (c, d) = Self.halves(right)
    low = ((a * c - high) + a * d + b * c) + b * d
  }

  private static func halves(_ x: Double) -> (Double, Double) {
    let scaled = x * 134_217_729  // 2^27 + 1
    let high = scaled - (scaled - x)
    return (high, x - high)
  }

  private func renormalised() -> DoubleDouble { DoubleDouble(sum: high, low) }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    var product = DoubleDouble(product: left.high, right)
    product.low += left.low * right
    return product.renormalised()
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    var product = DoubleDouble(product: left.high, right.high)
    product.low += left.high * right.low + left.low * right.high
    return product.renormalised()
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    var sum = DoubleDouble(sum: left.high, right.high)
    sum.low += left.low + right.low
    return sum.renormalised()
  }

  static func - (left: DoubleDouble, right: Double) -> DoubleDouble {
    left + DoubleDouble(-right)
  }
}
