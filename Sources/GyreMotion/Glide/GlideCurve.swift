/// The shape of a glide: an easing curve that starts at full speed and only ever slows down.
///
/// Formula: position = origin + D e(s), s = (t - t0) / T, D = v0 T / e'(0), so the release velocity v0 is
/// kept exactly. Fit for it are curves with e(0) = 0, e(1) = 1, 1 < e'(0) < inf, whose slope never exceeds
/// the first and never turns back.
/// Source: own derivation; the shapes carry their sources.
public struct GlideCurve: Sendable, Equatable {
  let shape: Shape

  /// The shapes that are known in closed form; each is written in u = 1 - s, the share of time to go.
  enum Shape: Sendable, Equatable {
    /// e = 1 - u^k, k > 1.
    case power(Double)
    /// e = sin(s pi/2).
    case sine
    /// e = (1 - 2^(-10 s)) / (1 - 2^-10).
    case exponential
    /// Exponential minus a constant deceleration: 1 - e = phi(k u) / phi(k), phi(x) = e^x - 1 - x, k > 0.
    case friction(Double)
    /// e = 1 - e^(-k s), the last step e^-k wide, k > 0.
    case decay(Double)
    /// Exponential decay against a growing brake: e'(s) ~ e^(-k s) - s e^-k, k > 0.
    case brake(Double)
    /// A concave Bezier curve.
    case bezier(CubicBezier)
    /// The quintic of `Glide.settling`: e'(0) = m in [0, 2.5], e'(1) = e''(0) = e''(1) = 0.
    case settle(Double)
  }

  /// The value e(s) and the pace at s in [0, 1).
  ///
  /// The pace is e'(s) / e'(0), exactly 1 at s = 0; only for settling, which may start at rest, it is e'(s).
  func sample(_ s: Double) -> (value: Double, pace: Double) {
    let u = 1 - s
    switch shape {
    case .power(let k):
      let pace = Self.power(u, k)
      return (1 - pace * u, pace)
    case .sine:
      return (Portable.sin(s * (.pi / 2)), Portable.cos(s * (.pi / 2)))
    case .exponential:
      let pace = Portable.exp2(-10 * s)
      return ((1 - pace) / Self.exponentialSpan, pace)
    case .friction(let k):
      return (1 - Self.phi(k * u) / Self.phi(k), Portable.expm1(k * u) / Portable.expm1(k))
    case .decay(let k):
      let pace = Portable.exp(-k * s)
      return (1 - pace, pace)
    case .brake(let k):
      let rest = Portable.expm1(-k * s)
      let floor = Portable.exp(-k)
      return ((-rest / k - s * s / 2 * floor) * initialSlope, 1 + rest - s * floor)
    case .bezier(let curve):
      guard s > 0 else { return (0, 1) }
      let point = curve.point(s)
      return (point.value, point.slope / curve.slope(at: 0))
    case .settle(let m):
      let value = 1 - u * u * u * (1 + s * (3 - m + s * (6 - 3 * m)))
      return (value, u * u * (m * (1 + s * (2 - 15 * s)) + 30 * s * s))
    }
  }

  /// u^(k - 1), by multiplication where k is small and whole: faster, and monotone to the last bit.
  private static func power(_ u: Double, _ k: Double) -> Double {
    switch k {
    case 2: u
    case 3: u * u
    case 4: u * u * u
    case 5: u * u * (u * u)
    default: Portable.pow(u, k - 1)
    }
  }

  static let ln2 = 0.693147180559945309417
  static let exponentialSpan = 1 - 0x1p-10

  /// e^x - 1 - x for x >= 0, without cancellation near 0.
  static func phi(_ x: Double) -> Double {
    guard x < 0.5 else { return Portable.expm1(x) - x }
    // x^2/2 (1 + x/3 (1 + x/4 (...))): 13 terms leave 0.5^13 * 2/15!, below 1e-15.
    var sum = 1.0
    var divisor = 14.0
    while divisor > 2 {
      sum = 1 + x / divisor * sum
      divisor -= 1
    }
    return x * x / 2 * sum
  }
}

extension GlideCurve {
  /// Power ease-out 1 - (1 - s)^k: 2 is constant deceleration, 3 (the default of glides) feels like a heavy
  /// globe; throws where k is not a finite number above 1.
  public static func power(_ exponent: Double) throws(GlideCurveError) -> GlideCurve {
    guard exponent.isFinite, exponent > 1 else { throw .exponentNotAboveOne(exponent) }
    return GlideCurve(shape: .power(exponent))
  }

  /// Cubic ease-out, the default.
  public static let cubic = GlideCurve(shape: .power(3))
  /// Quadratic ease-out: constant deceleration.
  public static let quadratic = GlideCurve(shape: .power(2))
  /// Sine ease-out.
  public static let sine = GlideCurve(shape: .sine)
  /// Exponential ease-out, rescaled so that it ends without a step; its last speed is 2^-10 of the first.
  public static let exponential = GlideCurve(shape: .exponential)

  /// The first slope e'(0): 1 < k < inf for everything that keeps a release velocity; D = v0 T / e'(0).
  public var initialSlope: Double {
    switch shape {
    case .power(let k): k
    case .sine: .pi / 2
    case .exponential: 10 * Self.ln2 / Self.exponentialSpan
    case .friction(let k): k * Portable.expm1(k) / Self.phi(k)
    case .decay(let k): k
    case .brake(let k): 1 / (-Portable.expm1(-k) / k - Portable.exp(-k) / 2)
    case .bezier(let curve): curve.slope(at: 0)
    case .settle(let m): m
    }
  }
}
