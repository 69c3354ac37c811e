import Testing

@testable import GyreMotion

/// The constants of the estimators, each on both sides of its border: a nanosecond or a sample more decides.
@Suite struct VelocityConstantsTests {
  static func moment(_ milliseconds: Double, _ nanoseconds: Int64 = 0) -> Timestamp {
    .zero + .milliseconds(milliseconds) + TimeSpan(nanoseconds: nanoseconds)
  }

  /// An estimator that saw x at moments in milliseconds.
  static func estimator(_ method: VelocityMethod, _ samples: [(Double, Double)]) -> VelocityEstimator {
    var estimator = VelocityEstimator(method: method)
    for (time, x) in samples { estimator.add(ScreenPoint(x: x, y: 0), at: moment(time)) }
    return estimator
  }

  static func stroke(_ method: VelocityMethod, every period: Double, count: Int) -> VelocityEstimator {
    estimator(method, (0..<count).map { (Double($0) * period, Double($0) * period) })
  }

  /// 40 ms, 2.5 periods of a slow stream, but of at most 100 ms; the period is the median, between two the mean.
  @Test(arguments: [
    (stroke(.guarded, every: 8, count: 20), 152, 40), (stroke(.guarded, every: 30, count: 10), 270, 75),
    (stroke(.guarded, every: 150, count: 5), 600, 250),
    (estimator(.guarded, [(0, 0), (20, 20), (50, 50)]), 50, 62.5),
    (estimator(.guarded, [(0, 0), (20, 20), (50, 50), (80, 80)]), 80, 75),
  ])
  func thePauseThatEndsAGlideIsExact(estimator: VelocityEstimator, last: Double, pause: Double) {
    #expect(estimator.velocity(liftedAt: Self.moment(last + pause)).x > 500)
    #expect(estimator.velocity(liftedAt: Self.moment(last + pause, 1)) == .zero)
  }

  @Test func theSpanOfAFitIsEightMilliseconds() {
    for (late, glides) in [(Int64(0), true), (-1, false)] {
      var estimator = Self.estimator(.guarded, [(0, 0)])
      estimator.add(ScreenPoint(x: 8, y: 0), at: Self.moment(8, late))
      #expect((estimator.velocity(liftedAt: Self.moment(8)).x > 0) == glides)
    }
  }

  @Test func theWindowIsATenthOfASecond() {
    for (early, counts) in [(Int64(0), true), (-1, false)] {
      var estimator = VelocityEstimator(method: .leastSquares(degree: 1))
      estimator.add(ScreenPoint(x: -1000, y: 0), at: Self.moment(0, early))
      for time in [34.0, 67, 100] { estimator.add(ScreenPoint(x: time, y: 0), at: Self.moment(time)) }
      let velocity = estimator.velocity(liftedAt: Self.moment(100)).x
      #expect(counts ? velocity > 5000 : Swift.abs(velocity - 1000) < 1e-9)
    }
  }

  /// Flutter's rule, in the plain fits alone.
  @Test func plainFitsTakeTwentySamples() {
    let samples = (0..<24).map { (4 * Double($0), Double($0 * $0)) }
    let all = Self.estimator(.leastSquares(degree: 1), samples)
    let (last, more) = (
      Self.estimator(.leastSquares(degree: 1), samples.suffix(20)),
      Self.estimator(.leastSquares(degree: 1), samples.suffix(19))
    )
    #expect(all.velocity(liftedAt: Self.moment(92)) == last.velocity(liftedAt: Self.moment(92)))
    #expect(all.velocity(liftedAt: Self.moment(92)) != more.velocity(liftedAt: Self.moment(92)))
  }

  @Test func theGuardedFitIsAParabola() {
    let samples = (0..<12).map { (8 * Double($0), Double($0 * $0 * $0)) }
    let guarded = Self.estimator(.guarded, samples).velocity(liftedAt: Self.moment(88))
    #expect(guarded == Self.estimator(.leastSquares(degree: 2), samples).velocity(liftedAt: Self.moment(88)))
    #expect(guarded != Self.estimator(.leastSquares(degree: 3), samples).velocity(liftedAt: Self.moment(88)))
  }

  @Test func theHighestDegreeIsFour() {
    let samples = (0..<12).map { (8 * Double($0), $0 % 3 == 0 ? 5.0 : Double($0)) }
    func velocity(_ degree: Int) -> ScreenVelocity {
      Self.estimator(.leastSquares(degree: degree), samples).velocity(liftedAt: Self.moment(88))
    }
    #expect(velocity(9) == velocity(4) && velocity(4) != velocity(3))
  }

  /// Android's rule by hand: pairs at 100, 300 and 200 px/s, the first counting half.
  @Test func impulsesAddUpTheWorkOfEachPair() {
    let estimator = Self.estimator(.impulse, [(0, 0), (10, 1), (20, 4), (30, 6)])
    let work: Double = 0.5 * 100 * 100 + (300 - 100) * 300
    let second = (2 * work).squareRoot()
    let third = (second * second + 2 * (200 - second) * 200).squareRoot()
    #expect(Swift.abs(estimator.velocity(liftedAt: Self.moment(30)).x - third) < 1e-9)
  }

  /// The newest 31 intervals: 16 short ones are more than half of them.
  @Test func theSamplePeriodIsTheMedianOfThirtyOneIntervals() {
    for (short, pause) in [(16, 40.0), (15, 75)] {
      var estimator = VelocityEstimator()
      var time = 0.0
      for index in 0..<(41 + short) {
        estimator.add(ScreenPoint(x: time, y: 0), at: Self.moment(time))
        time += index < 40 ? 30 : 1
      }
      time -= 1
      #expect(estimator.velocity(liftedAt: Self.moment(time + pause)).x > 500, "\(short)")
      #expect(estimator.velocity(liftedAt: Self.moment(time + pause, 1)) == .zero, "\(short)")
    }
  }
}
