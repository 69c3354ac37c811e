// Exponential curves: three families under one name.
// Sources: easings.net; Penner's originals as in Qt's qeasingcurve (facts); d3-ease src/math.js.
extension EasingCurve {
  private static let rate = 10 * GlideCurve.ln2

  static func exponential(_ x: Double, _ direction: EasingDirection, _ family: EasingFamily) -> EasingPoint {
    switch family {
    case .easingsNet:
      return direction.point(x) { x in
        let power = Portable.exp2(10 * x - 10)
        return EasingPoint(value: x == 0 ? 0 : power, slope: rate * power)
      }
    case .d3:
      return direction.point(x) { x in
        // 2^(10x - 10) less its value at 0, rescaled: (2^(10x) - 1) / (2^10 - 1).
        let power = Portable.exp2(10 * x)
        return EasingPoint(value: (power - 1) / 1023, slope: rate * power / 1023)
      }
    case .penner: return pennerExponential(x, direction)
    }
  }

  private static func pennerExponential(_ x: Double, _ direction: EasingDirection) -> EasingPoint {
    func rising(_ x: Double) -> EasingPoint {
      let power = Portable.exp2(10 * x - 10)
      return EasingPoint(value: x == 0 ? 0 : power - 0.001, slope: rate * power)
    }
    func falling(_ x: Double) -> EasingPoint {
      let power = Portable.exp2(-10 * x)
      return EasingPoint(value: 1.001 * (1 - power), slope: 1.001 * rate * power)
    }
    switch direction {
    case .in: return rising(x)
    case .out: return falling(x)
    case .inOut:
      let power = Portable.exp2(x < 0.5 ? 20 * x - 10 : 10 - 20 * x) / 2
      return x < 0.5
        ? EasingPoint(value: power - 0.0005, slope: 2 * rate * power)
        : EasingPoint(value: 1.0005 * (1 - power), slope: 1.0005 * 2 * rate * power)
    case .outIn:
      let half = x < 0.5 ? falling(2 * x) : rising(2 * x - 1)
      return EasingPoint(value: (half.value + (x < 0.5 ? 0 : 1)) / 2, slope: half.slope)
    }
  }

  /// Penner's forms step over their ends by some 1e-5; the others keep within [0, 1].
  static func exponentialRange(_ direction: EasingDirection, _ family: EasingFamily) -> ClosedRange<Double> {
    guard family == .penner else { return 0...1 }
    let below = 0x1p-10 - 0.001
    switch direction {
    case .in: return below...1
    case .out: return 0...1.001 * (1 - 0x1p-10)
    case .inOut: return below / 2...1.0005 * (1 - 0x1p-11)
    case .outIn: return 0...1
    }
  }
}
