/// What readings add up to between two runs of the filter's slow part.
struct ReadingSums: Sendable, Equatable {
  /// The integral of the angular velocity as measured, rad, device frame.
  var turned = Vector3.zero
  /// The integral of the squared rate without the bias, rad^2/s.
  var squaredRate = 0.0
  /// Over what time, seconds.
  var rateTime = 0.0
  /// The integral of the acceleration as measured, m/s, device frame.
  var pushed = Vector3.zero
  /// The integral of the acceleration's east part, m/s.
  var east = 0.0
  /// The integral of the acceleration's north part, m/s.
  var north = 0.0
  /// Over what time, seconds.
  var accelerationTime = 0.0
}
