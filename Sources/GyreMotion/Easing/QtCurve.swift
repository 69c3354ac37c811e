/// Four curves that only Qt has; sine and cosine end where they started.
///
/// Formulas: S(x) = (1 - cos(x pi)) / 2; `inCurve` S m + x (1 - m) with m = clamp(1.3 - 2x), `outCurve`
/// likewise with m = clamp(2x - 0.7); `sineCurve` (1 - cos(2 pi x)) / 2; `cosineCurve` (1 + sin(2 pi x)) / 2.
/// Source: Qt's qeasingcurve (facts).
public enum QtCurve: Sendable, Hashable, CaseIterable {
  /// Starts gently, then straight.
  case inCurve
  /// Straight, then ends gently.
  case outCurve
  /// One hump from 0 over 1 back to 0.
  case sineCurve
  /// One wave from 0.5 over 1 and 0 back to 0.5.
  case cosineCurve

  /// Value and slope at x in [0, 1].
  func point(_ x: Double) -> EasingPoint {
    switch self {
    case .sineCurve:
      let sine = Portable.sin(x * .pi)
      return EasingPoint(value: sine * sine, slope: .pi * Portable.sin(2 * .pi * x))
    case .cosineCurve:
      return EasingPoint(
        value: (1 + Portable.sin(2 * .pi * x)) / 2, slope: .pi * Portable.cos(2 * .pi * x))
    case .inCurve, .outCurve:
      let half = Portable.sin(x * (.pi / 2))
      let smooth = half * half
      let smoothSlope = .pi / 2 * Portable.sin(x * .pi)
      let weight = self == .inCurve ? 1.3 - 2 * x : 2 * x - 0.7
      let mix = Swift.min(1, Swift.max(0, weight))
      let mixSlope = weight > 0 && weight < 1 ? (self == .inCurve ? -2.0 : 2) : 0
      return EasingPoint(
        value: smooth * mix + x * (1 - mix),
        slope: smoothSlope * mix + (1 - mix) + mixSlope * (smooth - x))
    }
  }
}
