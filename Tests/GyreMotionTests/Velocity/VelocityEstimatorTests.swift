import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct VelocityEstimatorTests {
  /// Samples a path at a rate from a phase on until `lift`, all in seconds.
  static func estimator(
    _ method: VelocityMethod = .guarded, rate: Double, phase: Double = 0, lift: Double,
    path: (Double) -> ScreenPoint
  ) -> VelocityEstimator {
    var estimator = VelocityEstimator(method: method)
    var index = 0.0
    while phase + index / rate <= lift {
      // Positions at the whole nanosecond that the stamp says.
      let time = Timestamp.zero + .seconds(phase + index / rate)
      estimator.add(path(time.seconds(since: .zero)), at: time)
      index += 1
    }
    return estimator
  }

  static func moment(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  /// Across at a constant speed, down at a constant acceleration: both are told at any rate and phase.
  @Test func constantSpeedsAndAccelerationsAreTheSameAtEveryRateAndPhase() {
    var estimator = VelocityEstimator()
    RandomCases(100_000, seed: 21).allHold { random in
      let speed = random.number(-5000...5000)
      let acceleration = random.sign() * random.number(500...20_000)
      let rate = random.magnitude(60...1000)
      let press = Int64(random.number(0...20e6))
      let lift = press + Int64(random.number(110e6...160e6))
      estimator.reset()
      // Positions at the whole nanosecond that the stamp says.
      let period = 1e9 / rate
      let phase = random.number(0...1)
      var index = phase
      while index * period <= Double(lift - press) {
        let time = press + Int64(index * period)
        let seconds = Double(time) * 1e-9
        estimator.add(
          ScreenPoint(x: 300 + speed * seconds, y: 900 + acceleration * seconds * seconds / 2),
          at: Timestamp(nanoseconds: time))
        index += 1
      }
      let estimate = estimator.velocity(liftedAt: Timestamp(nanoseconds: lift))
      guard Swift.abs(estimate.x - speed) <= 1e-9 * 5000 else { return "a constant speed is told to 1e-9" }
      let expected = acceleration * Double(lift) * 1e-9
      guard Swift.abs(estimate.y - expected) <= 1e-6 * Swift.abs(expected) else {
        return "a constant acceleration is told to 1e-6"
      }
      return nil
    }
  }

  @Test func strokesLiftedAtTheirPeakAgreeAtAllRates() {
    var least = Double.infinity
    var most = 0.0
    for rate in [60.0, 125, 1000] {
      for phase in 0..<40 {
        let estimator = Self.estimator(rate: rate, phase: Double(phase) / 40 / rate, lift: 0.2) {
          let s = $0 / 0.4
          return ScreenPoint(x: 400 * s * s * s * (10 + s * (-15 + 6 * s)), y: 0)
        }
        let velocity = estimator.velocity(liftedAt: Self.moment(0.2)).x
        least = min(least, velocity)
        most = max(most, velocity)
      }
    }
    #expect(most / least <= 1.1, "\(least) ... \(most), true peak 1875")
  }

  @Test(arguments: [VelocityMethod.guarded, .leastSquares(degree: 2), .weightedPairs, .impulse])
  func pausesOfFortyMillisecondsDecide(method: VelocityMethod) {
    let estimator = Self.estimator(method, rate: 125, lift: 0.2) { ScreenPoint(x: 800 * $0, y: 0) }
    #expect(estimator.velocity(liftedAt: Self.moment(0.2 + 0.039)).x > 700)
    #expect(estimator.velocity(liftedAt: Self.moment(0.2 + 0.041)) == .zero)
  }

  @Test(arguments: [VelocityMethod.guarded, .leastSquares(degree: 1), .leastSquares(degree: 2), .impulse])
  func samplesThatRepeatThePositionDoNotEndThePause(method: VelocityMethod) {
    var estimator = Self.estimator(method, rate: 125, lift: 0.2) { ScreenPoint(x: 800 * $0, y: 0) }
    for step in 1...4 {
      estimator.add(ScreenPoint(x: 160, y: 0), at: Self.moment(0.2 + 0.008 * Double(step)))
    }
    if method == .leastSquares(degree: 1) {
      #expect(estimator.velocity(liftedAt: Self.moment(0.239)).x > 100)
    }
    #expect(estimator.velocity(liftedAt: Self.moment(0.241)) == .zero)
  }

  @Test func slowStreamsMayPauseLonger() {
    let estimator = Self.estimator(rate: 20, lift: 0.4) { ScreenPoint(x: 500 * $0, y: 0) }
    #expect(Swift.abs(estimator.velocity(liftedAt: Self.moment(0.52)).x - 500) < 1e-6)
    #expect(estimator.velocity(liftedAt: Self.moment(0.53)) == .zero)
  }

  @Test func resetAndCancelLeaveNothing() {
    var estimator = Self.estimator(rate: 125, lift: 0.2) { ScreenPoint(x: 800 * $0, y: 0) }
    estimator.reset()
    #expect(estimator.velocity(liftedAt: Self.moment(0.2)) == .zero)
    #expect(estimator == VelocityEstimator())
  }

  @Test func fewSamplesMustSpanEightMilliseconds() {
    var estimator = VelocityEstimator()
    estimator.add(ScreenPoint(x: 0, y: 0), at: Self.moment(0))
    #expect(estimator.velocity(liftedAt: Self.moment(0.001)) == .zero)
    estimator.add(ScreenPoint(x: 30, y: -6), at: Self.moment(0.006))
    #expect(estimator.velocity(liftedAt: Self.moment(0.007)) == .zero)
    estimator.add(ScreenPoint(x: 40, y: -8), at: Self.moment(0.008))
    #expect(Swift.abs(estimator.velocity(liftedAt: Self.moment(0.009)).x - 5000) < 1e-9)
    #expect(Swift.abs(estimator.velocity(liftedAt: Self.moment(0.009)).y + 1000) < 1e-9)
  }

  @Test func twoPointsAfterAPauseCountFromBeforeIt() {
    var estimator = VelocityEstimator()
    for step in 0..<10 { estimator.add(ScreenPoint(x: 0, y: 0), at: Self.moment(0.008 * Double(step))) }
    estimator.add(ScreenPoint(x: 10, y: 0), at: Self.moment(0.172))
    estimator.add(ScreenPoint(x: 20, y: 0), at: Self.moment(0.176))
    #expect(Swift.abs(estimator.velocity(liftedAt: Self.moment(0.18)).x - 20 / 0.104) < 1e-9)
  }

  @Test func equalTimesReplaceAndEarlierTimesAreLeftOut() {
    var estimator = VelocityEstimator()
    for step in 0..<10 {
      estimator.add(ScreenPoint(x: Double(step), y: 0), at: Self.moment(0.01 * Double(step)))
    }
    var other = estimator
    other.add(ScreenPoint(x: 50, y: 7), at: Self.moment(0.1))
    other.add(ScreenPoint(x: 10, y: 0), at: Self.moment(0.1))
    other.add(ScreenPoint(x: -99, y: 0), at: Self.moment(0.05))
    other.add(ScreenPoint(x: .nan, y: 0), at: Self.moment(0.2))
    estimator.add(ScreenPoint(x: 10, y: 0), at: Self.moment(0.1))
    #expect(estimator == other)
    #expect(Swift.abs(other.velocity(liftedAt: Self.moment(0.1)).x - 100) < 1e-9)
  }

  @Test func aReversalWithinTheWindowIsNoFlickBackwards() {
    // Stops dead, and the parabola through it runs backwards: Chromium's issue 417855.
    var plain = VelocityEstimator(method: .leastSquares(degree: 2))
    var guarded = VelocityEstimator()
    for step in 0..<12 {
      let x = min(Double(step), 7) * 10
      plain.add(ScreenPoint(x: x, y: 0), at: Self.moment(0.008 * Double(step)))
      guarded.add(ScreenPoint(x: x, y: 0), at: Self.moment(0.008 * Double(step)))
    }
    #expect(plain.velocity(liftedAt: Self.moment(0.09)).x < 0)
    #expect(guarded.velocity(liftedAt: Self.moment(0.09)) == .zero)
  }

  @Test func weightsOfPairsAreThoseOfTheOldestFirst() {
    var estimator = VelocityEstimator(method: .weightedPairs)
    let places = [0.0, 5, 5, 15, 35]
    for (index, x) in places.enumerated() {
      estimator.add(ScreenPoint(x: x, y: 0), at: Self.moment(0.01 * Double(index)))
    }
    // Pairs 0, 1000, 2000 px/s.
    #expect(Swift.abs(estimator.velocity(liftedAt: Self.moment(0.04)).x - (350 + 100)) < 1e-9)
  }

  @Test func impulseOfConstantSpeedIsThatSpeedFromThreeSamplesOn() {
    for count in 2...6 {
      var estimator = VelocityEstimator(method: .impulse)
      for step in 0..<count {
        estimator.add(
          ScreenPoint(x: 8 * Double(step), y: -4 * Double(step)), at: Self.moment(0.008 * Double(step)))
      }
      let velocity = estimator.velocity(liftedAt: Self.moment(0.008 * Double(count)))
      #expect(abs(velocity.x - 1000) < 1e-9 && abs(velocity.y + 500) < 1e-9, "\(count) samples")
    }
  }

  @Test func denseStreamsKeepAllSamplesOfTheLastTenthOfASecond() {
    var history = VelocityHistory()
    for step in 0..<4000 {
      history.append(.init(time: Timestamp(nanoseconds: Int64(step) * 125_000), x: Double(step), y: 0))
    }
    #expect(history.count - history.windowStart(gap: .max) == 801)
    #expect(history[history.count - 1].x == 3999)
  }

  @Test func equalityDoesNotDependOnTheRing() {
    var long = VelocityHistory()
    for step in 0..<5000 {
      long.append(.init(time: Timestamp(nanoseconds: Int64(step) * 100_000), x: Double(step), y: 0))
    }
    let kept = long.count
    long.removeAll()
    var short = VelocityHistory()
    for step in 0..<10 {
      let sample = VelocityHistory.Sample(time: Self.moment(Double(step)), x: Double(step), y: 1)
      long.append(sample)
      short.append(sample)
    }
    #expect(kept > 1000 && long == short)
    short.append(.init(time: Self.moment(11), x: 0, y: 0))
    #expect(long != short)
  }

  @Test func polynomialsOfEveryDegreeAreExact() {
    var history = VelocityHistory()
    func value(_ t: Double) -> Double { 3 + t * (40 + t * (-900 + t * (5000 + t * 20_000))) }
    func slope(_ t: Double) -> Double { 40 + t * (-1800 + t * (15_000 + t * 80_000)) }
    for step in [0.0, 7, 13, 22, 30, 41, 55, 60, 77] {
      let time = Self.moment(step / 1000)
      history.append(.init(time: time, x: value(time.seconds(since: .zero)), y: 0))
    }
    let fit = PolynomialFit(history, from: 0, degree: 4, at: Self.moment(0.08))
    #expect(Swift.abs(fit.slope.x - slope(0.08)) < 1e-8)
    #expect(PolynomialFit(history, from: 8, degree: 4, at: Self.moment(0.08)).slope == .zero)
    #expect(PolynomialFit(history, from: 0, degree: -1, at: Self.moment(0.08)).slope == .zero)
  }

  @Test func hostileTimesDoNotTrap() {
    for method in [VelocityMethod.guarded, .leastSquares(degree: 9), .weightedPairs, .impulse] {
      var estimator = VelocityEstimator(method: method)
      for time in [Int64.min, -1, 0, 1, .max - 1, .max] {
        estimator.add(ScreenPoint(x: Double(time), y: 1e308), at: Timestamp(nanoseconds: time))
        estimator.add(ScreenPoint(x: -Double(time), y: -1e308), at: Timestamp(nanoseconds: time))
      }
      let velocity = estimator.velocity(liftedAt: Timestamp(nanoseconds: .max))
      #expect(velocity.x.isFinite && velocity.y.isFinite)
      _ = estimator.velocity(liftedAt: Timestamp(nanoseconds: .min))
    }
  }
}
