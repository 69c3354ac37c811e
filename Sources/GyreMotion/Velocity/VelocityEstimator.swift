/// The velocity of a contact at the moment it lifts, from its time-stamped samples alone.
///
/// Rate independent: the same movement sampled at another rate or phase gives the same value. Times are
/// subtracted as integers before anything else. The ring of samples is kept between contacts, so nothing is
/// allocated once it is as large as the stream is dense.
/// Source: the methods carry theirs; the pause rule is Android's 40 ms, widened for slow streams.
public struct VelocityEstimator: Sendable, Equatable {
  /// The method. Default guarded.
  public var method: VelocityMethod
  private var history = VelocityHistory()

  /// The longest pause, in nanoseconds, that a moving finger makes whatever its rate: 40 ms.
  private static let shortestPause: Int64 = 40_000_000
  /// Intervals above this, in nanoseconds, are pauses and no sample period: 100 ms.
  private static let longestPeriod: Int64 = 100_000_000
  /// The shortest span of samples that the guarded method trusts: 8 ms.
  private static let shortestSpan = TimeSpan.milliseconds(8)

  /// Makes an estimator without samples.
  public init(method: VelocityMethod = .guarded) { self.method = method }

  /// Forgets all samples: for a new contact, a cancelled one, a changed set of contacts, a clock that jumped.
  ///
  /// Without samples the velocity is 0, so a cancelled contact never glides.
  public mutating func reset() { history.removeAll() }

  /// Adds where the contact was, in pixels of the view; the press and every move, coalesced ones too, but
  /// not the up.
  ///
  /// Equal times replace the sample before; earlier times and positions that are no numbers are left out.
  public mutating func add(_ position: ScreenPoint, at time: Timestamp) {
    guard position.x.isFinite, position.y.isFinite else { return }
    history.append(VelocityHistory.Sample(time: time, x: position.x + 0, y: position.y + 0))
  }

  /// The velocity of a contact that lifts at `time`; 0 where it paused before.
  ///
  /// A pause is more than max(40 ms, 2.5 sample periods) since the last sample that moved; the sample period
  /// is the median interval of the samples.
  public func velocity(liftedAt time: Timestamp) -> ScreenVelocity {
    guard let lastMovement = history.lastMovement else { return .zero }
    let pause = longestPause
    guard time.since(lastMovement).nanoseconds <= pause else { return .zero }
    let velocity: ScreenVelocity
    switch method {
    case .guarded: velocity = guarded(liftedAt: time, pause: pause)
    case .leastSquares(let degree):
      let newest = history[history.count - 1].time
      velocity = PolynomialFit(history, from: plainStart, degree: degree, at: newest).slope
    case .weightedPairs: velocity = history.weightedPairs(from: plainStart)
    case .impulse: velocity = history.impulse(from: plainStart)
    }
    guard velocity.x.isFinite, velocity.y.isFinite else { return .zero }
    return ScreenVelocity(x: velocity.x + 0, y: velocity.y + 0)
  }

  /// The longest time without movement, in nanoseconds, after which a finger still glides.
  private var longestPause: Int64 {
    let period = Swift.min(history.samplePeriod, Self.longestPeriod)
    return Swift.max(Self.shortestPause, period * 5 / 2)
  }

  /// The window of the methods taken from elsewhere: a gap of 40 ms cuts, and at most 20 samples count.
  private var plainStart: Int { history.windowStart(gap: Self.shortestPause, limit: 20) }

  private func guarded(liftedAt time: Timestamp, pause: Int64) -> ScreenVelocity {
    let start = history.windowStart(gap: pause)
    let newest = history[history.count - 1]
    guard newest.time.since(history[start].time) >= Self.shortestSpan else {
      return meanVelocity(before: start, to: newest)
    }
    let fit = PolynomialFit(history, from: start, degree: 2, at: Swift.max(time, newest.time))
    return ScreenVelocity(
      x: fit.line.x * fit.slope.x > 0 ? fit.slope.x : 0,
      y: fit.line.y * fit.slope.y > 0 ? fit.slope.y : 0)
  }

  /// The two-point velocity over the last 8 ms or more; 0 where the contact is younger.
  private func meanVelocity(before start: Int, to newest: VelocityHistory.Sample) -> ScreenVelocity {
    var index = start - 1
    while index >= 0 {
      let older = history[index]
      let span = newest.time.since(older.time)
      if span >= Self.shortestSpan {
        return ScreenVelocity(x: (newest.x - older.x) / span.seconds, y: (newest.y - older.y) / span.seconds)
      }
      index -= 1
    }
    return .zero
  }
}
