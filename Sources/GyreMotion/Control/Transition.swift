/// A commanded move from where an axis is, at the speed it has, to a value where it rests: minimum jerk.
///
/// With s = (t - t0)/T and u = v0 T: x(s) = x0 + u s + (10 d - 6 u) s^3 - (15 d - 8 u) s^4 + (6 d - 3 u) s^5,
/// d = x1 - x0: the quintic with x, x', x'' = (x0, v0, 0) at the start and (x1, 0, 0) at the end. With v0 = 0
/// it is the minimum-jerk curve of Flash and Hogan, Journal of Neuroscience 5(7), 1985.
struct Transition: Sendable, Equatable {
  private var from: Double
  private var to: Double
  private var velocity: Double
  private var start: Timestamp
  private var duration: TimeSpan

  /// Makes a move that starts at a moment with a value and a velocity (per second).
  init(from: Double, velocity: Double, to: Double, start: Timestamp, duration: TimeSpan) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.start = start
    self.duration = max(duration, .zero)
  }

  /// The moment from which on the axis rests.
  var end: Timestamp { start + duration }

  /// The value at a moment: exactly the target from the end on.
  func value(at time: Timestamp) -> Double {
    guard time < end else { return to }
    let s = progress(at: time)
    let d = to - from
    let u = velocity * duration.seconds
    let c3 = 10 * d - 6 * u
    let c4 = 15 * d - 8 * u
    let c5 = 6 * d - 3 * u
    return from + s * (u + s * s * (c3 - s * (c4 - s * c5)))
  }

  /// The velocity at a moment, per second: zero from the end on.
  func velocity(at time: Timestamp) -> Double {
    guard time < end else { return 0 }
    let s = progress(at: time)
    let d = to - from
    let u = velocity * duration.seconds
    let slope = u + s * s * (3 * (10 * d - 6 * u) - s * (4 * (15 * d - 8 * u) - s * 5 * (6 * d - 3 * u)))
    return slope / duration.seconds
  }

  private func progress(at time: Timestamp) -> Double {
    max(0, time.seconds(since: start) / duration.seconds)
  }
}
