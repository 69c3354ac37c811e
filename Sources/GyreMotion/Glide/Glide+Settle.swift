// Settling: the quintic that starts at v0 and ends at rest on a given position.
// Formula: with m = v0 T / D: 1 - e(s) = (1-s)^3 (1 + (3-m) s + (6-3m) s^2); monotone iff 0 <= m <= 2.5.
// Source: Flash and Hogan's minimum jerk polynomial (1985), extended by a start velocity.
extension Glide {
  /// The time a settling takes at most, in seconds.
  public static let settlingDuration = 0.3

  /// A short eased way to a given position, taking over a velocity that leads towards it.
  ///
  /// T = min(`duration`, 2.5 D / v0), so it never overshoots. A velocity that leads away from the end
  /// counts as 0. Acceleration is 0 at both ends.
  public init(
    settlingFrom position: Double, velocity: Double, to end: Double,
    within duration: Double = settlingDuration,
    at time: Timestamp
  ) {
    let travel = end - position
    guard travel != 0, travel.isFinite, duration > 0, duration.isFinite else {
      self.init(restingAt: end, at: time)
      return
    }
    let towards = velocity / travel
    let kept = towards > 0 && velocity.isFinite ? velocity : 0
    let actual = kept == 0 ? duration : min(duration, 2.5 * (travel / kept))
    let shape = GlideCurve(shape: .settle(min(2.5, kept * actual / travel)))
    guard actual > 0 else {
      self.init(restingAt: end, at: time)
      return
    }
    self.init(
      start: time, origin: position, velocity: kept, end: end, duration: actual, curve: shape,
      rate: travel / actual)
  }

  /// True where the glide settles: its speed may rise before it falls.
  public var isSettling: Bool {
    if case .settle = curve.shape { return true }
    return false
  }
}
