// The curves that CSS names, and a few that other systems do.
extension EasingCurve {
  /// CSS `ease`: cubic-bezier(0.25, 0.1, 0.25, 1).
  public static let ease = EasingCurve.cubicBezier(CubicBezier(known: 0.25, 0.1, 0.25, 1))
  /// CSS `ease-in`: cubic-bezier(0.42, 0, 1, 1).
  public static let easeIn = EasingCurve.cubicBezier(CubicBezier(known: 0.42, 0, 1, 1))
  /// CSS `ease-out`: cubic-bezier(0, 0, 0.58, 1).
  public static let easeOut = EasingCurve.cubicBezier(CubicBezier(known: 0, 0, 0.58, 1))
  /// CSS `ease-in-out`: cubic-bezier(0.42, 0, 0.58, 1).
  public static let easeInOut = EasingCurve.cubicBezier(CubicBezier(known: 0.42, 0, 0.58, 1))
  /// CSS `step-start`: steps(1, jump-start).
  public static let stepStart = EasingCurve.steps(StepCurve(known: 1, .start))
  /// CSS `step-end`: steps(1, jump-end).
  public static let stepEnd = EasingCurve.steps(StepCurve(known: 1, .end))
  /// Material Design's decelerate: cubic-bezier(0, 0, 0.2, 1).
  public static let materialDecelerate = EasingCurve.cubicBezier(CubicBezier(known: 0, 0, 0.2, 1))

  /// CSS `cubic-bezier(x1, y1, x2, y2)`; throws where x1 or x2 leaves [0, 1].
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(EasingError) -> EasingCurve {
    .cubicBezier(try CubicBezier(x1, y1, x2, y2))
  }

  /// CSS `steps(count, jump)`; throws where there are too few.
  public static func steps(_ count: Int, _ jump: StepCurve.Jump = .end) throws(EasingError) -> EasingCurve {
    .steps(try StepCurve(count, jump))
  }
}
