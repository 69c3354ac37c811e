/// A decimal of up to 64 digits as a whole number, for the exact conversion of what 64 bits cannot hold.
///
/// value = digits * 10^exponent. Numerator and denominator are whole numbers; the quotient's 64 upper bits come
/// from a long division in base two, and the remainder says whether it was exact.
struct LongDecimal {
  private var digits: WideInteger
  private var digitCount: Int

  /// No digit yet: zero.
  init() {
    digits = WideInteger(0)
    digitCount = 0
  }

  /// The digits of a number below 2^64.
  init(significand: UInt64) {
    digits = WideInteger(significand)
    digitCount = 1
    var rest = significand / 10
    while rest > 0 {
      digitCount += 1
      rest /= 10
    }
  }

  /// Appends one digit; at most 64 of them, zeros in front do not count.
  mutating func append(_ digit: UInt8) {
    digits.multiply(by: 10, adding: UInt64(digit))
    if digitCount > 0 || digit > 0 { digitCount += 1 }
  }

  /// The nearest `Double` to digits * 10^exponent, ties to even; infinite beyond all finite numbers.
  func double(exponent: Int) -> Double {
    if digits.isZero || digitCount + exponent < -330 { return 0 }
    if digitCount + exponent > 310 { return .infinity }
    var numerator = digits
    var denominator = WideInteger(1)
    if exponent >= 0 {
      numerator.multiply(byPowerOfTen: exponent)
    } else {
      denominator.multiply(byPowerOfTen: -exponent)
    }
    // Scale until denominator <= numerator < 2 * denominator.
    var binary = numerator.bitWidth - denominator.bitWidth
    if binary > 0 { denominator.shiftLeft(binary) } else { numerator.shiftLeft(-binary) }
    if numerator < denominator {
      numerator.shiftLeft(1)
      binary -= 1
    }
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if !(numerator < denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(1)
    }
    return DecimalConversion.assemble(
      quotient, exponent: binary - 63, isInexact: !numerator.isZero)
  }
}
