/// Decimal digits to the nearest `Double`, ties to even: significand * 10^exponent.
///
/// Three ways, each of them exact. Small numbers: both factors are representable, so one multiplication or
/// division rounds once (Clinger, "How to read floating point numbers accurately", PLDI 1990). Up to 19 digits:
/// 64 by 128 bit integer arithmetic with 5^|exponent|, the powers of two go to the exponent. Everything else:
/// whole numbers of up to 1,536 bits.
enum DecimalConversion {
  /// 10^0 to 10^22: the powers of ten that a `Double` holds exactly.
  static let powersOfTen: InlineArray<23, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// 5^0 to 5^27: the powers of five that 64 bits hold.
  static let powersOfFive: InlineArray<28, UInt64> = [
    1, 5, 25, 125, 625, 3_125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125,
    244_140_625, 1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625,
    762_939_453_125, 3_814_697_265_625, 19_073_486_328_125, 95_367_431_640_625,
    476_837_158_203_125, 2_384_185_791_015_625, 11_920_928_955_078_125,
    59_604_644_775_390_625, 298_023_223_876_953_125, 1_490_116_119_384_765_625,
    7_450_580_596_923_828_125,
  ]

  /// The nearest `Double` to significand * 10^exponent; infinite where that is beyond all finite numbers.
  @inline(__always)
  static func double(significand: UInt64, exponent: Int) -> Double {
    if significand <= 1 << 53, exponent >= -22, exponent <= 22 {
      return exponent < 0
        ? Double(significand) / powersOfTen[-exponent] : Double(significand) * powersOfTen[exponent]
    }
    return rounded(significand: significand, exponent: exponent)
  }

  /// The same beyond the small numbers.
  @inline(never)
  static func rounded(significand: UInt64, exponent: Int) -> Double {
    guard significand > 0 else { return 0 }
    let shift = significand.leadingZeroBitCount
    let high = significand << UInt64(shift)
    if exponent >= 0, exponent <= 27 {
      // high * 5^e needs up to 127 bits: keep the upper 64, remember whether others were set.
      let (upper, lower) = high.multipliedFullWidth(by: powersOfFive[exponent])
      guard upper > 0 else { return assemble(high, exponent: exponent - shift, isInexact: false) }
      let room = upper.leadingZeroBitCount
      let bits = room == 0 ? upper : upper << UInt64(room) | lower >> UInt64(64 - room)
      let rest = lower << UInt64(room)
      return assemble(bits, exponent: exponent - shift + 64 - room, isInexact: rest != 0)
    }
    if exponent < 0, exponent >= -27 {
      // The divisor's top bit set and the dividend below it: a quotient of 63 or 64 bits.
      let five = powersOfFive[-exponent]
      let room = five.leadingZeroBitCount
      let divisor = five << UInt64(room)
      let (quotient, remainder) = divisor.dividingFullWidth((high >> 1, high << 63))
      let top = quotient.leadingZeroBitCount
      // quotient = high * 2^63 / (5^e * 2^room); a remainder below the quotient's last bit is only "inexact"
      // while that bit is kept, so at most one zero bit may be shifted in: rounding needs the 54 upper ones.
      return assemble(
        quotient << UInt64(top), exponent: exponent - shift - 63 + room - top, isInexact: remainder != 0)
    }
    return LongDecimal(significand: significand).double(exponent: exponent)
  }

  /// bits * 2^exponent with the top bit of `bits` set, rounded to the nearest, ties to even.
  static func assemble(_ bits: UInt64, exponent: Int, isInexact: Bool) -> Double {
    // The number is in [2^binary, 2^(binary + 1)).
    let binary = exponent + 63
    if binary > 1_023 { return .infinity }
    // 53 bits stay in a normal number, fewer below 2^-1022.
    let dropped = binary >= -1_022 ? 11 : 11 + (-1_022 - binary)
    if dropped > 64 { return 0 }
    let kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
    let half = UInt64(1) << UInt64(dropped - 1)
    let rest = dropped == 64 ? bits : bits & (half << 1 &- 1)
    let isUp = rest > half || rest == half && (isInexact || kept & 1 == 1)
    // Adding 1 may carry into the exponent's field, which is exactly what it should do.
    let field = binary >= -1_022 ? UInt64(binary + 1_022) << 52 : 0
    return Double(bitPattern: field + kept + (isUp ? 1 : 0))
  }
}
