// Bounce: four parabolas 7.5625 x^2 of widths 4/11, 4/11, 2/11, 1/11.
// Sources: easings.net, d3-ease; Penner's amplitude as in Qt's qeasingcurve (facts).
extension EasingCurve {
  /// A ball that falls to `end`, each bounce `amplitude` times as high as that of unit amplitude.
  private static func fall(_ x: Double, to end: Double, _ amplitude: Double) -> EasingPoint {
    let (centre, depth): (Double, Double) =
      if x < 4.0 / 11 {
        (0, 1)
      } else if x < 8.0 / 11 {
        (6.0 / 11, 0.25)
      } else if x < 10.0 / 11 {
        (9.0 / 11, 0.0625)
      } else {
        (21.0 / 22, 0.015625)
      }
    let t = x - centre
    if depth == 1 { return EasingPoint(value: end * 7.5625 * t * t, slope: end * 15.125 * t) }
    return EasingPoint(value: end - amplitude * (depth - 7.5625 * t * t), slope: amplitude * 15.125 * t)
  }

  static func bounce(
    _ x: Double, _ direction: EasingDirection, _ family: EasingFamily, _ amplitude: Double
  ) -> EasingPoint {
    let a = amplitude.isFinite ? amplitude : 1
    if family == .penner, direction == .outIn {
      // Falls to one half with bounces of the full amplitude.
      let half = fall(x < 0.5 ? 2 * x : 2 - 2 * x, to: 0.5, a)
      return EasingPoint(value: x < 0.5 ? half.value : 1 - half.value, slope: 2 * half.slope)
    }
    return direction.point(x) { x in
      let mirrored = fall(1 - x, to: 1, a)
      return EasingPoint(value: 1 - mirrored.value, slope: mirrored.slope)
    }
  }

  static func bounceRange(
    _ direction: EasingDirection, _ family: EasingFamily, _ amplitude: Double
  ) -> ClosedRange<Double> {
    let a = amplitude.isFinite ? amplitude : 1
    if family == .penner, direction == .outIn {
      let top = 0.5 - a / 4
      return Swift.min(0, top, 1 - top)...Swift.max(1, top, 1 - top)
    }
    return direction.range(Swift.min(0, a / 4), Swift.max(1, a / 4))
  }
}
