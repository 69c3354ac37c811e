/// At which end an easing curve is gentle.
public enum EasingDirection: Sendable, Hashable, CaseIterable {
  /// Starts gently: f(x).
  case `in`
  /// Ends gently: 1 - f(1 - x).
  case out
  /// Both: f(2x) / 2, then 1 - f(2 - 2x) / 2.
  case inOut
  /// Gentle in the middle: (1 - f(1 - 2x)) / 2, then (1 + f(2x - 1)) / 2.
  case outIn

  /// The point of the curve whose form for `.in` is `rising`, at x in [0, 1].
  @inline(__always)
  func point(_ x: Double, _ rising: (Double) -> EasingPoint) -> EasingPoint {
    switch self {
    case .in: return rising(x)
    case .out:
      let mirrored = rising(1 - x)
      return EasingPoint(value: 1 - mirrored.value, slope: mirrored.slope)
    case .inOut:
      let half = rising(x < 0.5 ? 2 * x : 2 - 2 * x)
      return EasingPoint(value: x < 0.5 ? half.value / 2 : 1 - half.value / 2, slope: half.slope)
    case .outIn:
      let half = rising(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
      return EasingPoint(value: x < 0.5 ? (1 - half.value) / 2 : (1 + half.value) / 2, slope: half.slope)
    }
  }

  /// The range of the curve whose form for `.in` has the range `low...high`.
  func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    switch self {
    case .in: low...high
    case .out: 1 - high...1 - low
    case .inOut: Swift.min(low / 2, 1 - high / 2)...Swift.max(high / 2, 1 - low / 2)
    case .outIn: Swift.min((1 - high) / 2, (1 + low) / 2)...Swift.max((1 - low) / 2, (1 + high) / 2)
    }
  }
}
