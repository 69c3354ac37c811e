// Where a curve comes to rest.
extension AxisCurve {
  /// When it comes to rest; nil where it rests already.
  var end: Timestamp? {
    switch self {
    case .rest: nil
    case .glide(let glide): glide.endTime
    case .transition(let transition): transition.end
    }
  }

  /// The value with which it rests in the end.
  var endValue: Double {
    switch self {
    case .rest(let value): value
    case .glide(let glide): glide.end
    case .transition(let transition): transition.value(at: transition.end)
    }
  }
}
