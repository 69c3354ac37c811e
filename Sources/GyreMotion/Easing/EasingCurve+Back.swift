// Back: runs up before it starts, or past its end. Sources: easings.net, Qt (facts), d3-ease.
extension EasingCurve {
  /// The overshoot of one half; in-out has 1.525 times as much, but in d3.
  private static func overshoot(
    _ direction: EasingDirection, _ family: EasingFamily, _ overshoot: Double
  ) -> Double {
    let s = overshoot.isFinite ? overshoot : 1.70158
    return direction == .inOut && family != .d3 ? s * 1.525 : s
  }

  static func back(
    _ x: Double, _ direction: EasingDirection, _ family: EasingFamily, _ overshoot: Double
  ) -> EasingPoint {
    let s = Self.overshoot(direction, family, overshoot)
    return direction.point(x) { x in
      EasingPoint(value: x * x * ((s + 1) * x - s), slope: x * (3 * (s + 1) * x - 2 * s))
    }
  }

  static func backRange(
    _ direction: EasingDirection, _ family: EasingFamily, _ overshoot: Double
  ) -> ClosedRange<Double> {
    let s = Self.overshoot(direction, family, overshoot)
    let turn = 2 * s / (3 * (s + 1))
    guard turn > 0, turn < 1 else { return direction.range(0, 1) }
    let extreme = turn * turn * ((s + 1) * turn - s)
    return direction.range(Swift.min(0, extreme), Swift.max(1, extreme))
  }
}
