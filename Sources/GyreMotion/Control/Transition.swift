/// A commanded move from where an axis is, at the speed it has, to a value where it rests: minimum jerk.
///
/// With s = (t - t0)/T and u = v0 T: x(s) = x0 + u s + (10 d - 6 u) s^3 - (15 d - 8 u) s^4 + (6 d - 3 u) s^5,
/// d = x1 - x0: the quintic with x, x', x'' = (x0, v0, 0) at the start and (x1, 0, 0) at the end. With v0 = 0
/// it is the minimum-jerk curve of Flash and Hogan, Journal of Neuroscience 5(7), 1985.
///
/// It runs one way only while 0 <= v0 T / d <= 2.5. A faster axis arrives earlier, at T = 2.5 d / v0; one that runs
/// the other way is braked first, within .25 s, by the part in v0 alone. Values never leave the axis's range.
struct Transition: Sendable, Equatable {
  /// The longest time that a speed in the wrong direction is felt: .25 s.
  private static let brakingTime = 0.25

  private var from: Double
  private var to: Double
  private var velocity: Double
  private var lowest: Double
  private var highest: Double
  private var start: Timestamp
  private var duration: TimeSpan
  /// The time over which the start velocity fades, seconds.
  private var fading: Double
  /// Why it moves.
  let cause: MotionPhase

  /// Makes a move that starts at a moment with a value and a velocity (per second); `to` lies in the range.
  init(
    from: Double, velocity: Double, to: Double, in range: ClosedRange<Double> = -.infinity...(.infinity),
    start: Timestamp, duration: TimeSpan, cause: MotionPhase = .command
  ) {
    self.from = from
    self.cause = cause
    self.to = to
    self.velocity = velocity
    lowest = range.lowerBound
    highest = range.upperBound
    self.start = start
    self.duration = max(duration, .zero)
    let travel = to - from
    let leadsAway = velocity * travel < 0 || travel == 0
    if !leadsAway, velocity != 0, velocity / travel * self.duration.seconds > 2.5 {
      self.duration = .seconds(2.5 * travel / velocity)
    }
    let seconds = self.duration.seconds
    fading = leadsAway ? min(seconds, Self.brakingTime) : seconds
  }

  /// The moment from which on the axis rests.
  var end: Timestamp { start + duration }

  /// The value at a moment: exactly the target from the end on.
  func value(at time: Timestamp) -> Double {
    guard time < end else { return to }
    let elapsed = max(0, time.seconds(since: start))
    let s = elapsed / duration.seconds
    let f = min(1, elapsed / fading)
    let way = (to - from) * (s * s * s * (10 - s * (15 - s * 6)))
    let carried = velocity * fading * (f * (1 - f * f * (6 - f * (8 - f * 3))))
    return min(max(from + way + carried, lowest), highest)
  }

  /// The velocity at a moment, per second: zero from the end on.
  func velocity(at time: Timestamp) -> Double {
    guard time < end else { return 0 }
    let elapsed = max(0, time.seconds(since: start))
    let s = elapsed / duration.seconds
    let f = min(1, elapsed / fading)
    let way = (to - from) * (s * s * (30 - s * (60 - s * 30))) / duration.seconds
    return way + velocity * (1 - f * f * (18 - f * (32 - f * 15)))
  }
}
