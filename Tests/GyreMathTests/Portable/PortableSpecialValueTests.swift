import GyreMath
import GyreTestSupport
import Testing

/// The special values of C's Annex F, to the bit.
@Suite struct PortableSpecialValueTests {
  /// Equal bits, where any NaN expects the one quiet positive NaN.
  func same(_ value: Double, _ expected: Double) -> Bool {
    value.bitPattern == (expected.isNaN ? Double.nan.bitPattern : expected.bitPattern)
  }

  @Test(arguments: PortableFunction.allCases) func nanComesOutAsTheOneNaN(_ function: PortableFunction) {
    let odd = -Double(nan: 5, signaling: false)
    #expect(same(function.value(odd, 2), .nan))
    if [.atan2, .pow, .hypot].contains(function) {
      #expect(same(function.value(2, odd), .nan))
      #expect(same(function.value(odd, odd), .nan))
    }
  }

  @Test(arguments: [PortableFunction.sin, .tan, .atan, .asin, .expm1, .log1p])
  func keepsTheSignOfZeroAndTinyNumbers(_ function: PortableFunction) {
    for x: Double in [0, 0x1p-1074, 0x1p-1022, 1e-300, 1e-20] {
      #expect(same(function.value(x, 0), x))
      #expect(same(function.value(-x, 0), -x))
    }
  }

  @Test func angles() {
    for x in [Double.infinity, -.infinity] {
      #expect(same(Portable.sin(x), .nan))
      #expect(same(Portable.cos(x), .nan))
      #expect(same(Portable.tan(x), .nan))
      #expect(same(Portable.sincos(x).sin, .nan))
      #expect(same(Portable.sincos(x).cos, .nan))
    }
    #expect(Portable.cos(0) == 1)
    #expect(Portable.cos(-0x1p-1074) == 1)
    #expect(Portable.tan(.pi / 2) == 1.633123935319537e16)
  }

  @Test func arctangents() {
    #expect(Portable.atan(.infinity) == .pi / 2)
    #expect(Portable.atan(-.infinity) == -.pi / 2)
    #expect(Portable.atan(1) == .pi / 4)
    let quarter = Double.pi / 2
    let cases: [(Double, Double, Double)] = [
      (0.0, 1.0, 0.0), (0, 0, 0), (0, -0.0, .pi), (0, -1, .pi), (0, .infinity, 0), (0, -.infinity, .pi),
      (1, 0, quarter), (1, -0.0, quarter), (0x1p-1074, 0, quarter), (1, .infinity, 0), (1, -.infinity, .pi),
      (.infinity, 1, quarter), (.infinity, -1, quarter), (.infinity, .infinity, .pi / 4),
      (.infinity, -.infinity, 2.356194490192345), (1e300, 1e-300, quarter), (1e-300, -1e300, .pi),
      (0x1p-1074, 4, 0), (0x1p-1074, 1, 0x1p-1074), (1, 1, .pi / 4), (1e308, 1e308, .pi / 4),
      (0x1p-1060, 0x1p-10, 0x1p-1050), (1e-300, 1e300, 0),
    ]
    for (y, x, angle) in cases {
      #expect(same(Portable.atan2(y, x), angle), "atan2(\(y), \(x))")
      #expect(same(Portable.atan2(-y, x), -angle), "atan2(\(-y), \(x))")
    }
  }

  @Test func arcsines() {
    #expect(Portable.asin(1) == .pi / 2)
    #expect(Portable.asin(-1) == -.pi / 2)
    #expect(same(Portable.acos(1), 0))
    #expect(Portable.acos(-1) == .pi)
    #expect(Portable.acos(0) == .pi / 2)
    #expect(Portable.acos(-0.0) == .pi / 2)
    for x: Double in [1.0000000000000002, -1.0000000000000002, .infinity, -.infinity] {
      #expect(same(Portable.asin(x), .nan))
      #expect(same(Portable.acos(x), .nan))
    }
  }

