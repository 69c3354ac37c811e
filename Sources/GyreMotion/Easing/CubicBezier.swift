/// CSS `cubic-bezier(x1, y1, x2, y2)`: a Bezier curve from (0, 0) to (1, 1), solved to the last digits.
///
/// Formula: x(t) = 3 (1-t)^2 t x1 + 3 (1-t) t^2 x2 + t^3 is solved for t, y(t) likewise is the value. A table
/// of t at x = 0, 1/16 ... 1 brackets and starts the solution; the error against 50 digits is below 1e-14
/// on usual curves, 1e-11 on degenerate ones. Outside [0, 1] the end tangents go on: their slope is
/// y1 / x1, for a first control point (0, 0) y2 / x2, for both there 1, and 0 where they are vertical.
/// Source: CSS Easing Functions Level 1; own solver.
public struct CubicBezier: Sendable {
  /// The first control point's horizontal coordinate, in [0, 1].
  public var x1: Double { x.p1 }
  /// The first control point's vertical coordinate.
  public var y1: Double { y.p1 }
  /// The second control point's horizontal coordinate, in [0, 1].
  public var x2: Double { x.p2 }
  /// The second control point's vertical coordinate.
  public var y2: Double { y.p2 }

  private let x: BezierAxis
  private let y: BezierAxis
  private var times: InlineArray<17, Double>

  /// Makes a curve; throws where x1 or x2 leaves [0, 1], or a coordinate is no finite number.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(EasingError) {
    guard (0...1).contains(x1), (0...1).contains(x2), Swift.abs(y1) < 1e100, Swift.abs(y2) < 1e100 else {
      throw .controlPointOutside(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    self.init(known: x1, y1, x2, y2)
  }

  /// Makes a curve whose coordinates are known to be usable.
  init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = BezierAxis(x1 + 0, x2 + 0)
    y = BezierAxis(y1 + 0, y2 + 0)
    times = InlineArray(repeating: 0)
    for index in 1...15 {
      let low = times[index - 1]
      times[index] = x.solve(Double(index) / 16, from: (low + 1) / 2, low: low, high: 1)
    }
    times[16] = 1
  }

  /// The value y at x.
  public func value(at place: Double) -> Double {
    guard place > 0 else { return place < 0 ? Self.extend(place, startGradient) : 0 }
    guard place < 1 else { return 1 + Self.extend(place - 1, endGradient) }
    return y.value(time(place)) + 0
  }

  /// The slope dy/dx at x; at 0 and 1 that of the curve itself, infinite where it is vertical.
  public func slope(at place: Double) -> Double {
    if place < 0 { return startGradient }
    if place > 1 { return endGradient }
    if !(place > 0) { return Self.tangent(x.p1, y.p1, x.p2, y.p2) }
    if place == 1 { return Self.tangent(1 - x.p2, 1 - y.p2, 1 - x.p1, 1 - y.p1) }
    let t = time(place)
    let (run, rise) = (x.slope(t), y.slope(t))
    if run > 0 { return rise / run + 0 }
    return rise == 0 ? 0 : rise > 0 ? .infinity : -.infinity
  }

  /// Value and slope at x in (0, 1), solved once.
  func point(_ place: Double) -> EasingPoint {
    let t = time(place)
    return EasingPoint(value: y.value(t), slope: y.slope(t) / x.slope(t))
  }

  /// The least and the greatest value for x in [0, 1].
  public var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
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
    let (first, last) = (slope(at: 0), slope(at: 1))
    var (low, high) = (Swift.min(first, last), Swift.max(first, last))
    let turns = BezierAxis.slopeTurns(x, y)
    for turn in [turns.0, turns.1] {
      guard let turn else { continue }
      let (run, rise) = (x.slope(turn), y.slope(turn))
      let slope = run > 0 ? rise / run : rise >= 0 ? Double.infinity : -.infinity
      low = Swift.min(low, slope)
      high = Swift.max(high, slope)
    }
    return low...high
  }

  /// The slope of the straight line before 0.
  private var startGradient: Double {
    let slope = Self.tangent(x.p1, y.p1, x.p2, y.p2)
    return slope.isFinite ? slope : 0
  }

  /// The slope of the straight line behind 1.
  private var endGradient: Double {
    let slope = Self.tangent(1 - x.p2, 1 - y.p2, 1 - x.p1, 1 - y.p1)
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

  /// The parameter t with x(t) = `place`, in (0, 1).
  private func time(_ place: Double) -> Double {
    let scaled = place * 16
    let cell = Int(scaled)
    let (low, high) = (times[cell], times[cell + 1])
    // The cubic through the four nearest entries of the table.
    let node = Swift.min(Swift.max(cell - 1, 0), 13)
    let u = scaled - Double(node)
    let (left, right) = ((1 - u) * (2 - u), u * (u - 3))
    let start =
      left * ((3 - u) * times[node] + u * times[node + 3]) / 6
      + right * ((u - 2) * times[node + 1] + (1 - u) * times[node + 2]) / 2
    return x.solve(
      place, from: start >= low && start <= high ? start : (low + high) / 2, low: low, high: high)
  }
}

extension CubicBezier: Equatable {
  /// Equal where the control points are.
  public static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    left.x == right.x && left.y == right.y
  }
}
