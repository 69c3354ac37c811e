// Where a curve comes to rest.
extension AxisCurve {
  /// When it comes to rest; nil where it rests already.
  var end: Timestamp? {
    if case .glide(let glide) = self { return glide.endTime }
    if case .transition(let transition) = self { return transition.end }
    return nil
  }

  /// The value with which it rests in the end, seen from a moment.
  func endValue(from time: Timestamp) -> Double { value(at: max(end ?? time, time)) }
}
