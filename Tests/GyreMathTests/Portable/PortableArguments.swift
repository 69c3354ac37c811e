import GyreMath
import GyreTestSupport

/// A range that random arguments are drawn from.
enum Spread {
  /// Every number of the range is equally likely.
  case uniform(Double, Double)
  /// Every power of two in the range of exponents is equally likely, either sign.
  case binary(Int, Int)
  /// 1 plus or minus a number of the second kind.
  case nearOne(Int, Int)

  /// A random number of the range.
  func draw(_ generator: inout SeededGenerator) -> Double {
    switch self {
    case .uniform(let low, let high):
      return low + (high - low) * generator.unit()
    case .binary(let low, let high):
      let bits = generator.next()
      let exponent = low + Int(generator.next() % UInt64(high - low + 1))
      let significand = Double(bitPattern: 0x3ff0_0000_0000_0000 | bits >> 12)
      return Double(sign: bits & 1 == 0 ? .plus : .minus, exponent: exponent, significand: significand)
    case .nearOne(let low, let high):
      return 1 + Spread.binary(low, high).draw(&generator)
    }
  }
}

extension PortableFunction {
  /// The ranges of the random tests.
  var spreads: [Spread] {
    switch self {
    case .sin, .cos, .tan:
      [.uniform(-3.2, 3.2), .uniform(-100, 100), .uniform(-1e6, 1e6), .binary(-40, 19)]
    case .atan, .atan2, .hypot: [.uniform(-2, 2), .binary(-40, 70), .binary(-500, 500)]
    case .asin, .acos: [.uniform(-1, 1), .binary(-40, -1)]
    case .exp, .expm1: [.uniform(-1, 1), .uniform(-708, 709.7), .binary(-60, 8)]
    case .exp2: [.uniform(-1, 1), .uniform(-1021, 1023.9), .binary(-60, 8)]
    case .log: [.uniform(0.001, 10), .binary(-1074, 1023), .nearOne(-52, -2)]
    case .log1p: [.uniform(-0.999, 3), .binary(-60, -2), .uniform(0, 1e9)]
    case .pow: [.uniform(-30, 30)]
    }
  }

  /// A pair of random arguments; functions of one argument use the first.
  func arguments(from spread: Spread, _ generator: inout SeededGenerator) -> (Double, Double) {
    let first = spread.draw(&generator)
    switch self {
    case .log: return (first.magnitude, 0)
    case .atan2, .hypot: return (first, spread.draw(&generator))
    case .pow:
      // A base away from 1 or near it, and an exponent that keeps |y log x| below 30.
      let isNear = generator.next() & 1 == 0
      let base = isNear ? Spread.nearOne(-30, -1).draw(&generator) : 20 * generator.unit() + 0x1p-60
      return (base, first / max(0x1p-40, Portable.log(base).magnitude))
    default: return (first, 0)
    }
  }
}
