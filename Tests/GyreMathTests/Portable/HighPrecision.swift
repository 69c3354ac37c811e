#if arch(x86_64)
  /// Elementary functions in 80-bit arithmetic, written for the tests alone and by other ways than the
  /// library's: plain series after argument reduction or halving, no tables, no tails.
  ///
  /// Relative error: below 2^-60, a hundredth of a double's ulp; checked against mpmath's values in
  /// `PortableReferenceTests`. Range: angles up to 2^20, powers with |y log x| <= 32.
  enum HighPrecision {
    private static let halfTurn: Float80 = 0x1.921fb54442d1846ap1

    static func sin(_ x: Double) -> Float80 {
      let (rest, quarter) = reduced(x)
      return turned(sine(rest), cosine(rest), quarter)
    }

    static func cos(_ x: Double) -> Float80 {
      let (rest, quarter) = reduced(x)
      return turned(sine(rest), cosine(rest), quarter + 1)
    }

    static func tan(_ x: Double) -> Float80 {
      let (rest, quarter) = reduced(x)
      return quarter & 1 == 0 ? sine(rest) / cosine(rest) : -cosine(rest) / sine(rest)
    }

    static func atan(_ x: Double) -> Float80 { arctangent(Float80(x)) }

    static func atan2(_ y: Double, _ x: Double) -> Float80 { angle(y: Float80(y), x: Float80(x)) }

    static func asin(_ x: Double) -> Float80 {
      angle(y: Float80(x), x: ((1 - Float80(x)) * (1 + Float80(x))).squareRoot())
    }

    static func acos(_ x: Double) -> Float80 {
      angle(y: ((1 - Float80(x)) * (1 + Float80(x))).squareRoot(), x: Float80(x))
    }

    static func exp(_ x: Double) -> Float80 { exponential(Float80(x)) }

    static func exp2(_ x: Double) -> Float80 {
      let count = Float80(x).rounded()
      let rest = (Float80(x) - count) * 0x1.62e42fefa39ef358p-1
      return scaled(1 + exponentialSeries(rest), by: count)
    }

    static func expm1(_ x: Double) -> Float80 {
      x.magnitude < 0.4 ? exponentialSeries(Float80(x)) : exponential(Float80(x)) - 1
    }

    static func log(_ x: Double) -> Float80 { logarithm(Float80(x)) }

    static func log1p(_ x: Double) -> Float80 {
      x.magnitude < 0.4 ? areaTangent(Float80(x) / (2 + Float80(x))) : logarithm(1 + Float80(x))
    }

    static func pow(_ x: Double, _ y: Double) -> Float80 { exponential(Float80(y) * logarithm(Float80(x))) }

    static func hypot(_ x: Double, _ y: Double) -> Float80 {
      (Float80(x) * Float80(x) + Float80(y) * Float80(y)).squareRoot()
    }

    // MARK: - Angles

    /// x less the nearest multiple of pi/2, which is subtracted in pieces of 40, 40 and 64 bits.
    private static func reduced(_ x: Double) -> (rest: Float80, quarter: Int) {
      let count = (Float80(x) * 0x1.45f306dc9c882a54p-1).rounded()
      let first = Float80(x) - count * 0x1.921fb54442p0
      let second = first - count * 0x1.a308d3131ap-41
      return (second - count * -0x1.d747f23e32ed6fdcp-83, Int(count))
    }

    private static func turned(_ sine: Float80, _ cosine: Float80, _ quarter: Int) -> Float80 {
      let value = quarter & 1 == 0 ? sine : cosine
      return quarter & 2 == 0 ? value : -value
    }

    private static func sine(_ r: Float80) -> Float80 {
      let square = r * r
      var sum: Float80 = 0
      for n in stride(from: 21, through: 3, by: -2) { sum = square * (1 - sum) / Float80(n * (n - 1)) }
      return r - r * sum
    }

    private static func cosine(_ r: Float80) -> Float80 {
      let square = r * r
      var sum: Float80 = 0
      for n in stride(from: 22, through: 2, by: -2) { sum = square * (1 - sum) / Float80(n * (n - 1)) }
      return 1 - sum
    }

    /// The angle whose tangent is t: halved twice, then the series.
    private static func arctangent(_ t: Float80) -> Float80 {
      if t.magnitude > 1 {
        let rest = halfTurn / 2 - arctangent(1 / t.magnitude)
        return t < 0 ? -rest : rest
      }
      let half = t / (1 + (1 + t * t).squareRoot())
      let quarter = half / (1 + (1 + half * half).squareRoot())
      let square = quarter * quarter
      var sum: Float80 = 0
      for n in stride(from: 29, through: 1, by: -2) { sum = 1 / Float80(n) - square * sum }
      return 4 * quarter * sum
    }

    private static func angle(y: Float80, x: Float80) -> Float80 {
      if x.magnitude < y.magnitude {
        let rest = halfTurn / 2 - arctangent(x / y.magnitude)
        return y < 0 ? -rest : rest
      }
      let angle = arctangent(y.magnitude / x.magnitude)
      let upper = x < 0 ? halfTurn - angle : angle
      return y < 0 ? -upper : upper
    }

    // MARK: - Powers

    /// e^r - 1 by its series, |r| < .4.
    private static func exponentialSeries(_ r: Float80) -> Float80 {
      var sum: Float80 = 0
      for n in stride(from: 19, through: 2, by: -1) { sum = r / Float80(n) * (1 + sum) }
      return r + r * sum
    }

    private static func exponential(_ x: Float80) -> Float80 {
      let count = (x * 0x1.71547652b82fe178p0).rounded()
      let rest = (x - count * 0x1.62e42fefa4p-1) - count * -0x1.8432a1b0e2633fep-43
      return scaled(1 + exponentialSeries(rest), by: count)
    }

    private static func scaled(_ value: Float80, by exponent: Float80) -> Float80 {
      Float80(sign: .plus, exponent: Int(exponent), significand: value)
    }

    /// Half the logarithm's argument is the area tangent's: log((1 + f) / (1 - f)) = 2 artanh f.
    private static func areaTangent(_ f: Float80) -> Float80 {
      let square = f * f
      var sum: Float80 = 0
      for n in stride(from: 27, through: 3, by: -2) { sum = square * (1 / Float80(n) + sum) }
      return 2 * f + 2 * f * sum
    }

    private static func logarithm(_ x: Float80) -> Float80 {
      var exponent = Int(x.exponent)
      var significand = x.significand
      if significand > 1.41 {
        significand /= 2
        exponent += 1
      }
      let series = areaTangent((significand - 1) / (significand + 1))
      let count = Float80(exponent)
      return count * 0x1.62e42fefa4p-1 + (series + count * -0x1.8432a1b0e2633fep-43)
    }
  }
#endif
