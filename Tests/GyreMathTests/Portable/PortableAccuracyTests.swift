#if arch(x86_64)
  import Foundation
  import GyreMath
  import GyreTestSupport
  import Testing

  /// Random arguments against 80-bit series: 10^5 for each function, 10^7 with `GYRE_LONG=1` (build for
  /// release), which prints the largest errors that the functions' comments state.
  @Suite struct PortableAccuracyTests {
    static let isLong = ProcessInfo.processInfo.environment["GYRE_LONG"] == "1"

    @Test(arguments: PortableFunction.allCases) func staysWithinItsBound(_ function: PortableFunction) {
      let seed: UInt64 = 2024
      var generator = SeededGenerator(seed: seed)
      var worst = (error: 0.0, x: 0.0, y: 0.0)
      for spread in function.spreads {
        for _ in 0..<(Self.isLong ? 10_000_000 : 100_000) / function.spreads.count {
          let (x, y) = function.arguments(from: spread, &generator)
          let error = errorInUlps(function.value(x, y), exact: function.reference(x, y))
          if error > worst.error { worst = (error, x, y) }
        }
      }
      if Self.isLong { print("\(function): \(worst.error) ulp at (\(worst.x), \(worst.y))") }
      #expect(worst.error <= function.bound, "seed \(seed): \(function)(\(worst.x), \(worst.y))")
    }
  }
#endif
