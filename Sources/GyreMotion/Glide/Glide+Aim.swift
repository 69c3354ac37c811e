// Re-aiming: another end, the same velocity now and the same shape, T' = T D' / D.
// Source: own derivation; Qt's Flickable re-solves its deceleration for whole pixels in the same spirit.
extension Glide {
  /// The same glide with another end: it starts with the same velocity, keeps its shape and lands softly
  /// and exactly on `position`, by T' = T D' / D; it never overshoots.
  ///
  /// For limits: a glide that would pass a bound is re-aimed at the bound. A position that does not lie
  /// ahead of it stops it at its origin; settling glides are returned unchanged.
  public func landing(at position: Double) -> Glide {
    if case .settle = curve.shape { return self }
    let ratio = (position - origin) / travel
    let newDuration = duration * ratio
    guard ratio > 0, newDuration > 0, newDuration.isFinite, position.isFinite else {
      return Glide(restingAt: origin, at: start)
    }
    return Glide(
      start: start, origin: origin, velocity: velocity, end: position, duration: newDuration, curve: curve,
      rate: velocity)
  }

  /// This glide while it stays inside a range, else re-aimed at the bound that it would pass.
  ///
  /// An origin outside the range stays there: bringing it back is the limit's own motion.
  public func limited(to range: ClosedRange<Double>) -> Glide {
    if end > range.upperBound, velocity > 0 { return landing(at: range.upperBound) }
    if end < range.lowerBound, velocity < 0 { return landing(at: range.lowerBound) }
    return self
  }

  /// The glide stopped at a moment: at rest from then on at the position it had reached.
  public func stopped(at time: Timestamp) -> Glide {
    Glide(restingAt: sample(at: time).position, at: time)
  }
}
