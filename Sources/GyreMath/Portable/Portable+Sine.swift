extension Portable {
  /// The sine of an angle in radians.
  ///
  /// Error: at most .52 ulp. NaN for infinities and NaN; -0 for -0.
  public static func sin(_ x: Double) -> Double {
    guard ReducedAngle.isPlain(x) else { return unusualSine(x) }
    let angle = ReducedAngle(plain: x)
    if angle.isDoubtful { return unusualSine(x) }
    return Sine(step: angle.step, rest: RestOfAngle(angle)).value
  }

  /// The cosine of an angle in radians: the sine a quarter turn on.
  ///
  /// Error: at most .52 ulp. NaN for infinities and NaN.
  public static func cos(_ x: Double) -> Double {
    guard ReducedAngle.isPlain(x) else { return unusualCosine(x) }
    let angle = ReducedAngle(plain: x)
    if angle.isDoubtful { return unusualCosine(x) }
    return Sine(step: angle.step &+ 32, rest: RestOfAngle(angle)).value
  }

  /// Sine and cosine of one angle in radians, for little more than the price of one.
  ///
  /// The same bits as `sin` and `cos`.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard ReducedAngle.isPlain(x) else { return (unusualSine(x), unusualCosine(x)) }
    let angle = ReducedAngle(plain: x)
    if angle.isDoubtful { return (unusualSine(x), unusualCosine(x)) }
    let rest = RestOfAngle(angle)
    return (Sine(step: angle.step, rest: rest).value, Sine(step: angle.step &+ 32, rest: rest).value)
  }

  /// The sine of tiny angles (below 2^-27 it is x), of large ones and of those next to a step, of infinities
  /// and NaN.
  @inline(never) private static func unusualSine(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    if x.magnitude < 0x1p-27 { return x }
    let angle = ReducedAngle(x)
    return Sine(step: angle.step, rest: RestOfAngle(angle)).value
  }

  /// The cosine of tiny angles (below 2^-27 it is 1), of large ones and of those next to a step, of
  /// infinities and NaN.
  @inline(never) private static func unusualCosine(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    if x.magnitude < 0x1p-27 { return 1 }
    let angle = ReducedAngle(x)
    return Sine(step: angle.step &+ 32, rest: RestOfAngle(angle)).value
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
    let entry = 4 * Int(truncatingIfNeeded: step & 127)
    let sine = SineTable.entries[entry]
    let coarse = SineTable.entries[entry + 2]
    let fine = SineTable.entries[entry + 3]
    let sum = DoubleDouble(larger: sine, plus: coarse * rest.angle)
    let curved = (coarse + fine) * rest.sineTail + sine * rest.cosineTail
    head = sum.high
    tail = sum.low + (SineTable.entries[entry + 1] + fine * rest.angle + curved)
  }

  /// Head and tail in one number.
  @inline(__always) var value: Double { head + tail }
}
