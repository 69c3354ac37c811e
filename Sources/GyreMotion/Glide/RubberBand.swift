/// Lets a drag pass the end of a range with growing resistance.
///
/// Formula: past an end by `over` it stands at over / (1 + |over| / b), which begins at the speed of the drag and never
/// passes by more than b. Source: the form of iOS's scroll views, whose resistance begins at .55 of the drag.
struct RubberBand: Sendable, Equatable {
  /// Where there is no resistance.
  let range: ClosedRange<Double>
  /// How far past an end it can be drawn at the most, above 0.
  let width: Double

  /// A band at the ends of a range.
  init(_ range: ClosedRange<Double>, width: Double) {
    self.range = range
    self.width = width
  }

  /// Where a drag that would stand at `free` stands.
  func stretched(_ free: Double) -> Double {
    let end = nearest(free)
    let over = free - end
    return over == 0 ? free : end + over / (1 + abs(over) / width)
  }

  /// Where a drag would stand that is held at `position`: the inverse.
  func free(_ position: Double) -> Double {
    let end = nearest(position)
    let over = position - end
    return over == 0 ? position : end + over / (1 - abs(over) / width)
  }

  /// How fast it moves for each unit of the drag's speed, where the drag would stand at `free`: 1 inside.
  func slope(_ free: Double) -> Double {
    let over = abs(free - nearest(free))
    guard over > 0 else { return 1 }
    let resistance = 1 + over / width
    return 1 / (resistance * resistance)
  }

  /// The position of the range that is nearest.
  func nearest(_ position: Double) -> Double { min(max(position, range.lowerBound), range.upperBound) }
}
