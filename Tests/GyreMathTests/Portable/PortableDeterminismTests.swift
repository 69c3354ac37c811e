import GyreMath
import GyreTestSupport
import Testing

/// The promise of the portable functions: the same bits in every build and on every machine.
@Suite struct PortableDeterminismTests {
  /// FNV-1a over the bits of 20,000 results of each function; the numbers below were computed once, on
  /// x86-64, and hold in debug, release and on aarch64.
  @Test(arguments: [
    (PortableFunction.sin, 0xf76a_1af2_8213_393c as UInt64), (.cos, 0xaa5b_a1ad_422a_6139),
    (.tan, 0xb48d_a4b5_fb0e_dbfe), (.atan, 0xd213_1c55_8cea_1f76),
    (.atan2, 0xcca3_b282_42d2_43ab), (.asin, 0xff95_b732_2c59_9368),
    (.acos, 0xd111_5444_71b5_c75c), (.exp, 0x4575_e463_0495_02b1),
    (.exp2, 0xba7a_52d9_aec2_e45a), (.expm1, 0x1133_af2e_14e7_b614),
    (.log, 0xeea3_00de_ce8d_c84c), (.log1p, 0xa7ad_21c1_47ad_fcaa),
    (.pow, 0x9a65_cacb_a119_bc66), (.hypot, 0xde2d_74c8_fd80_53b6),
  ]) func bitsAreThoseOfEveryOtherMachine(_ function: PortableFunction, _ expected: UInt64) {
    var generator = SeededGenerator(seed: 7)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for spread in function.spreads {
      for _ in 0..<20_000 / function.spreads.count {
        let (x, y) = function.arguments(from: spread, &generator)
        hash = (hash ^ function.value(x, y).bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(hash == expected, "\(function): 0x\(String(hash, radix: 16))")
  }

  @Test func pairsHaveTheBitsOfSineAndCosine() {
    var generator = SeededGenerator(seed: 11)
    for spread in PortableFunction.sin.spreads + [.binary(-1074, 1023)] {
      for _ in 0..<5_000 {
        let x = spread.draw(&generator)
        let pair = Portable.sincos(x)
        #expect(
          pair.sin.bitPattern == Portable.sin(x).bitPattern
            && pair.cos.bitPattern == Portable.cos(x).bitPattern)
      }
    }
  }

  @Test(arguments: [
    (PortableFunction.sin, -1.0), (.tan, -1), (.atan, -1), (.asin, -1), (.cos, 1), (.hypot, 1),
  ]) func oddAndEvenFunctionsMirrorToTheBit(_ function: PortableFunction, _ sign: Double) {
    var generator = SeededGenerator(seed: 13)
    for spread in function.spreads {
      for _ in 0..<3_000 {
        let (x, y) = function.arguments(from: spread, &generator)
        #expect(
          function.value(-x, y).bitPattern == (sign * function.value(x, y)).bitPattern, "\(function)(\(x))")
      }
    }
  }
}
