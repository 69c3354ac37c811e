/// Why a curve cannot carry a glide.
public enum GlideCurveError: Error, Equatable {
  /// The exponent of a power curve is not a finite number above 1.
  case exponentNotAboveOne(Double)
}
