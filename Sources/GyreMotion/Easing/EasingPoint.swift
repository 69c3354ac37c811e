/// What an easing curve gives at one place.
struct EasingPoint {
  /// The value e(x).
  var value: Double
  /// The slope e'(x); at a kink the one to the right, at 1 the one to the left; infinite where it is vertical.
  var slope: Double
}
