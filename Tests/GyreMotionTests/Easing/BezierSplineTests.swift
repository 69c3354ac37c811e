import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct BezierSplineTests {
  @Test func onePieceIsTheCubicBezier() throws {
    try RandomCases(10_000, seed: 81).allHold { random in
      let c = (random.number(0...1), random.number(-1...2), random.number(0...1), random.number(-1...2))
      let curve = try CubicBezier(c.0, c.1, c.2, c.3)
      let spline = try BezierSpline([.init(c.0, c.1), .init(c.2, c.3), .init(1, 1)])
      let x = random.number(0...1)
      guard abs(spline.value(at: x) - curve.value(at: x)) < 1e-11 else { return "values are the same" }
      guard abs(spline.slope(at: x) / curve.slope(at: x) - 1) < 1e-4 else { return "slopes are the same" }
      guard abs(spline.range.upperBound - curve.range.upperBound) < 1e-12 else {
        return "ranges are the same"
      }
      return nil
    }
  }

  @Test func piecesMeetAtTheirPoints() throws {
    let points: [BezierSpline.Point] = [
      .init(0.1, 0), .init(0.2, 0.4), .init(0.3, 0.4), .init(0.4, 0.4), .init(0.5, 0.4), .init(0.6, 0.4),
      .init(0.7, 0.4), .init(0.9, 1.2), .init(1, 0.8),
    ]
    let spline = try BezierSpline(points)
    #expect(spline.value(at: 0) == 0 && abs(spline.value(at: 0.3) - 0.4) < 1e-15)
    #expect(abs(spline.value(at: 0.45) - 0.4) < 1e-15 && abs(spline.slope(at: 0.45)) < 1e-12)
    #expect(spline.value(at: 1) == 0.8 && spline.value(at: 2) == 0.8 && spline.value(at: -1) == 0)
    #expect(spline.slope(at: 1.00001) == 0 && spline.slope(at: -0.00001) == 0)
    #expect(spline.range.upperBound > 0.8 && spline.range.lowerBound == 0)
    let x = 0.83
    let numeric = (spline.value(at: x + 1e-6) - spline.value(at: x - 1e-6)) / 2e-6
    #expect(abs(numeric - spline.slope(at: x)) < 1e-6)
    #expect(!spline.value(at: .nan).isNaN && !spline.slope(at: .nan).isNaN)
  }

  @Test func unusablePointsAreRefused() {
    #expect(throws: EasingError.noStops) { try BezierSpline([]) }
    #expect(throws: EasingError.stopNotUsable(index: 2)) { try BezierSpline([.init(0, 0), .init(1, 1)]) }
    #expect(throws: EasingError.stopNotUsable(index: 2)) {
      try BezierSpline([.init(0, 0), .init(1, 1), .init(0.9, 1)])
    }
    #expect(throws: EasingError.stopNotUsable(index: 1)) {
      try BezierSpline([.init(0, 0), .init(.nan, 1), .init(1, 1)])
    }
    #expect(throws: EasingError.stopNotUsable(index: 5)) {
      try BezierSpline([
        .init(0, 0), .init(0.5, 1), .init(0.5, 0.5), .init(0.5, 1), .init(0.4, 1), .init(0.4, 1),
      ])
    }
  }
}
