// Snapping: a glide that ends exactly on a multiple of a step, with the velocity and shape it had.
// Source: own derivation.
extension Glide {
  /// A glide together with the whole multiple of the step that it ends on.
  public struct Snapped: Sendable, Equatable {
    /// The glide; its end is exactly `Double(multiple) * step`.
    public let glide: Glide
    /// Which multiple of the step.
    public let multiple: Int
  }

  /// The glide re-aimed to end on a multiple of `step`, above 0.
  ///
  /// Of the multiples ahead it takes the one whose D' / D is nearest to 1 in the logarithm, and keeps
  /// velocity and shape: T' = T D' / D. Where that ratio leaves [0.5, 2] (only possible below 2/3 of a step)
  /// it settles to the multiple nearest to its end instead; where that lies behind, the velocity counts
  /// as 0. `range`, if given, holds the multiples allowed: a glide that would pass its first or last one
  /// lands there softly, however near it is. Settling glides settle anew.
  public func snapped(to step: Double, in range: ClosedRange<Int>? = nil) -> Snapped {
    precondition(step > 0 && step.isFinite, "a step must be a number above 0")
    // Multiples are counted along the direction of motion, so that both directions do the same to the bit.
    let direction = velocity < 0 ? -1.0 : 1.0
    let goal = end * direction / step
    guard Swift.abs(goal) < Self.largestMultiple, Swift.abs(origin) / step < Self.largestMultiple else {
      return Snapped(glide: Glide(restingAt: origin, at: start), multiple: 0)
    }
    let bound = range.map { direction > 0 ? Double($0.upperBound) : -Double($0.lowerBound) }
    func snapped(_ along: Double, _ glide: (Double) -> Glide) -> Snapped {
      let multiple = Int(along * direction)
      return Snapped(glide: glide(Double(multiple) * step), multiple: multiple)
    }
    func way(to along: Double) -> Double { along * step - origin * direction }

    let planned = travel * direction
    if planned > 0, !isSettling {
      if let bound, goal >= bound {
        if way(to: bound) > 0 { return snapped(bound, { landing(at: $0) }) }
      } else {
        let near = goal.rounded(.down)
        let far = near + 1
        let takesNear = way(to: near) > 0 && planned * planned <= way(to: near) * way(to: far)
        let chosen = takesNear || far > (bound ?? far) ? near : far
        let ratio = way(to: chosen) / planned
        if ratio >= 0.5, ratio <= 2 { return snapped(chosen, { landing(at: $0) }) }
      }
    }
    var nearest = goal.rounded()
    if let range {
      let ends = (Double(range.lowerBound) * direction, Double(range.upperBound) * direction)
      nearest = Swift.min(Swift.max(nearest, Swift.min(ends.0, ends.1)), Swift.max(ends.0, ends.1))
    }
    return snapped(nearest) {
      Glide(settlingFrom: origin, velocity: velocity, to: $0, at: start)
    }
  }
  /// Beyond this, multiples are no whole numbers any more (or no `Int`, on small processors).
  private static var largestMultiple: Double { Swift.min(0x1p52, Double(Int.max / 2)) }
}
