/// An easing curve as a value: from progress in time to progress of a movement, both from 0 to 1.
///
/// Each gives its value, its slope, its first slope e'(0) and the range of its values. Outside [0, 1] the CSS
/// curves follow the CSS rules (see each); the others hold their ends. An input that is no number counts as
/// 0. Nothing is allocated by asking.
/// Source: the formulas stand with the cases; CSS Easing Functions Level 2.
public enum EasingCurve: Sendable, Equatable {
  /// e = x. Also CSS `linear`; goes on outside [0, 1].
  case linear
  /// x^k in its direction; any k above 0 (2 quad, 3 cubic, 4 quart, 5 quint); another k counts as 1.
  case power(Double, EasingDirection)
  /// 1 - cos(x pi/2) in its direction.
  case sine(EasingDirection)
  /// 2^(10x - 10) in its direction; see the family.
  case exponential(EasingDirection, family: EasingFamily = .easingsNet)
  /// 1 - sqrt(1 - x^2) in its direction: a quarter of a circle.
  case circular(EasingDirection)
  /// (s + 1) x^3 - s x^2 in its direction, s being the overshoot (1.70158 is 10 %).
  case back(EasingDirection, family: EasingFamily = .easingsNet, overshoot: Double = 1.70158)
  /// A decaying oscillation of an amplitude of at least 1 and a period in x; nil is the family's own.
  case elastic(
    EasingDirection, family: EasingFamily = .easingsNet, amplitude: Double = 1, period: Double? = nil)
  /// Four parabolas, as a ball that comes to rest; the amplitude scales the bounces.
  case bounce(EasingDirection, family: EasingFamily = .easingsNet, amplitude: Double = 1)
  /// 3x^2 - 2x^3: the shortest polynomial with flat ends.
  case smoothstep
  /// 10x^3 - 15x^4 + 6x^5: how a hand moves (Flash and Hogan 1985).
  case minimumJerk
  /// One of Qt's own curves.
  case qt(QtCurve)
  /// CSS `cubic-bezier()`.
  case cubicBezier(CubicBezier)
  /// CSS `steps()`.
  case steps(StepCurve)
  /// CSS `linear()`: straight pieces.
  case piecewiseLinear(LinearCurve)
  /// Cubic Bezier pieces, as Qt's `addCubicBezierSegment`.
  case spline(BezierSpline)

  /// The value e(x).
  public func value(at x: Double) -> Double {
    switch self {
    case .linear: return x.isNaN ? 0 : x + 0
    case .cubicBezier(let curve): return curve.value(at: x)
    case .steps(let curve): return curve.value(at: x)
    case .piecewiseLinear(let curve): return curve.value(at: x)
    case .spline(let curve): return curve.value(at: x)
    case .qt(let curve): return curve.point(x > 0 ? Swift.min(x, 1) : 0).value + 0
    default:
      guard x > 0 else { return 0 }
      guard x < 1 else { return 1 }
      return point(x).value + 0
    }
  }

  /// The slope e'(x), per unit of x; at a kink the one to the right; infinite where the curve is vertical.
  public func slope(at x: Double) -> Double {
    switch self {
    case .linear: return 1
    case .cubicBezier(let curve): return curve.slope(at: x)
    case .steps: return 0
    case .piecewiseLinear(let curve): return curve.slope(at: x)
    case .spline(let curve): return curve.slope(at: x)
    default:
      let place = x.isNaN ? 0 : x
      return place < 0 || place > 1 ? 0 : point(place).slope + 0
    }
  }

  /// The first slope e'(0), from the right.
  public var initialSlope: Double { slope(at: 0) }

  /// The least and the greatest value for x in [0, 1]; a curve that overshoots leaves [0, 1].
  public var range: ClosedRange<Double> {
    switch self {
    case .exponential(let direction, let family):
      Self.exponentialRange(direction, family)
    case .back(let direction, let family, let overshoot):
      Self.backRange(direction, family, overshoot)
    case .elastic(let direction, let family, let amplitude, let period):
      Self.elasticRange(direction, family, amplitude, period)
    case .bounce(let direction, let family, let amplitude):
      Self.bounceRange(direction, family, amplitude)
    case .cubicBezier(let curve): curve.range
    case .steps(let curve): curve.range
    case .piecewiseLinear(let curve): curve.range
    case .spline(let curve): curve.range
    default: 0...1
    }
  }

  /// Value and slope of the curves that hold their ends, at x in [0, 1].
  private func point(_ x: Double) -> EasingPoint {
    switch self {
    case .power(let exponent, let direction): Self.power(x, exponent, direction)
    case .sine(let direction): Self.sine(x, direction)
    case .exponential(let direction, let family): Self.exponential(x, direction, family)
    case .circular(let direction): Self.circular(x, direction)
    case .back(let direction, let family, let overshoot): Self.back(x, direction, family, overshoot)
    case .elastic(let direction, let family, let amplitude, let period):
      Self.elastic(x, direction, family, amplitude, period)
    case .bounce(let direction, let family, let amplitude): Self.bounce(x, direction, family, amplitude)
    case .smoothstep: EasingPoint(value: x * x * (3 - 2 * x), slope: 6 * x * (1 - x))
    case .qt(let curve): curve.point(x)
    case .minimumJerk: Self.minimumJerk(x)
    default: EasingPoint(value: x, slope: 1)
    }
  }
}
