import GyreMotion

extension HotPathCase {
  /// Values and slopes of every kind of curve.
  static let curves: [HotPathCase] = [
    curve("linear") { .linear },
    curve("power") { .power(2.5, .out) },
    curve("sine") { .sine(.inOut) },
    curve("exponential") { .exponential(.outIn, family: .penner) },
    curve("circular") { .circular(.in) },
    curve("back") { .back(.inOut) },
    curve("elastic") { .elastic(.out, family: .d3) },
    curve("bounce") { .bounce(.in) },
    curve("smoothstep") { .smoothstep },
    curve("minimum jerk") { .minimumJerk },
    curve("Qt") { .qt(.inCurve) },
    curve("CSS ease") { .ease },
    curve("Bezier") { try .cubicBezier(1, 0, 0, 1) },
    curve("steps") { try .steps(4, .both) },
    curve("linear(...)") { .piecewiseLinear(try LinearCurve([(0, nil), (0.5, 0.2), (1, nil)])) },
    curve("spline") { .spline(try BezierSpline([.init(0.2, 0), .init(0.4, 1), .init(1, 1)])) },
  ]

  private static func curve(
    _ name: String, _ make: @escaping @Sendable () throws -> EasingCurve
  ) -> HotPathCase {
    HotPathCase("200 values and slopes of a curve: \(name)") {
      let curve = try make()
      func run() -> Double {
        var sum = 0.0
        for step in 0..<200 {
          let x = Double(step) / 160 - 0.1
          sum += curve.value(at: x)
          // Vertical tangents are infinite.
          let slope = curve.slope(at: x)
          if slope.isFinite { sum += slope }
        }
        return sum
      }
      let first = run()
      return HotPathCount { run() + first }
    }
  }
}
