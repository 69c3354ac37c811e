/// A real position and the whole number that is shown for it, with hysteresis so that a boundary does not flicker.
///
/// The position runs along a curve, and from the curve's end on along an autoplay where there is one. A point c
/// follows the position p by a play operator: c = clamp(c, p - h, p + h); shown is floor(c + 0.5). So noise of less
/// than h about a boundary shows one frame, at any event rate. Between events the position runs one way along each
/// part, so that clamping once for each gives what following it would.
struct ShownIndex: Sendable, Equatable {
  private var curve: AxisCurve
  /// What was added to the curve since it began.
  private var shift = 0.0
  /// What it does from the curve's end on; nil where it rests there.
  private var autoplay: SpinAutoplay?
  private var follower: Double
  private var hysteresis: Double

  /// At rest on a position.
  init(at position: Double, hysteresis: Double) {
    curve = .rest(position)
    follower = position
    self.hysteresis = hysteresis
  }

  /// The position at a moment.
  func position(at time: Timestamp) -> Double {
    if let autoplay, time >= autoplay.start { return autoplay.position(at: time) }
    return curve.value(at: time) + shift
  }

  /// The velocity at a moment, per second.
  func velocity(at time: Timestamp) -> Double {
    if let autoplay, time >= autoplay.start { return autoplay.velocity(at: time) }
    return curve.velocity(at: time)
  }

  /// The position with which the curve ends, or that of an autoplay that already runs.
  func goal(at time: Timestamp) -> Double {
    if let autoplay, time >= autoplay.start { return autoplay.position(at: time) }
    return curve.endValue(from: time) + shift
  }

  /// The whole number that is shown at a moment, not wrapped.
  func index(at time: Timestamp) -> Double { (follower(at: time) + 0.5).rounded(.down) }

  /// Runs along a curve that begins where it is (or at a place that a finger chooses), and rests at its end.
  mutating func run(_ next: AxisCurve, at time: Timestamp) {
    follower = follower(at: time)
    curve = next
    shift = 0
    autoplay = nil
    follower = follower(at: time)
  }

  /// Adds to the position from now on, and to where it will come to rest.
  mutating func move(by steps: Double, at time: Timestamp) {
    follower = follower(at: time)
    shift += steps
    autoplay = autoplay?.shifted(by: steps, at: time)
    follower = follower(at: time)
  }

  /// Turns by itself as soon as the curve has come to rest.
  mutating func play(_ settings: SpinSettings, at time: Timestamp) {
    follower = follower(at: time)
    let start = max(curve.end ?? time, time)
    autoplay = SpinAutoplay(settings, from: position(at: start), at: start)
  }

  /// Why it moves at a moment.
  func phase(at time: Timestamp) -> MotionPhase {
    if let autoplay, time >= autoplay.start { return .auto }
    return curve.phase(at: time)
  }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool { autoplay != nil || curve.isMoving(at: time) }

  private func follower(at time: Timestamp) -> Double {
    guard let autoplay, time >= autoplay.start else { return follow(curve.value(at: time) + shift) }
    return autoplay.following(follower, hysteresis: hysteresis, until: time)
  }

  private func follow(_ position: Double) -> Double {
    min(max(follower, position - hysteresis), position + hysteresis)
  }
}
