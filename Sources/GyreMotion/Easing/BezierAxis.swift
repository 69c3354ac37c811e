/// One coordinate of a cubic Bezier curve that starts at 0, with the control values p1 and p2 and the end p3.
///
/// Formula: B(t) = 3 (1-t)^2 t p1 + 3 (1-t) t^2 p2 + t^3 p3 = ((a t + b) t + c) t.
struct BezierAxis: Sendable, Equatable {
  let p1: Double
  let p2: Double
  let p3: Double
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ p1: Double, _ p2: Double, end p3: Double = 1) {
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = p3 - 3 * (p2 - p1)
  }

  /// The value B(t).
  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

  /// The derivative B'(t).
  func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// The places in (0, 1) where the derivative is 0, in rising order; nil where there are fewer.
  var turns: (Double?, Double?) { Self.roots(3 * a, 2 * b, c) }

  /// The places in (0, 1) where the slope dy/dx of a curve has an extreme: B_y'' B_x' = B_y' B_x''.
  static func slopeTurns(_ x: BezierAxis, _ y: BezierAxis) -> (Double?, Double?) {
    roots(3 * (y.a * x.b - y.b * x.a), 3 * (y.a * x.c - y.c * x.a), y.b * x.c - y.c * x.b)
  }

  /// The roots of a t^2 + b t + c in (0, 1).
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> (Double?, Double?) {
    func inside(_ t: Double) -> Double? { t > 0 && t < 1 ? t : nil }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (nil, nil) }
    // The root without cancellation first, the other by Vieta's rule.
    let q = -0.5 * (b < 0 ? b - discriminant.squareRoot() : b + discriminant.squareRoot())
    let (first, second) = (inside(q / a), inside(c / q))
    if let one = first, let two = second, two < one { return (second, first) }
    return first == nil ? (second, nil) : (first, second)
  }

  /// The same coordinate seen from the other end: 1 - B(1 - t), for an end p3 of 1.
  var mirrored: BezierAxis { BezierAxis(1 - p2, 1 - p1) }

  /// Solves B(t) = x in [0, 1] for a B that rises, from a start that is near the solution.
  ///
  /// Two steps of fourth order do where the curve is usual; else bisection stands behind Newton's method.
  @inline(__always)
  func solve(_ x: Double, from start: Double) -> Double {
    let first = improved(start, x)
    let second = improved(first.t, x)
    // The error is some fourth power of the last step; rounding of B(t) moves t by x 2^-53 / B'(t).
    guard Swift.abs(second.t - first.t) < 3e-5, second.t >= 0, second.t <= 1, 4 * second.slope > x else {
      // Numbers, not the axis: what usual curves never reach should not make them store one.
      return Self.bracketed(x, p1, p2, p3)
    }
    return second.t
  }

  /// Householder's step of third order, whose error is a fourth power, and the derivative where it began.
  @inline(__always)
  private func improved(_ t: Double, _ x: Double) -> (t: Double, slope: Double) {
    let cubic = a * t
    let square = cubic + b
    let chord = square * t + c
    let remainder = chord * t - x
    // B' = 3 a t^2 + 2 b t + c and B'' / 2 = 3 a t + b from the same parts.
    let rise = chord + (square + cubic) * t
    let bend = remainder * (square + cubic + cubic)
    let squared = rise * rise
    let turned = squared - bend
    let step = remainder * turned / (rise * (turned - bend) + remainder * remainder * a)
    return (t - step, rise)
  }

  /// Newton's method with bisection behind it, from the exact remainder and derivative.
  @inline(never)
  private static func bracketed(_ x: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
    let axis = BezierAxis(p1, p2, end: p3)
    var (low, high) = (0.0, 1.0)
    var t = x
    var last = 1.0
    for _ in 0..<200 {
      let remainder = axis.exactRemainder(t, x)
      let rise = axis.exactSlope(t)
      // Done where another step would be below the last digit of t.
      if Swift.abs(remainder) <= rise * t * 0x1p-53 { break }
      if remainder < 0 { low = t } else { high = t }
      var step = remainder / rise
      if !(t - step > low && t - step < high && Swift.abs(step) <= 0.7 * last) { step = t - (low + high) / 2 }
      if t - step == t { break }
      last = Swift.abs(step)
      t -= step
    }
    return t
  }

  /// B(t) - x with twice the digits of a Double.
  private func exactRemainder(_ t: Double, _ x: Double) -> Double {
    let rest = DoubleDouble(1, minus: t)
    let first = rest * rest * p1
    let second = rest * t * p2
    return (((first + second) * 3 + DoubleDouble(t) * t * p3) * t - x).high
  }

  /// B'(t) = 3 ((1-t)^2 p1 + 2 (1-t) t (p2 - p1) + t^2 (p3 - p2)), computed with twice the digits.
  private func exactSlope(_ t: Double) -> Double {
    let rest = DoubleDouble(1, minus: t)
    let first = rest * rest * p1
    let second = rest * t * 2 * DoubleDouble(p2, minus: p1)
    return 3 * (first + second + DoubleDouble(t) * t * DoubleDouble(p3, minus: p2)).high
  }
}
