/// A real position and the whole number that is shown for it, with hysteresis so that a boundary does not flicker.
///
/// A point c follows the position p by a play operator: c = clamp(c, p - h, p + h); shown is floor(c + 0.5). So
/// noise of less than h about a boundary shows one frame, at any event rate. Between events the position runs
/// one way only, so that clamping once gives what following it would.
struct ShownIndex: Sendable, Equatable {
  private var curve: AxisCurve
  private var follower: Double
  private var hysteresis: Double

  /// At rest on a position.
  init(at position: Double, hysteresis: Double) {
    curve = .rest(position)
    follower = position
    self.hysteresis = hysteresis
  }

  /// The position at a moment.
  func position(at time: Timestamp) -> Double { curve.value(at: time) }

  /// The whole number that is shown at a moment, not wrapped.
  func index(at time: Timestamp) -> Double { (follow(position(at: time)) + 0.5).rounded(.down) }

  /// Rests on a position from now on.
  mutating func rest(at position: Double) {
    follower = follow(position)
    curve = .rest(position)
  }

  /// Runs along a glide that begins where it is.
  mutating func glide(_ glide: Glide) {
    follower = follow(glide.origin)
    curve = .glide(glide)
  }

  /// Why it moves at a moment.
  func phase(at time: Timestamp) -> MotionPhase { curve.phase(at: time) }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool { curve.isMoving(at: time) }

  private func follow(_ position: Double) -> Double {
    min(max(follower, position - hysteresis), position + hysteresis)
  }
}