  @Test func exponentials() {
    for function in [PortableFunction.exp, .exp2] {
      #expect(function.value(0, 0) == 1)
      #expect(function.value(-0.0, 0) == 1)
      #expect(function.value(0x1p-1074, 0) == 1)
      #expect(function.value(.infinity, 0) == .infinity)
      #expect(same(function.value(-.infinity, 0), 0))
      #expect(function.value(1e308, 0) == .infinity)
      #expect(same(function.value(-1e308, 0), 0))
    }
    #expect(Portable.exp(709.782712893384) == 0x1.fffffffffff2ap1023)
    #expect(Portable.exp(709.7827128933841) == .infinity)
    #expect(Portable.exp(-745.1332191019411) == 0x1p-1074)
    #expect(same(Portable.exp(-745.1332191019412), 0))
    #expect(Portable.exp2(1024) == .infinity)
    #expect(Portable.exp2(1023.9999999999999) < .infinity)
    #expect(same(Portable.exp2(-1075), 0))
    #expect(Portable.exp2(-1074.9999999999998) == 0x1p-1074)
    #expect(Portable.expm1(.infinity) == .infinity)
    #expect(Portable.expm1(710) == .infinity)
    #expect(Portable.expm1(-.infinity) == -1)
    #expect(Portable.expm1(-50) == -1)
    for exponent in -1074...1023 {
      #expect(Portable.exp2(Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
  }

  @Test func logarithms() {
    #expect(same(Portable.log(1), 0))
    #expect(Portable.log(0) == -.infinity)
    #expect(Portable.log(-0.0) == -.infinity)
    #expect(Portable.log(.infinity) == .infinity)
    #expect(same(Portable.log(-0x1p-1074), .nan))
    #expect(same(Portable.log(-.infinity), .nan))
    #expect(Portable.log1p(-1) == -.infinity)
    #expect(same(Portable.log1p(-1.0000000000000002), .nan))
    #expect(same(Portable.log1p(-.infinity), .nan))
    #expect(Portable.log1p(.infinity) == .infinity)
    #expect(Portable.log1p(.greatestFiniteMagnitude) == Portable.log(.greatestFiniteMagnitude))
  }

  @Test func lengths() {
    #expect(same(Portable.hypot(0, -0.0), 0))
    #expect(Portable.hypot(-3, 4) == 5)
    #expect(Portable.hypot(0, -0x1p-1074) == 0x1p-1074)
    #expect(Portable.hypot(.infinity, .nan) == .infinity)
    #expect(Portable.hypot(.nan, -.infinity) == .infinity)
    #expect(Portable.hypot(1.7e308, 1.7e308) == .infinity)
    #expect(Portable.hypot(1.2e308, 0) == 1.2e308)
    let triples: [(Double, Double, Double)] = [(5, 12, 13), (8, 15, 17), (20, 21, 29), (119, 120, 169)]
    for (a, b, c) in triples {
      for scale: Double in [1, 0x1p-1074, 0x1p-600, 0x1p600, 0x1p1010] {
        #expect(Portable.hypot(a * scale, -b * scale) == c * scale)
        #expect(Portable.hypot(b * scale, a * scale) == c * scale)
      }
    }
  }

  @Test func powers() {
    for x: Double in [0, -0.0, 1, -1, 5, .infinity, -.infinity, .nan] {
      #expect(Portable.pow(x, 0) == 1)
      #expect(Portable.pow(x, -0.0) == 1)
      #expect(Portable.pow(1, x) == 1)
    }
    let cases: [(Double, Double, Double)] = [
      (0.0, 3.0, 0.0), (-0.0, 3, -0.0), (-0.0, 2, 0), (-0.0, 0.5, 0), (0, -1, .infinity),
      (-0.0, -1, -.infinity), (-0.0, -2, .infinity), (-0.0, -0.5, .infinity), (-0.0, 0x1p53, 0),
      (-1, .infinity, 1), (-1, -.infinity, 1), (0.5, .infinity, 0), (-0.5, .infinity, 0),
      (2, .infinity, .infinity),
      (-2, .infinity, .infinity), (0.5, -.infinity, .infinity), (2, -.infinity, 0), (0, .infinity, 0),
      (0, -.infinity, .infinity), (.infinity, 2, .infinity), (.infinity, -2, 0), (-.infinity, 3, -.infinity),
      (-.infinity, 2, .infinity), (-.infinity, 0.5, .infinity), (-.infinity, -3, -0.0), (-.infinity, -2, 0),
      (-2, 3, -8), (-2, 2, 4), (-2, 0x1p53, .infinity), (-1, 0x1p53 - 1, -1), (-1, 1e300, 1),
      (-8, 1 / 3.0, .nan),
      (-0x1p-1074, 0.5, .nan), (2, 1e308, .infinity), (2, -1e308, 0), (0.5, 1e308, 0), (1e300, 5, .infinity),
      (-1e300, 5, -.infinity), (-1e300, -5, -0.0), (2, 0x1p-1074, 1), (2, 1024, .infinity), (2, -1075, 0),
      (10, 22, 1e22),
    ]
    for (x, y, power) in cases {
      #expect(same(Portable.pow(x, y), power), "pow(\(x), \(y)) = \(Portable.pow(x, y))")
    }
    for exponent in -1074...1023 {
      #expect(Portable.pow(2, Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
  }
}
