extension Portable {
  /// e to the power x.
  ///
  /// Error: at most .51 ulp (below 2^-1022, where numbers are sparse, .77). 0 for -infinity and below -745.14,
  /// infinity above 709.79; NaN for NaN.
  public static func exp(_ x: Double) -> Double {
    // One comparison sorts out the tiny, the large, the infinite and NaN.
    guard x.magnitude.bitPattern &- 0x3c90_0000_0000_0000 < 0x4080_0000_0000_0000 - 0x3c90_0000_0000_0000
    else {
      return unusualExponential(x)
    }
    let power = PowerOfTwo(exponent: x, low: -0.0)
    return power.scale + power.scale * power.tail
  }

  /// 2 to the power x; exact for integers.
  ///
  /// Error: at most .51 ulp (below 2^-1022, where numbers are sparse, .77). 0 below -1075, infinity from 1024
  /// on; NaN for NaN.
  public static func exp2(_ x: Double) -> Double {
    guard x.magnitude < 1000 else {
      if x.isNaN { return .nan }
      if x >= 1024 { return .infinity }
      if x < -1076 { return 0 }
      return PowerOfTwo(binaryExponent: x).scaledValue
    }
    let power = PowerOfTwo(binaryExponent: x)
    return power.scale + power.scale * power.tail
  }

  @inline(never) private static func unusualExponential(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return 1 + x }
    if x.isNaN { return .nan }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    return PowerOfTwo(exponent: x, low: -0.0).scaledValue
  }
}

/// A power as 2^(i/128) 2^k (1 + tail): the table gives the first factor, a polynomial of what remains of
/// the exponent the tail.
///
/// Source of the scheme: P. T. P. Tang, ACM TOMS 15 (1989), 144.
struct PowerOfTwo {
  /// 128 k + i, in the last bits.
  let step: UInt64
  /// What the polynomial makes of the rest, |tail| < .003.
  let tail: Double

  /// e^(x + low), for |x| < 800 and a low part below an ulp of it.
  @inline(__always) init(exponent x: Double, low: Double) {
    let shifted = x * 0x1.71547652b82fep7 + 0x1.8p52
    let count = shifted - 0x1.8p52
    step = shifted.bitPattern
    // The first product is exact: 34 bits times 18.
    let r = (x - count * 0x1.62e42fefcp-8) - count * -0x1.c610ca86c3899p-44 + low
    let square = r * r
    let series =
      (0x1.fffffffffff57p-2 + r * 0x1.5555555555525p-3)
      + square * (0x1.55555acf8df82p-5 + r * 0x1.1111143255ff1p-7)
    tail = (ExponentialTable.powers[2 * Int(truncatingIfNeeded: step & 127) + 1] + r) + square * series
  }

  /// 2^x, for |x| < 2^40.
  @inline(__always) init(binaryExponent x: Double) {
    let shifted = x + 0x1.8p45
    step = shifted.bitPattern
    let r = x - (shifted - 0x1.8p45)
    let square = r * r
    let series =
      (0x1.ebfbdff82c3f9p-3 + r * 0x1.c6b08d704a01fp-5)
      + square * (0x1.3b2abd4e0db69p-7 + r * 0x1.5d88037ab40c5p-10)
    tail =
      (ExponentialTable.powers[2 * Int(truncatingIfNeeded: step & 127) + 1] + r * 0x1.62e42fefa39efp-1)
      + square * series
  }

  /// 2^(i/128) 2^k, for k within the exponents of normal numbers.
  @inline(__always) var scale: Double {
    let power = ExponentialTable.powers[2 * Int(truncatingIfNeeded: step & 127)]
    return Double(bitPattern: power.bitPattern &+ (step &- (step & 127)) << 45)
  }

  /// The power where it may overflow or leave the normal numbers: computed near 1, then scaled in two steps.
  var scaledValue: Double {
    let power = ExponentialTable.powers[2 * Int(truncatingIfNeeded: step & 127)]
    // The count is small and signed: bits 7 to 18 hold it.
    let k = Int(Int64(bitPattern: step << 45) >> 52)
    let half = k / 2
    return (power + power * tail) * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: k - half, significand: 1)
  }
}
