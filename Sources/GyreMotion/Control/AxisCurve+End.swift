// Where a curve comes to rest.
extension AxisCurve {
  /// When it comes to rest; nil where it rests already.
  var end: Timestamp? {
    if case .glide(let glide) = self { return glide.endTime }
    if case .transition(let transition) = self { return transition.end }
    return nil
  }

  /// From when on it rests by itself; the end of time where it never does.
  var restTime: Timestamp {
    switch self {
    case .rest: Timestamp(nanoseconds: .min)
    case .glide(let glide): glide.endTime
    case .transition(let transition): transition.end
    case .turn(let turn): turn.end
    case .sweep: Timestamp(nanoseconds: .max)
    }
  }

  /// The value with which it rests in the end, seen from a moment.
  func endValue(from time: Timestamp) -> Double { value(at: max(end ?? time, time)) }
}
