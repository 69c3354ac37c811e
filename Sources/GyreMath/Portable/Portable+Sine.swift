extension Portable {
  /// The sine of an angle in radians.
  ///
  /// Error: at most .51 ulp. NaN for infinities and NaN; -0 for -0.
  public static func sin(_ x: Double) -> Double {
    guard ReducedAngle.canReduce(x) else { return x.isFinite ? x : .nan }
    let angle = ReducedAngle(x)
    return Sine(step: angle.step, rest: RestOfAngle(angle)).value
  }

  /// The cosine of an angle in radians: the sine a quarter turn on.
  ///
  /// Error: at most .51 ulp. NaN for infinities and NaN.
  public static func cos(_ x: Double) -> Double {
    guard ReducedAngle.canReduce(x) else { return x.isFinite ? 1 : .nan }
    let angle = ReducedAngle(x)
    return Sine(step: angle.step &+ 32, rest: RestOfAngle(angle)).value
  }

  /// Sine and cosine of one angle in radians, for little more than the price of one.
  ///
  /// The same bits as `sin` and `cos`.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard ReducedAngle.canReduce(x) else { return x.isFinite ? (x, 1) : (.nan, .nan) }
    let angle = ReducedAngle(x)
    let rest = RestOfAngle(angle)
    return (Sine(step: angle.step, rest: rest).value, Sine(step: angle.step &+ 32, rest: rest).value)
  }
}

/// The parts of sine and cosine that belong to the rest r of a reduced angle, |r| <= pi/128.
struct RestOfAngle {
  /// r itself.
  let angle: Double
  /// sin r - r, with the low part of r in it.
  let sineTail: Double
  /// cos r - 1.
  let cosineTail: Double

  /// The two polynomials; relative errors 2^-65 and 2^-61 (`portable_tables.py`).
  @inline(__always) init(_ reduced: ReducedAngle) {
    let r = reduced.rest
    let square = r * r
    angle = r
    let third = -0x1.5555555555555p-3 + square * (0x1.11111110c196p-7 + square * -0x1.a018aab67ee38p-13)
    sineTail = r * square * third + reduced.restLow
    cosineTail = square * (-0.5 + square * (0x1.555555552d97dp-5 + square * -0x1.6c15c03cdd477p-10))
  }
}

/// The sine of a reduced angle as head and tail: sin(i pi/64 + r) = S cos r + C sin r.
///
/// S and C are from the table. C = c0 + c1 where c0 is a multiple of 1/2, so that c0 r is exact and the head
/// S + c0 r is known as an exact sum; all the rest is below 2^-11 of it, and so are its rounding errors.
struct Sine {
  /// The leading part.
  let head: Double
  /// What the head lacks.
  let tail: Double

  @inline(__always) init(step: UInt64, rest: RestOfAngle) {
    let index = Int(truncatingIfNeeded: step & 127)
    let sine = SineTable.sines[2 * index]
    let sineLow = SineTable.sines[2 * index + 1]
    let cosine = SineTable.sines[2 * ((index + 32) & 127)]
    let cosineLow = SineTable.sines[2 * ((index + 32) & 127) + 1]
    // Adding and subtracting 1.5 * 2^51 rounds to a multiple of 1/2.
    let coarse = (cosine + 0x1.8p51) - 0x1.8p51
    let sum = DoubleDouble(larger: sine, plus: coarse * rest.angle)
    head = sum.high
    tail =
      sum.low
      + (sineLow + ((cosine - coarse) + cosineLow) * rest.angle
        + (cosine * rest.sineTail + sine * rest.cosineTail))
  }

  /// Head and tail in one number.
  @inline(__always) var value: Double { head + tail }
}
