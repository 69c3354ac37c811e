import GyreMath

/// The portable functions by name, for tests that run over all of them.
enum PortableFunction: String, CaseIterable, Sendable {
  case sin, cos, tan, atan, atan2, asin, acos, exp, exp2, expm1, log, log1p, pow, hypot

  /// The largest error that the function's comment states, in ulps.
  var bound: Double {
    switch self {
    case .sin, .cos, .tan: 0.52
    case .pow: 0.53
    default: 0.51
    }
  }

  /// The function's value; functions of one argument take the first.
  func value(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .sin: Portable.sin(x)
    case .cos: Portable.cos(x)
    case .tan: Portable.tan(x)
    case .atan: Portable.atan(x)
    case .atan2: Portable.atan2(x, y)
    case .asin: Portable.asin(x)
    case .acos: Portable.acos(x)
    case .exp: Portable.exp(x)
    case .exp2: Portable.exp2(x)
    case .expm1: Portable.expm1(x)
    case .log: Portable.log(x)
    case .log1p: Portable.log1p(x)
    case .pow: Portable.pow(x, y)
    case .hypot: Portable.hypot(x, y)
    }
  }

  #if arch(x86_64)
    /// The exact value, but for a hundredth of an ulp.
    func reference(_ x: Double, _ y: Double) -> Float80 {
      switch self {
      case .sin: HighPrecision.sin(x)
      case .cos: HighPrecision.cos(x)
      case .tan: HighPrecision.tan(x)
      case .atan: HighPrecision.atan(x)
      case .atan2: HighPrecision.atan2(x, y)
      case .asin: HighPrecision.asin(x)
      case .acos: HighPrecision.acos(x)
      case .exp: HighPrecision.exp(x)
      case .exp2: HighPrecision.exp2(x)
      case .expm1: HighPrecision.expm1(x)
      case .log: HighPrecision.log(x)
      case .log1p: HighPrecision.log1p(x)
      case .pow: HighPrecision.pow(x, y)
      case .hypot: HighPrecision.hypot(x, y)
      }
    }
  #endif
}
