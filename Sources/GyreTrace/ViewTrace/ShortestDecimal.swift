/// The fewest decimal digits that read back as a number, and among those the nearest to it.
///
/// Exact in 128-bit integers for the magnitudes that views have; no table of powers is needed but that of 5^0 to 5^20.
/// The choice of digits follows R. Giulietti, "The Schubfach way to render doubles" (2020), whose rounded products are
/// exact ones here. The standard library prints the same digits, and any magnitude, at three times the cost.
struct ShortestDecimal: Equatable {
  /// The digits as an integer, without zeros at the end; above 0.
  var digits: UInt64
  /// The power of ten that the digits are multiplied by.
  var exponent: Int

  /// The magnitudes that are taken: below, numbers are written with an exponent; above, they are whole.
  static let magnitudes = 1e-4..<0x1p52

  /// Finds the digits of a number's magnitude; nil outside `magnitudes`, and so for 0, infinities and NaN.
  init?(_ number: Double) {
    guard Self.magnitudes.contains(number.magnitude) else { return nil }
    let fraction = number.significandBitPattern
    // number = significand * 2^power
    let significand = fraction | 1 << 52
    let power = Int(number.exponent) - 52
    // The next double below a power of two is half as far away as the next above.
    let isNearerBelow = fraction == 0
    let isClosed: UInt64 = significand % 2 == 0 ? 0 : 1
    // floor(log10 of the interval's width); widths of nearer neighbours are 3/4 of it.
    let exponent = (power * 1_262_611 - (isNearerBelow ? 524_031 : 0)) >> 22
    let scale = ScaledSignificand(fives: -exponent, shift: exponent - power)
    // In quarters of 10^exponent: the number, and the ends of the interval that reads back as it.
    let middle = scale.quarters(4 * significand)
    let lower = scale.quarters(4 * significand - (isNearerBelow ? 1 : 2)) + isClosed
    let upper = scale.quarters(4 * significand + 2) - isClosed

    let whole = middle / 4
    let tens = whole / 10
    let isLowerTenInside = lower <= 40 * tens
    let isUpperTenInside = 40 * tens + 40 <= upper
    if whole >= 10, isLowerTenInside != isUpperTenInside {
      self.init(digits: isUpperTenInside ? tens + 1 : tens, exponent: exponent + 1)
      return
    }
    let isLowerInside = lower <= 4 * whole
    let isUpperInside = 4 * whole + 4 <= upper
    let isUpper: Bool
    if isLowerInside != isUpperInside {
      isUpper = isUpperInside
    } else {
      let half = 4 * whole + 2
      isUpper = middle > half || (middle == half && whole % 2 == 1)
    }
    self.init(digits: isUpper ? whole + 1 : whole, exponent: exponent)
  }

  private init(digits: UInt64, exponent: Int) {
    var digits = digits
    var exponent = exponent
    // Most numbers end without a zero, round ones with many.
    while digits % 10 == 0 {
      let (thousands, rest) = digits.quotientAndRemainder(dividingBy: 10_000)
      if rest == 0 {
        digits = thousands
        exponent += 4
      } else {
        digits /= 10
        exponent += 1
      }
    }
    self.digits = digits
    self.exponent = exponent
  }
}

/// Multiplies by 5^n and divides by 2^m, exactly but for a last bit that says whether anything was cut off.
private struct ScaledSignificand {
  private let factor: UInt64
  private let shift: UInt64

  init(fives: Int, shift: Int) {
    factor = Self.powersOfFive[fives]
    self.shift = UInt64(shift)
  }

  /// The product as an integer, made odd where it is none, so that it never seems to lie on a boundary.
  func quarters(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: factor)
    // Shifts lie in 0..<64: for these magnitudes the last factor is 5^20.
    let result = shift == 0 ? low : high &<< (64 &- shift) | low &>> shift
    let rest = low & ((1 &<< shift) &- 1)
    return rest == 0 ? result : result | 1
  }

  private static let powersOfFive: [UInt64] = [
    1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125, 244_140_625,
    1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125, 3_814_697_265_625,
    19_073_486_328_125, 95_367_431_640_625,
  ]
}
