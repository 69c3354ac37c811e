// The curves that every family writes alike: powers, sine, circle, minimum jerk.
extension EasingCurve {
  /// x^2 in its direction.
  public static func quad(_ direction: EasingDirection) -> EasingCurve { .power(2, direction) }
  /// x^3 in its direction.
  public static func cubic(_ direction: EasingDirection) -> EasingCurve { .power(3, direction) }
  /// x^4 in its direction.
  public static func quart(_ direction: EasingDirection) -> EasingCurve { .power(4, direction) }
  /// x^5 in its direction.
  public static func quint(_ direction: EasingDirection) -> EasingCurve { .power(5, direction) }

  static func power(_ x: Double, _ exponent: Double, _ direction: EasingDirection) -> EasingPoint {
    let k = exponent > 0 && exponent.isFinite ? exponent : 1
    return direction.point(x) { x in
      switch k {
      case 1: return EasingPoint(value: x, slope: 1)
      case 2: return EasingPoint(value: x * x, slope: 2 * x)
      case 3: return EasingPoint(value: x * x * x, slope: 3 * x * x)
      case 4: return EasingPoint(value: x * x * (x * x), slope: 4 * x * x * x)
      case 5: return EasingPoint(value: x * x * (x * x) * x, slope: 5 * (x * x) * (x * x))
      default:
        guard x > 0 else { return EasingPoint(value: 0, slope: k < 1 ? .infinity : 0) }
        let value = Portable.pow(x, k)
        return EasingPoint(value: value, slope: k * value / x)
      }
    }
  }

  static func sine(_ x: Double, _ direction: EasingDirection) -> EasingPoint {
    direction.point(x) { x in
      // 1 - cos(2a) = 2 sin^2(a), without cancellation near 0.
      let half = Portable.sin(x * (.pi / 4))
      return EasingPoint(value: 2 * half * half, slope: .pi / 2 * Portable.sin(x * (.pi / 2)))
    }
  }

  static func circular(_ x: Double, _ direction: EasingDirection) -> EasingPoint {
    direction.point(x) { x in
      let height = ((1 - x) * (1 + x)).squareRoot()
      return EasingPoint(value: x * x / (1 + height), slope: x / height)
    }
  }

  static func minimumJerk(_ x: Double) -> EasingPoint {
    // From the nearer end: beyond the middle the terms would cancel, and the value pass 1 by some 1e-15.
    let u = Swift.min(x, 1 - x)
    let value = u * u * u * (10 + u * (6 * u - 15))
    return EasingPoint(value: x > 0.5 ? 1 - value : value, slope: 30 * x * x * (1 - x) * (1 - x))
  }
}
