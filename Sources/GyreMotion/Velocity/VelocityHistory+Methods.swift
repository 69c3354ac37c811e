// The methods of other systems, for their feel.
extension VelocityHistory {
  /// The mean velocity between a sample and the one before it.
  private func pairVelocity(_ index: Int) -> ScreenVelocity {
    let (newer, older) = (self[index], self[index - 1])
    let seconds = newer.time.seconds(since: older.time)
    return ScreenVelocity(x: (newer.x - older.x) / seconds, y: (newer.y - older.y) / seconds)
  }

  /// Weights .6, .35, .05 on the last three pairs, the oldest first; fewer pairs share the weight.
  func weightedPairs(from start: Int) -> ScreenVelocity {
    var sum = ScreenVelocity.zero
    var total = 0.0
    for back in 0..<3 where count - 1 - back > start {
      let weight = back == 0 ? 0.05 : back == 1 ? 0.35 : 0.6
      let pair = pairVelocity(count - 1 - back)
      sum.x += weight * pair.x
      sum.y += weight * pair.y
      total += weight
    }
    guard total > 0 else { return .zero }
    return ScreenVelocity(x: sum.x / total, y: sum.y / total)
  }

  /// Work summed over the samples: w += (v - v_w) |v| with v_w = sign(w) sqrt(2 |w|); the first pair counts
  /// half, since it starts from the velocity that it ends with.
  func impulse(from start: Int) -> ScreenVelocity {
    guard count - start > 2 else { return count - start == 2 ? pairVelocity(count - 1) : .zero }
    func velocity(_ work: Double) -> Double {
      let speed = (2 * Swift.abs(work)).squareRoot()
      return work < 0 ? -speed : speed
    }
    var work = ScreenVelocity.zero
    for index in (start + 1)..<count {
      let pair = pairVelocity(index)
      let share = index == start + 1 ? 0.5 : 1
      work.x += share * (pair.x - velocity(work.x)) * Swift.abs(pair.x)
      work.y += share * (pair.y - velocity(work.y)) * Swift.abs(pair.y)
    }
    return ScreenVelocity(x: velocity(work.x), y: velocity(work.y))
  }
}
