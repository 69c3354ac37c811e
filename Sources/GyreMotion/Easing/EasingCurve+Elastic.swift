// Elastic: a decaying oscillation about the end, a D(u) sin((s + u) 2 pi / p) with D(u) = 2^(-10u).
// Sources: easings.net, d3-ease; Penner's phase and out-in form as in Qt's qeasingcurve (facts).
extension EasingCurve {
  /// One oscillation around a rest position, u being the distance from its undamped end.
  private struct Oscillation {
    var amplitude: Double
    var frequency: Double
    var phase: Double
    var family: EasingFamily

    /// An oscillation that starts at `height` from the rest position.
    init(_ amplitude: Double, _ period: Double, height: Double, family: EasingFamily) {
      self.family = family
      frequency = 2 * .pi / period
      if amplitude > height {
        self.amplitude = amplitude
        phase = Portable.asin(height / amplitude)
      } else {
        self.amplitude = height
        phase = .pi / 2
      }
    }

    /// Value and slope in u; backwards the phase runs the other way.
    func point(_ u: Double, backwards: Bool = false) -> EasingPoint {
      let turn = backwards ? phase - u * frequency : phase + u * frequency
      let rate = backwards ? -frequency : frequency
      var decay = Portable.exp2(-10 * u)
      let decaySlope = -10 * GlideCurve.ln2 * decay * (family == .d3 ? 1024.0 / 1023 : 1)
      if family == .d3 { decay = (decay - 0x1p-10) * (1024.0 / 1023) }
      let (sine, cosine) = (Portable.sin(turn), Portable.cos(turn))
      return EasingPoint(
        value: amplitude * decay * sine,
        slope: amplitude * (decaySlope * sine + decay * rate * cosine))
    }
  }

  static func elastic(
    _ x: Double, _ direction: EasingDirection, _ family: EasingFamily, _ amplitude: Double,
    _ period: Double?
  ) -> EasingPoint {
    let a = amplitude.isFinite ? amplitude : 1
    let p = elasticPeriod(direction, family, period)
    guard family == .penner else {
      let oscillation = Oscillation(a, p, height: 1, family: family)
      return direction.point(x) { x in
        let point = oscillation.point(1 - x)
        return EasingPoint(value: x == 0 ? 0 : point.value, slope: -point.slope)
      }
    }
    // Penner's second half is no mirror where the amplitude is above 1, and his out-in keeps it in full.
    let height = direction == .outIn ? 0.5 : 1
    let oscillation = Oscillation(a, p, height: height, family: family)
    switch direction {
    case .in:
      let point = oscillation.point(1 - x)
      return EasingPoint(value: point.value, slope: -point.slope)
    case .out:
      let point = oscillation.point(x, backwards: true)
      return EasingPoint(value: 1 - point.value, slope: -point.slope)
    case .inOut:
      let point = oscillation.point(x < 0.5 ? 1 - 2 * x : 2 * x - 1, backwards: x >= 0.5)
      return EasingPoint(value: x < 0.5 ? point.value / 2 : 1 - point.value / 2, slope: -point.slope)
    case .outIn:
      if x == 0.5 { return EasingPoint(value: 0.5, slope: -2 * oscillation.point(1).slope) }
      let point = oscillation.point(x < 0.5 ? 2 * x : 2 - 2 * x, backwards: x < 0.5)
      return EasingPoint(value: x < 0.5 ? 0.5 - point.value : 0.5 + point.value, slope: -2 * point.slope)
    }
  }

  private static func elasticPeriod(
    _ direction: EasingDirection, _ family: EasingFamily, _ period: Double?
  ) -> Double {
    if let period, period > 0, period.isFinite { return period }
    return direction == .inOut && family == .easingsNet ? 0.45 : 0.3
  }

  /// Extremes lie between changes of the slope's sign, at most half a period apart: each is bisected.
  static func elasticRange(
    _ direction: EasingDirection, _ family: EasingFamily, _ amplitude: Double, _ period: Double?
  ) -> ClosedRange<Double> {
    let curve = EasingCurve.elastic(direction, family: family, amplitude: amplitude, period: period)
    let cells = Swift.min(4096, Swift.max(64, 32 / elasticPeriod(direction, family, period)))
    var (low, high) = (0.0, 1.0)
    var x = 0.0
    var slope = curve.slope(at: 0)
    while x < 1 {
      let next = Swift.min(1, x + 1 / cells)
      let nextSlope = curve.slope(at: next)
      if (slope < 0) != (nextSlope < 0) {
        var (left, right) = (x, next)
        for _ in 0..<50 {
          let middle = (left + right) / 2
          if (curve.slope(at: middle) < 0) == (slope < 0) { left = middle } else { right = middle }
        }
        let extreme = curve.value(at: left)
        low = Swift.min(low, extreme)
        high = Swift.max(high, extreme)
      }
      (x, slope) = (next, nextSlope)
    }
    return low...high
  }
}
