// Where an autoplay between clamped ends has turned round.
extension SpinAutoplay {
  /// Follows the position with a play of `hysteresis` frames, from the beginning to a moment: c = clamp(c, p - h, p + h).
  ///
  /// The position runs one way between two turns, so clamping at the turns and at the end is as good as following it.
  func following(_ follower: Double, hysteresis: Double, until time: Timestamp) -> Double {
    func follow(_ follower: Double, _ position: Double) -> Double {
      Swift.min(Swift.max(follower, position - hysteresis), position + hysteresis)
    }
    var follower = follow(follower, position(at: start))
    if let last, last > 0 {
      let (first, count) = turns(until: time, last)
      if count >= 1 { follower = follow(follower, first) }
      // After a whole way between the ends it is the same whatever it was.
      if count >= 2 { follower = follow(first, last - first) }
      if count >= 3, count % 2 == 1 { follower = follow(last - first, first) }
    }
    return follow(follower, position(at: time))
  }

  /// The first end that it reaches, and how many ends it has reached until a moment.
  private func turns(until time: Timestamp, _ last: Double) -> (first: Double, count: Int) {
    let ahead = rate < 0 ? -1.0 : 1.0
    // Ends lie at the multiples of `last`, counted along the way.
    let begun = (origin * ahead / last).rounded(.down)
    let reached = (unfolded(at: time) * ahead / last).rounded(.down)
    let isOdd = ((begun + 1) / 2).rounded(.down) * 2 != begun + 1
    return (isOdd ? last : 0, Int(Swift.min(reached - begun, 1e9)))
  }
}
