/// CSS `cubic-bezier(x1, y1, x2, y2)`: a Bezier curve from (0, 0) to (1, 1), solved to the last digits.
///
/// Formula: x(t) = 3 (1-t)^2 t x1 + 3 (1-t) t^2 x2 + t^3 is solved for t, y(t) likewise is the value.
/// The solution is sought from the nearer end, where t is a smooth function of the square root of the
/// distance, whatever the tangent there: a cubic in it starts two steps of fourth order. The error against 60
/// digits is below 1e-14 on usual curves, 1e-11 on degenerate ones. Outside [0, 1] the end tangents go on: their slope is
/// y1 / x1, for a first control point (0, 0) y2 / x2, for both there 1, and 0 where they are vertical.
/// Source: CSS Easing Functions Level 1; own solver.
public struct CubicBezier: Sendable {
  /// The first control point's horizontal coordinate, in [0, 1].
  public var x1: Double { first.x }
  /// The first control point's vertical coordinate.
  public var y1: Double { first.y }
  /// The second control point's horizontal coordinate, in [0, 1].
  public var x2: Double { second.x }
  /// The second control point's vertical coordinate.
  public var y2: Double { second.y }

  private let first: Point
  private let second: Point
  private let early: Start
  private let late: Start

  private struct Point: Sendable, Equatable {
    var x: Double
    var y: Double
  }

  /// Makes a curve; throws where x1 or x2 leaves [0, 1], or a coordinate is no finite number.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(EasingError) {
    guard (0...1).contains(x1), (0...1).contains(x2), Swift.abs(y1) < 1e100, Swift.abs(y2) < 1e100 else {
      throw .controlPointOutside(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    self.init(known: x1, y1, x2, y2)
  }

  /// Makes a curve whose coordinates are known to be usable.
  init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x: x1 + 0, y: y1 + 0)
    second = Point(x: x2 + 0, y: y2 + 0)
    early = Start(BezierAxis(x1, x2))
    late = Start(BezierAxis(x1, x2).mirrored)
  }

  /// The value y at x.
  public func value(at place: Double) -> Double {
    guard place > 0 else { return place < 0 ? Self.extend(place, startGradient) : 0 }
    guard place < 1 else { return 1 + Self.extend(place - 1, endGradient) }
    return solve(place).value
  }

  /// The slope dy/dx at x; at 0 and 1 that of the curve itself, infinite where it is vertical.
  public func slope(at place: Double) -> Double {
    if place < 0 { return startGradient }
    if place > 1 { return endGradient }
    if !(place > 0) { return Self.tangent(x1, y1, x2, y2) }
    if place == 1 { return Self.tangent(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
    return point(place).slope
  }

  /// Value and slope at x in (0, 1), solved once.
  func point(_ place: Double) -> EasingPoint {
    let solution = solve(place)
    let slope = Self.ratio(solution.y.slope(solution.t), solution.x.slope(solution.t))
    return EasingPoint(value: solution.value, slope: slope)
  }

  private struct Solution {
    var isLate: Bool
    var x: BezierAxis
    var y: BezierAxis
    var t: Double

    var value: Double { isLate ? 1 - y.value(t) : y.value(t) + 0 }
  }

  /// Beyond the middle everything is measured from the other end, so that both ends are equally exact.
  @inline(__always)
  private func solve(_ place: Double) -> Solution {
    let isLate = place > 0.5
    let distance = isLate ? 1 - place : place
    let x = isLate ? BezierAxis(1 - second.x, 1 - first.x) : BezierAxis(first.x, second.x)
    let y = isLate ? BezierAxis(1 - second.y, 1 - first.y) : BezierAxis(first.y, second.y)
    let start = isLate ? late.time(distance) : early.time(distance)
    return Solution(isLate: isLate, x: x, y: y, t: x.solve(distance, from: start))
  }

  /// The slope dy/dx from the two derivatives; infinite where the curve is vertical.
  private static func ratio(_ rise: Double, _ run: Double) -> Double {
    if run > 0 { return rise / run + 0 }
    return rise == 0 ? 0 : rise > 0 ? .infinity : -.infinity
  }

  /// The least and the greatest value for x in [0, 1].
  public var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    let y = BezierAxis(first.y, second.y)
    let turns = y.turns
    for turn in [turns.0, turns.1] {
      guard let turn else { continue }
      low = Swift.min(low, y.value(turn))
      high = Swift.max(high, y.value(turn))
    }
    return low...high
  }

  /// The least and the greatest slope for x in [0, 1].
  var slopeRange: ClosedRange<Double> {
    let ends = (slope(at: 0), slope(at: 1))
    var (low, high) = (Swift.min(ends.0, ends.1), Swift.max(ends.0, ends.1))
    let (x, y) = (BezierAxis(first.x, second.x), BezierAxis(first.y, second.y))
    let turns = BezierAxis.slopeTurns(x, y)
    for turn in [turns.0, turns.1] {
      guard let turn else { continue }
      let slope = Self.ratio(y.slope(turn), x.slope(turn))
      low = Swift.min(low, slope)
      high = Swift.max(high, slope)
    }
    return low...high
  }

  /// True where the curve only ever gets flatter from 0 to 1.
  var isConcave: Bool {
    let turns = BezierAxis.slopeTurns(BezierAxis(first.x, second.x), BezierAxis(first.y, second.y))
    return turns.0 == nil && slope(at: 1) <= slope(at: 0)
  }

  /// The slope of the straight line before 0.
  private var startGradient: Double {
    let slope = Self.tangent(x1, y1, x2, y2)
    return slope.isFinite ? slope : 0
  }

  /// The slope of the straight line behind 1.
  private var endGradient: Double {
    let slope = Self.tangent(1 - x2, 1 - y2, 1 - x1, 1 - y1)
    return slope.isFinite ? slope : 0
  }

  /// A straight line; flat ones stay flat however far.
  private static func extend(_ distance: Double, _ gradient: Double) -> Double {
    gradient == 0 ? 0 : distance * gradient
  }

  /// The slope at an end, from the control points as seen from there, the nearer one first.
  private static func tangent(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return y1 > 0 ? .infinity : -.infinity }
    if x2 > 0 { return y2 / x2 }
    if y2 != 0 { return y2 > 0 ? .infinity : -.infinity }
    return 1
  }
}

extension CubicBezier {
  /// A first guess of t for a distance from one end: a cubic in its square root, exact at 0, 1/18, 2/9, 1/2.
  private struct Start: Sendable {
    private var k1 = 0.0
    private var k2 = 0.0
    private var k3 = 0.0

    init(_ x: BezierAxis) {
      let width = Self.width
      // Divided differences of t / w over w = 1/3, 2/3 and 1 of the width.
      let a = x.solve(0.5 / 9, from: 0.5 / 9) / (width / 3)
      let b = x.solve(2.0 / 9, from: 2.0 / 9) / (width * 2 / 3)
      let c = x.solve(0.5, from: 0.5) / width
      k1 = 3 * a - 3 * b + c
      k2 = (-7.5 * a + 12 * b - 4.5 * c) / width
      k3 = 4.5 * (a - 2 * b + c) / (width * width)
    }

    private static let width = 0.70710678118654752440

    @inline(__always)
    func time(_ distance: Double) -> Double {
      let w = distance.squareRoot()
      return w * (k1 + w * (k2 + w * k3))
    }
  }
}

extension CubicBezier: Equatable {
  /// Equal where the control points are.
  public static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    left.first == right.first && left.second == right.second
  }
}
