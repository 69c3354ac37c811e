extension Portable {
  /// The natural logarithm of x.
  ///
  /// Error: at most .51 ulp. -infinity for either zero, NaN below zero and for NaN, exactly 0 at 1.
  public static func log(_ x: Double) -> Double {
    // One comparison leaves the positive normal numbers.
    guard x.bitPattern &- 0x0010_0000_0000_0000 < 0x7fe0_0000_0000_0000 else { return unusualLogarithm(x) }
    return Logarithm(x.bitPattern, added: 0).value
  }

  /// The natural logarithm of 1 + x, without the cancellation near 0.
  ///
  /// Error: at most .51 ulp. -infinity at -1, NaN below and for NaN; -0 for -0.
  public static func log1p(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return x }
    guard x > -1, x < .infinity else { return x == -1 ? -.infinity : x > 0 ? x : .nan }
    let sum = DoubleDouble(sumOf: 1, and: x)
    return Logarithm(sum.high.bitPattern, added: sum.low).value
  }

  @inline(never) private static func unusualLogarithm(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x.isNaN || x < 0 { return .nan }
    return x == .infinity ? x : Logarithm(subnormal: x).value
  }
}

/// A logarithm in the making: x = 2^k z, z from .69 to 1.38, and log x = k log 2 + log c + log(1 + r) with
/// r = z/c - 1, |r| < .0043.
///
/// 1/c comes from a table and has 11 bits, so that r is exact as the sum of two numbers; log 2 and log c have
/// heads on a grid of 2^-42, so that their sum is exact. Around 1 the table has c = 1 and k = 0, so nothing
/// cancels there.
struct Logarithm {
  /// k log 2 + log c, exactly.
  let head: Double
  /// The rest of k log 2 + log c.
  let headLow: Double
  /// r.
  let rest: Double
  /// What r lacks.
  let restLow: Double

  /// Takes apart a positive normal number given by its bits, and a small number added to it.
  @inline(__always) init(_ bits: UInt64, added: Double, exponentShift: Int64 = 0) {
    let offset = bits &- 0x3fe6_1000_0000_0000
    let index = 3 * Int(truncatingIfNeeded: (offset >> 45) & 127)
    let k = Int64(bitPattern: offset) >> 52
    let z = Double(bitPattern: bits &- offset & 0xfff0_0000_0000_0000)
    let inverse = LogarithmTable.entries[index]
    let zHead = z.head
    let r = DoubleDouble(larger: zHead * inverse - 1, plus: (z - zHead) * inverse)
    let count = Double(k &+ exponentShift)
    head = count * 0x1.62e42fefa38p-1 + LogarithmTable.entries[index + 1]
    headLow = count * 0x1.ef35793c7673p-45 + LogarithmTable.entries[index + 2]
    if added == 0 {
      rest = r.high
      restLow = r.low
    } else {
      let scale = Double(bitPattern: UInt64(bitPattern: 1023 &- max(-1022, min(1022, k))) << 52)
      let both = DoubleDouble(sumOf: r.high, and: r.low + added * scale * inverse)
      rest = both.high
      restLow = both.low
    }
  }

  /// Takes apart a subnormal number, brought up by 2^54.
  init(subnormal x: Double) {
    self.init((x * 0x1p54).bitPattern, added: 0, exponentShift: -54)
  }

  /// The logarithm as a double.
  @inline(__always) var value: Double {
    let square = rest * rest
    let series =
      (0x1.5555555555555p-2 + rest * -0x1.ffffffff8ddf4p-3)
      + square * (0x1.9999999934272p-3 + rest * (-0x1.5556d38b676f9p-3 + rest * 0x1.24939ce2e18b5p-3))
    let sum = DoubleDouble(larger: head, plus: rest)
    return sum.high + (sum.low + (restLow + headLow + square * (rest * series - 0.5)))
  }

  /// The logarithm with a relative error near 2^-68, for powers.
  @inline(__always) var precise: DoubleDouble {
    let square = DoubleDouble(squareOf: rest)
    let series =
      (0x1.5555555555556p-2 - rest * 0x1p-2)
      + square.high
      * ((0x1.99999998e2feap-3 + rest * -0x1.55555554b0fd1p-3)
        + square.high * (0x1.2493e0d5f1513p-3 + rest * -0x1.00016eec76993p-3))
    let sum = DoubleDouble(larger: head, plus: rest)
    let both = DoubleDouble(larger: sum.high, plus: -0.5 * square.high)
    let tail = square.high * rest * series - (0.5 * square.low + rest * restLow)
    return DoubleDouble(larger: both.high, plus: both.low + (sum.low + (headLow + (restLow + tail))))
  }
}
