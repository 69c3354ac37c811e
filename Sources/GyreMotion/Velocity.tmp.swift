struct VelocityEstimator: Sendable, Equatable {
  enum Rule: Sendable, Equatable { case guarded }
  var last: ScreenPoint?, before: ScreenPoint?, t1 = Timestamp.zero, t0 = Timestamp.zero
  init(_ rule: Rule) {}
  mutating func reset() { last = nil; before = nil }
  mutating func add(_ p: ScreenPoint, at t: Timestamp) { before = last; t0 = t1; last = p; t1 = t }
  func release(at t: Timestamp) -> ScreenPoint {
    guard let last, let before, t1 > t0, t.seconds(since: t1) < 0.04 else { return ScreenPoint(x: 0, y: 0) }
    let d = t1.seconds(since: t0)
    return ScreenPoint(x: (last.x - before.x) / d, y: (last.y - before.y) / d)
  }
}
