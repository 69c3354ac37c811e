import Testing

@testable import GyreMotion

@Suite struct GlideCurveTests {
  /// Fit curves with their first slope e'(0), to the digits that are known.
  static let fit: [(EasingCurve, Double, Double)] = [
    (.quad(.out), 2, 0), (.cubic(.out), 3, 0), (.quart(.out), 4, 0), (.quint(.out), 5, 0),
    (.power(2.5, .out), 2.5, 0), (.sine(.out), .pi / 2, 0),
    (.exponential(.out), 6.931471805599453 / (1 - 1.0 / 1024), 1e-14),
    (.easeOut, 1.7241, 5e-5), (.materialDecelerate, 5, 0),
    (.cubicBezier(CubicBezier(known: 0.175, 0.5, 0.35, 1)), 1 / 0.35, 1e-14),
  ]

  @Test func fitCurvesAreTakenWithTheirFirstSlope() throws {
    for (easing, slope, tolerance) in Self.fit {
      let curve = try GlideCurve(easing)
      #expect(Swift.abs(curve.initialSlope - slope) <= tolerance, "\(easing)")
      for step in 0..<100 {
        let s = Double(step) / 100
        let sample = curve.sample(s)
        let expected = easing == .exponential(.out) ? EasingCurve.exponential(.out, family: .d3) : easing
        #expect(Swift.abs(sample.value - expected.value(at: s)) <= 1e-14, "\(easing) at \(s)")
        #expect(
          Swift.abs(sample.pace * curve.initialSlope - expected.slope(at: s)) <= 1e-12, "\(easing) at \(s)")
      }
    }
  }

  /// Beziers in use elsewhere, with the first slope of those that are fit; the others speed up after the release.
  static let beziers: [(name: String, bezier: [Double], slope: Double?)] = [
    ("easings.net outCubic", [0.215, 0.61, 0.355, 1], 2.8372), ("outQuart", [0.165, 0.84, 0.44, 1], 5.0909),
    ("outQuint", [0.23, 1, 0.32, 1], 4.3478), ("outExpo", [0.19, 1, 0.22, 1], 5.2632),
    ("outCirc", [0.075, 0.82, 0.165, 1], 10.9333), ("MapLibre", [0, 0, 0.3, 1], 3.3333),
    ("outSine", [0.39, 0.575, 0.565, 1], nil), ("outQuad", [0.25, 0.46, 0.45, 0.94], nil),
    ("Flutter fastLinearToSlowEaseIn", [0.18, 1, 0.04, 1], nil),
    ("Flutter linearToEaseOut", [0.35, 0.91, 0.33, 0.97], nil),
  ]

  @Test func beziersInUseAreSortedOut() throws {
    for (name, c, slope) in Self.beziers {
      let easing = try EasingCurve.cubicBezier(c[0], c[1], c[2], c[3])
      if let slope {
        #expect(abs(try GlideCurve(easing).initialSlope - slope) < 1e-4, "\(name)")
      } else {
        #expect(throws: GlideCurveError.self, "\(name)") { try GlideCurve(easing) }
      }
    }
  }

  @Test func unfitCurvesSayWhy() throws {
    func reason(_ curve: EasingCurve) -> GlideCurveError? {
      do {
        _ = try GlideCurve(curve)
        return nil
      } catch { return error }
    }
    #expect(reason(.linear) == .neverSlows)
    #expect(reason(try .cubicBezier(0.25, 0.25, 0.75, 0.75)) == .neverSlows)
    #expect(reason(.power(0.5, .out)) == .exponentNotAboveOne(0.5))
    #expect(reason(.power(1, .out)) == .exponentNotAboveOne(1))
    #expect(reason(.power(.nan, .out)) != nil)
    #expect(reason(.power(1.00001, .out)) == nil)
    for curve: EasingCurve in [
      .easeIn, .easeInOut, .cubic(.in), .cubic(.inOut), .sine(.inOut), .bounce(.out), .smoothstep,
      .minimumJerk,
      .back(.in), .exponential(.inOut, family: .d3),
    ] {
      let reason = reason(curve)
      if case .exponential = curve {
        #expect(reason != nil)
      } else {
        #expect(reason == .startsAtRest, "\(curve)")
      }
    }
    guard case .speedsUp(let from, let to)? = reason(.ease) else {
      Issue.record("CSS ease must be refused because it speeds up")
      return
    }
    #expect(Swift.abs(from - 0.4) < 1e-12 && Swift.abs(to - 2.29) < 0.005)
    guard case .speedsUp? = reason(try .cubicBezier(0.25, 0.46, 0.45, 0.94)) else {
      Issue.record("easings.net's outQuad bezier peaks at 1.88 behind its start")
      return
    }
    #expect(reason(.cubic(.outIn)) == .speedsUp(from: 3, to: 3))
    #expect(reason(.circular(.out)) == .startsVertically)
    guard case .overshoots? = reason(.back(.out)), case .overshoots? = reason(.elastic(.out)) else {
      Issue.record("back and elastic overshoot")
      return
    }
    // By 0.000037 only.
    guard case .overshoots? = reason(try .cubicBezier(0.2, 0.5, 0.6, 1.005)) else {
      Issue.record("the smallest overshoot counts")
      return
    }
    #expect(reason(try .cubicBezier(0.2, -0.1, 0.5, 1)) == .startsBackwards(-0.5))
    #expect(reason(try .steps(4)) == .severalPieces)
    for error: GlideCurveError in [
      .exponentNotAboveOne(0), .startsAtRest, .startsBackwards(-1), .startsVertically,
      .speedsUp(from: 1, to: 2),
      .overshoots(2), .neverSlows, .severalPieces,
    ] {
      #expect(error.explanation.contains("take"), "what to do: \(error)")
    }
  }

  @Test func nearlyDegenerateShapesStayExact() {
    // phi's series meets its closed form.
    for x in [1e-9, 1e-3, 0.1, 0.4999999, 0.5, 0.7, 3] {
      var term = x * x / 2
      var sum = 0.0
      for n in 3..<60 {
        sum += term
        term *= x / Double(n)
      }
      #expect(Swift.abs(GlideCurve.phi(x) - sum) <= 4e-16 * sum, "\(x)")
    }
    // A slow release of friction is constant deceleration.
    let slow = GlideCurve(shape: .friction(1e-7))
    #expect(Swift.abs(slow.sample(0.3).value - (1 - 0.7 * 0.7)) < 1e-7)
    #expect(Swift.abs(slow.initialSlope - 2) < 1e-6)
  }
}
