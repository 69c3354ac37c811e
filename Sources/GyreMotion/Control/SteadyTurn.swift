/// A turn at a steady rate with a soft start: what a held key asks for, and what an unattended view does by itself.
///
/// The rate goes from v0 to v1 within a time T, .3 s for keys, by smoothstep, s^2 (3 - 2s), and then stays. Formula, with s = t / T:
/// x = x0 + v0 t + (v1 - v0) T (s^3 - s^4/2) up to T, then x(T) + v1 (t - T); so it covers (v0 + v1) T / 2 in T.
/// Before the end of a range it slows down the same way, and comes to rest exactly there. Source: own derivation.
struct SteadyTurn: Sendable, Equatable {
  /// How long the rate takes to change, where nothing else is said.
  static let softening = TimeSpan.milliseconds(300)

  /// The fastest that anything turns on by itself, rad/s: 3600 degrees per second. Beyond, years would lose digits of
  /// the heading.
  static let fastest = 20 * Double.pi

  private var start: Timestamp
  private var origin: Double
  private var firstRate: Double
  private var rate: Double
  /// How long the rate takes to change, seconds.
  private var softening: Double
  /// When it begins to slow down before the end of its range, seconds from the start; infinite where it never does.
  private var braking: Double
  /// Where it comes to rest then.
  private var bound: Double
  /// Why it turns.
  let cause: MotionPhase

  /// A turn from a value and a rate to another rate (per second), at a moment, towards the end of a range ahead.
  ///
  /// nil where the range ends too soon for a soft start and a soft end.
  init?(
    from origin: Double, rate firstRate: Double, to rate: Double, in range: ClosedRange<Double>,
    start: Timestamp, softening: TimeSpan = Self.softening, cause: MotionPhase = .command
  ) {
    self.start = start
    self.softening = softening.seconds
    self.origin = origin
    self.firstRate = firstRate
    self.rate = rate
    self.cause = cause
    let softening = softening.seconds
    let started = origin + (firstRate + rate) * softening / 2
    bound = rate == 0 ? started : rate < 0 ? range.lowerBound : range.upperBound
    let rest = bound - rate * softening / 2 - started
    braking = rate == 0 || bound.isInfinite ? .infinity : softening + rest / rate
    guard rate == 0 ? range.contains(started) : rest * rate >= 0 else { return nil }
    // While the turn is reversed it first runs on.
    guard range.contains(origin), firstRate * rate >= 0 || range.contains(origin + firstRate * softening / 2)
    else {
      return nil
    }
  }

  /// The value at a moment.
  func value(at time: Timestamp) -> Double {
    let elapsed = max(0, time.seconds(since: start))
    if elapsed >= braking + softening { return bound }
    if elapsed < softening { return origin + way(elapsed, from: firstRate, to: rate) }
    let started = origin + way(softening, from: firstRate, to: rate)
    if elapsed < braking { return started + rate * (elapsed - softening) }
    return started + rate * (braking - softening) + way(elapsed - braking, from: rate, to: 0)
  }

  /// The rate at a moment, per second.
  func velocity(at time: Timestamp) -> Double {
    let elapsed = max(0, time.seconds(since: start))
    if elapsed >= braking + softening { return 0 }
    if elapsed < softening { return firstRate + (rate - firstRate) * Smoothstep.value(elapsed / softening) }
    return elapsed < braking ? rate : rate * (1 - Smoothstep.value((elapsed - braking) / softening))
  }

  /// True where the value will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool {
    let elapsed = time.seconds(since: start)
    let end = rate == 0 ? 0 : braking
    return elapsed < end + softening
  }

  /// From when on it rests; the end of time where it never does.
  var end: Timestamp {
    let seconds = (rate == 0 ? 0 : braking) + softening
    return seconds.isInfinite ? Timestamp(nanoseconds: .max) : start + .seconds(seconds)
  }

  /// The way covered in a time up to the softening, while the rate changes.
  private func way(_ elapsed: Double, from first: Double, to second: Double) -> Double {
    let s = elapsed / softening
    return first * elapsed + (second - first) * softening * Smoothstep.integral(s)
  }
}
