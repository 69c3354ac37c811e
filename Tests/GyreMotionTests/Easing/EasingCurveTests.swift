import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct EasingCurveTests {
  /// Every curve that holds its ends, in every direction and family.
  static let named: [EasingCurve] =
    EasingDirection.allCases.flatMap { direction -> [EasingCurve] in
      [
        .power(0.7, direction), .quad(direction), .cubic(direction), .quart(direction), .quint(direction),
        .power(2.3582, direction), .sine(direction), .circular(direction),
      ]
        + EasingFamily.allCases.flatMap { family -> [EasingCurve] in
          [
            .exponential(direction, family: family), .back(direction, family: family),
            .back(direction, family: family, overshoot: 3), .bounce(direction, family: family),
            .bounce(direction, family: family, amplitude: 0.6), .elastic(direction, family: family),
            .elastic(direction, family: family, amplitude: 1.4, period: 0.45),
          ]
        }
    } + [.linear, .smoothstep, .minimumJerk]

  static let fromBeziers: [EasingCurve] = [
    .ease, .easeIn, .easeOut, .easeInOut, .materialDecelerate,
    .cubicBezier(CubicBezier(known: 0.34, 1.56, 0.64, 1)),
    .cubicBezier(CubicBezier(known: 0.3, -0.6, 0.9, 1.7)),
  ]

  @Test func curvesStartAtNoneAndEndAtAll() {
    for curve in Self.named + Self.fromBeziers {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 0).sign == .plus, "\(curve)")
      #expect(curve.value(at: 1) == 1, "\(curve)")
      #expect(curve.value(at: .nan) == 0 && !curve.slope(at: .nan).isNaN, "\(curve)")
      if curve != .linear, !Self.fromBeziers.contains(curve) {
        #expect(curve.value(at: -3) == 0 && curve.value(at: 1.5) == 1, "\(curve)")
        #expect(curve.slope(at: -3) == 0 && curve.slope(at: 1.00001) == 0, "\(curve)")
      }
    }
    for qt in QtCurve.allCases {
      let curve = EasingCurve.qt(qt)
      #expect(curve.value(at: 1.5) == curve.value(at: 1) && curve.value(at: -1) == curve.value(at: 0))
      #expect(curve.slope(at: 1.00001) == 0 && curve.slope(at: -1) == 0)
    }
  }

  @Test func slopeIsTheDerivative() {
    let curves =
      Self.named + Self.fromBeziers + [.qt(.inCurve), .qt(.outCurve), .qt(.sineCurve), .qt(.cosineCurve)]
    RandomCases(100_000, seed: 61).allHold { random in
      let curve = curves[random.integer(0...(curves.count - 1))]
      let x = random.number(0.01...0.99)
      let half = 1e-5
      let slopes = (curve.slope(at: x - half), curve.slope(at: x), curve.slope(at: x + half))
      // Skip kinks and steps: there the slope or the value jumps between the two.
      guard abs(slopes.0 - slopes.1) < 0.1, abs(slopes.1 - slopes.2) < 0.1, abs(slopes.0 - slopes.2) < 0.1
      else {
        return nil
      }
      let numeric = (curve.value(at: x + half) - curve.value(at: x - half)) / (2 * half)
      guard abs(numeric - slopes.1) < 10 else { return nil }
      return abs(numeric - slopes.1) < 1e-4 * (1 + abs(slopes.1)) ? nil : "the slope is the derivative"
    }
  }

  @Test func firstSlopesAreTheKnownOnes() {
    let expected: [(EasingCurve, Double)] = [
      (.linear, 1), (.quad(.out), 2), (.cubic(.out), 3), (.quart(.out), 4), (.quint(.out), 5),
      (.quad(.in), 0),
      (.power(1, .in), 1), (.sine(.out), .pi / 2), (.circular(.out), .infinity), (.back(.out), 4.70158),
      (.exponential(.out), 6.931471805599453), (.elastic(.out), 6.931471805599453), (.bounce(.out), 0),
      (.power(0.5, .in), .infinity), (.power(0.99999, .in), .infinity), (.power(1.00001, .in), 0),
      (.ease, 0.4), (.easeOut, 1 / 0.58), (.minimumJerk, 0), (.smoothstep, 0),
      (.stepEnd, 0), (.exponential(.out, family: .d3), 10 * 0.6931471805599453 * 1024 / 1023),
    ]
    for (curve, slope) in expected {
      #expect(curve.initialSlope == slope || abs(curve.initialSlope - slope) < 1e-12, "\(curve)")
    }
  }

  @Test func rangesHoldEveryValueAndAreReached() {
    for curve in Self.named + Self.fromBeziers {
      var (low, high) = (0.0, 1.0)
      for step in 0...4000 {
        let value = curve.value(at: Double(step) / 4000)
        low = min(low, value)
        high = max(high, value)
      }
      let range = curve.range
      #expect(range.lowerBound <= low && range.upperBound >= high, "\(curve) \(range) \(low) \(high)")
      #expect(
        low - range.lowerBound < 3e-4 && range.upperBound - high < 3e-4, "\(curve) \(range) \(low) \(high)")
    }
  }

  @Test func directionsMirrorOneAnother() {
    let curves: [(EasingDirection) -> EasingCurve] = [
      { .power(2.5, $0) }, { .sine($0) }, { .circular($0) }, { .exponential($0, family: .d3) },
      { .back($0, family: .d3) }, { .bounce($0) },
      { .elastic($0, family: .d3, amplitude: 1.2, period: 0.4) },
    ]
    RandomCases(100_000, seed: 62).allHold { random in
      let curve = curves[random.integer(0...(curves.count - 1))]
      let x = random.number(0...1)
      let (rising, falling) = (curve(.in), curve(.out))
      guard abs(falling.value(at: x) - (1 - rising.value(at: 1 - x))) < 1e-14 else { return "out mirrors in" }
      let both = x < 0.5 ? rising.value(at: 2 * x) / 2 : 0.5 + falling.value(at: 2 * x - 1) / 2
      guard abs(curve(.inOut).value(at: x) - both) < 1e-14 else { return "in-out is in and then out" }
      let middle = x < 0.5 ? falling.value(at: 2 * x) / 2 : 0.5 + rising.value(at: 2 * x - 1) / 2
      guard abs(curve(.outIn).value(at: x) - middle) < 1e-14 else { return "out-in is out and then in" }
      return nil
    }
  }

  /// Why a family has to be named: the same name is another curve.
  @Test func familiesDifferAsDocumented() {
    func difference(_ left: EasingCurve, _ right: EasingCurve) -> Double {
      (0...2000).map { abs(left.value(at: Double($0) / 2000) - right.value(at: Double($0) / 2000)) }.max()
        ?? 0
    }
    let penner = difference(.exponential(.in), .exponential(.in, family: .penner))
    #expect(penner > 9e-4 && penner < 1.01e-3)
    let d3 = difference(.exponential(.in), .exponential(.in, family: .d3))
    #expect(d3 > 9e-4 && d3 < 9.8e-4)
    #expect(abs(EasingCurve.elastic(.inOut).value(at: 0.4) + 0.1175) < 1e-4)
    #expect(abs(EasingCurve.elastic(.inOut, family: .penner).value(at: 0.4) + 0.0625) < 1e-4)
    #expect(abs(EasingCurve.back(.inOut).value(at: 0.2) + 0.0926) < 1e-4)
    #expect(abs(EasingCurve.back(.inOut, family: .d3).value(at: 0.2) + 0.0497) < 1e-4)
    let elastic = difference(.elastic(.outIn), .elastic(.outIn, family: .penner))
    #expect(elastic > 0.19)
    let bounce = difference(.bounce(.outIn), .bounce(.outIn, family: .penner))
    #expect(abs(bounce - 0.125) < 0.02)
  }

  @Test func unusableParametersFallBack() {
    for exponent in [0, -1, Double.nan, .infinity] {
      #expect(EasingCurve.power(exponent, .in).value(at: 0.3) == 0.3)
    }
    let curves: [EasingCurve] = [
      .back(.in, overshoot: .nan), .elastic(.out, amplitude: .infinity, period: 0),
      .bounce(.in, amplitude: .nan),
      .elastic(.inOut, period: -.infinity), .elastic(.in, period: 1e-300),
    ]
    for curve in curves {
      for step in 0...100 {
        #expect(curve.value(at: Double(step) / 100).isFinite, "\(curve)")
      }
      #expect(curve.range.lowerBound.isFinite && curve.range.upperBound.isFinite)
    }
  }

  /// A negative amplitude turns the bounces round.
  @Test func bouncesOfNegativeAmplitudePassBothEnds() {
    #expect(EasingCurve.bounce(.in, amplitude: -10).range == -2.5...1)
    #expect(EasingCurve.bounce(.outIn, family: .penner, amplitude: -10).range == -2...3)
    #expect(abs(EasingCurve.bounce(.in, amplitude: -10).value(at: 5.0 / 11) + 2.5) < 1e-14)
  }

  @Test func unusableParametersCountAsTheDefaults() {
    let pairs: [(EasingCurve, EasingCurve)] = [
      (.back(.in, overshoot: .nan), .back(.in)), (.bounce(.in, amplitude: .nan), .bounce(.in)),
      (.elastic(.out, amplitude: .infinity, period: 0), .elastic(.out)),
      (.elastic(.inOut, family: .penner, amplitude: .nan, period: .nan), .elastic(.inOut, family: .penner)),
    ]
    for (given, usual) in pairs {
      #expect(given.range == usual.range, "\(given)")
      for step in 0...100 {
        let x = Double(step) / 100
        #expect(
          given.value(at: x) == usual.value(at: x) && given.slope(at: x) == usual.slope(at: x), "\(given)")
      }
    }
  }

  /// At its ends a curve may be pinned, at .5 its halves may meet: the slope is that beside it.
  @Test func slopesAtTheEndsAndInTheMiddleAreThoseBeside() {
    func agree(_ slope: Double, _ beside: Double) -> Bool {
      slope.isInfinite || abs(slope - beside) <= 1e-8 * (1 + abs(slope))
    }
    for curve in Self.named {
      #expect(agree(curve.slope(at: 0), curve.slope(at: 1e-12)), "\(curve)")
      #expect(agree(curve.slope(at: 1), curve.slope(at: 1 - 1e-12)), "\(curve)")
      let middle = curve.slope(at: 0.5)
      #expect(
        agree(middle, curve.slope(at: 0.5 - 1e-12)) || agree(middle, curve.slope(at: 0.5 + 1e-12)), "\(curve)"
      )
    }
  }

  /// CSS Easing Functions Level 1, section 2.
  @Test func keywordsAreTheCurvesOfTheirStandards() throws {
    let pairs: [(EasingCurve, EasingCurve)] = [
      (.ease, try .cubicBezier(0.25, 0.1, 0.25, 1)), (.easeIn, try .cubicBezier(0.42, 0, 1, 1)),
      (.easeOut, try .cubicBezier(0, 0, 0.58, 1)), (.easeInOut, try .cubicBezier(0.42, 0, 0.58, 1)),
      (.stepStart, try .steps(1, .start)), (.stepEnd, try .steps(1, .end)),
      // Material Design's deceleration.
      (.materialDecelerate, try .cubicBezier(0, 0, 0.2, 1)),
    ]
    for (named, standard) in pairs { #expect(named == standard, "\(standard)") }
  }

  @Test func gammaAndPowersAgreeWithMultiplication() {
    for x in [0.1, 0.3, 0.77] {
      #expect(abs(EasingCurve.power(6, .in).value(at: x) - x * x * x * x * x * x) < 1e-15)
      #expect(abs(EasingCurve.power(0.5, .in).value(at: x) - x.squareRoot()) < 1e-15)
    }
  }
}
