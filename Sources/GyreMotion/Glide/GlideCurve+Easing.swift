// Which easing curves can carry a glide.
extension GlideCurve {
  /// The glide shape of an easing curve; throws, and says why, where the curve cannot carry a glide.
  ///
  /// Fit are power out above 1, sine out, exponential out (of any family: it is rescaled so that it ends
  /// without a step) and Bezier curves that start with a finite slope above 0 and only ever get flatter.
  public init(_ curve: EasingCurve) throws(GlideCurveError) {
    switch curve {
    case .power(let exponent, .out):
      self = try .power(exponent)
    case .sine(.out): self = .sine
    case .exponential(.out, _): self = .exponential
    case .cubicBezier(let bezier):
      try Self.check(curve)
      guard bezier.isConcave else {
        throw .speedsUp(from: curve.initialSlope, to: bezier.slopeRange.upperBound)
      }
      self = GlideCurve(shape: .bezier(bezier))
    case .linear: throw .neverSlows
    case .steps, .piecewiseLinear, .spline, .qt: throw .severalPieces
    default:
      try Self.check(curve)
      // Out-in curves are all that is left: they rise again behind their middle.
      throw .speedsUp(from: curve.initialSlope, to: curve.slope(at: 1))
    }
  }

  /// Throws where the start or the range of a curve already rules it out.
  private static func check(_ curve: EasingCurve) throws(GlideCurveError) {
    let slope = curve.initialSlope
    guard slope > 0 else { throw slope == 0 ? .startsAtRest : .startsBackwards(slope) }
    guard slope.isFinite else { throw .startsVertically }
    guard curve.range.lowerBound >= 0, curve.range.upperBound <= 1 else {
      throw .overshoots(curve.range.upperBound)
    }
    if case .cubicBezier(let bezier) = curve,
      bezier.slopeRange.upperBound - bezier.slopeRange.lowerBound < 1e-9
    {
      throw .neverSlows
    }
  }
}
