/// An angle as a whole number of steps of pi/64 and a rest of at most half a step.
///
/// x = step pi/64 + rest + restLow (mod 2 pi). Three ways, by size: two constants whose product with the step
/// is exact up to 50 rad (Cody and Waite, "Software Manual for the Elementary Functions", 1980), three up to
/// 2^20 rad, and the digits of 2/pi in integers beyond, and wherever the rest almost vanishes (Payne and
/// Hanek, "Radian reduction for trigonometric functions", 1983).
struct ReducedAngle {
  /// The number of steps; only its last seven bits count, as 128 steps are a turn.
  var step: UInt64
  /// The rest, |rest| <= pi/128 (and a little more by rounding).
  var rest: Double
  /// What `rest` lacks.
  var restLow: Double

  /// Angles that two constants may reduce.
  @inline(__always) static func isPlain(_ x: Double) -> Bool { x.magnitude < 50 }

  /// Reduces a plain angle; where the result `isDoubtful`, the general way must be taken instead.
  @inline(__always) init(plain x: Double) {
    // Adding and subtracting 1.5 * 2^52 rounds to an integer and leaves it in the last bits.
    let shifted = x * 0x1.45f306dc9c883p4 + 0x1.8p52
    let count = shifted - 0x1.8p52
    let first = x - count * 0x1.921fb54443p-5
    let product = count * -0x1.73dcb3b399d74p-48
    step = shifted.bitPattern
    rest = first - product
    restLow = (first - rest) - product
  }

  /// True where the rest almost vanishes: the two constants know it to 2^-91 only, which is not enough then.
  @inline(__always) var isDoubtful: Bool { rest.magnitude < 0x1p-30 }

  /// Reduces any finite angle of at least 2^-27.
  init(_ x: Double) {
    if ReducedAngle.isPlain(x) {
      self.init(plain: x)
      if isDoubtful, x.magnitude > 0x1p-7 { self = ReducedAngle(huge: x) }
    } else if x.magnitude < 0x1p20 {
      self.init(large: x)
    } else {
      self.init(huge: x)
    }
  }

  /// Reduction with three constants, for angles of 50 rad and more.
  @inline(__always) private init(large x: Double) {
    let shifted = x * 0x1.45f306dc9c883p4 + 0x1.8p52
    let count = shifted - 0x1.8p52
    let first = x - count * 0x1.921fb54p-5
    let second = DoubleDouble(sumOf: first, and: -(count * 0x1.10b461p-35))
    let both = DoubleDouble(larger: second.high, plus: second.low - count * 0x1.a62633145c06ep-63)
    if both.high.magnitude < 0x1p-25 {
      self = ReducedAngle(huge: x)
    } else {
      step = shifted.bitPattern
      rest = both.high
      restLow = both.low
    }
  }

  /// Exact reduction of any finite angle from 2^-7 on: the fraction of x * 2/pi, to 190 binary digits.
  @inline(never) private init(huge x: Double) {
    let exponent = Int(truncatingIfNeeded: x.magnitude.bitPattern >> 52)
    let significand = (x.bitPattern & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
    // x = significand 2^(exponent - 1075). Digits of 2/pi above its 2^-(exponent - 1077) give whole turns.
    let start = exponent - 1075 - 2 + 128
    let word = start / 64
    let (first, second, third) = CircleDigits.window(word: word, shift: start % 64)
    let low = significand.multipliedFullWidth(by: third)
    let middle = significand.multipliedFullWidth(by: second)
    let (middleSum, carry) = low.high.addingReportingOverflow(middle.low)
    // Quarter turns: two binary digits before the point, 190 after it.
    let high = significand &* first &+ middle.high &+ (carry ? 1 : 0)
    let steps = (high &+ 0x0100_0000_0000_0000) >> 57
    var digits = (high &- (steps << 57), middleSum, low.low)
    let isBelow = digits.0 >> 63 == 1
    if isBelow {
      let two = ~digits.2 &+ 1
      let one = ~digits.1 &+ (two == 0 ? 1 : 0)
      digits = (~digits.0 &+ (two == 0 && one == 0 ? 1 : 0), one, two)
    }
    let fraction = DoubleDouble(fixedPoint: digits)
    var angle = DoubleDouble(productOf: fraction.high, and: 0x1.921fb54442d18p0)
    angle.low += fraction.high * 0x1.1a62633145c07p-54 + fraction.low * 0x1.921fb54442d18p0
    angle = DoubleDouble(larger: angle.high, plus: angle.low)
    let isNegative = x < 0
    step = isNegative ? 0 &- steps : steps
    rest = isNegative != isBelow ? -angle.high : angle.high
    restLow = isNegative != isBelow ? -angle.low : angle.low
  }
}

extension DoubleDouble {
  /// The 192-bit number of three words, the first the most significant, times 2^-190.
  fileprivate init(fixedPoint words: (UInt64, UInt64, UInt64)) {
    var words = words
    var exponent = -62
    while words.0 == 0, exponent > -190 {
      words = (words.1, words.2, 0)
      exponent -= 64
    }
    let shift = words.0.leadingZeroBitCount
    let high = words.0 << shift | (shift == 0 ? 0 : words.1 >> (64 - shift))
    let low = words.1 << shift | (shift == 0 ? 0 : words.2 >> (64 - shift))
    let scale = Double(sign: .plus, exponent: exponent - shift, significand: 1)
    self.init(
      high: Double(high & ~0x7ff) * scale,
      low: Double((high & 0x7ff) << 53 | low >> 11) * (scale * 0x1p-53))
  }
}

extension CircleDigits {
  /// Three words of digits that start `shift` digits into a word.
  fileprivate static func window(word: Int, shift: Int) -> (UInt64, UInt64, UInt64) {
    func digits(_ index: Int) -> UInt64 {
      words[index] << shift | (shift == 0 ? 0 : words[index + 1] >> (64 - shift))
    }
    return (digits(word), digits(word + 1), digits(word + 2))
  }
}
