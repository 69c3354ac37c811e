// When a glide passes a place.
extension Glide {
  /// The first moment at which it has reached a position; nil where it never does.
  ///
  /// By bisection over whole nanoseconds: positions never turn back.
  public func firstMoment(reaching position: Double) -> Timestamp? {
    let ahead = travel < 0 ? -1.0 : 1.0
    guard position.isFinite, (position - origin) * ahead >= 0, (end - position) * ahead >= 0 else {
      return nil
    }
    if position == origin { return start }
    var (before, after) = (start.nanoseconds, endTime.nanoseconds)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      let reached = (sample(at: Timestamp(nanoseconds: middle)).position - position) * ahead >= 0
      if reached { after = middle } else { before = middle }
    }
    return Timestamp(nanoseconds: after)
  }
}
