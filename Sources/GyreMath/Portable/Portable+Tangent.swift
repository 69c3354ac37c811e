extension Portable {
  /// The tangent of an angle in radians: sine over cosine, both with their tails.
  ///
  /// Error: at most .52 ulp. NaN for infinities and NaN; -0 for -0. Never infinite: no double is an odd
  /// multiple of pi/2.
  public static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    if x.magnitude < 0x1p-27 { return x }
    let angle = ReducedAngle(x)
    let rest = RestOfAngle(angle)
    let sine = Sine(step: angle.step, rest: rest)
    let cosine = Sine(step: angle.step &+ 32, rest: rest)
    return DoubleDouble(larger: sine.head, plus: sine.tail)
      .quotient(by: DoubleDouble(larger: cosine.head, plus: cosine.tail)).sum
  }
}
