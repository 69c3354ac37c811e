import GyreMotion
import GyreTestSupport
import Testing

@testable import GyreInput

@Suite struct MicrosecondClockTests {
  private let start = Timestamp(nanoseconds: 5_000_000_000)

  @Test func withoutStampsItIsTheRowsTime() {
    var clock = MicrosecondClock()
    #expect(clock.measured(at: start) == start)
    clock.take(77)
    #expect(clock.measured(at: start + .milliseconds(3)) == start + .milliseconds(3))
  }

  @Test func addsUpOverManyTurns() {
    var clock = MicrosecondClock()
    clock.take(0)
    _ = clock.measured(at: start)
    var total: Int64 = 0
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      total += Int64.random(in: 0...1_000_000_000, using: &random)
      // The kernel delivers 32 bits as a signed number.
      clock.take(Int64(Int32(truncatingIfNeeded: total)))
      #expect(clock.measured(at: start) == start + TimeSpan(nanoseconds: total * 1000), "seed \(seed)")
    }
    #expect(total > 4 << 32)
  }

  @Test func stampsBeyondAllMeasureDoNotTrap() {
    var clock = MicrosecondClock()
    for stamp in [Int64.max, .min, 0, -1, .max] { clock.take(stamp) }
    #expect(clock.measured(at: Timestamp(nanoseconds: .max)) >= .zero)
    #expect(clock.measured(at: Timestamp(nanoseconds: .min)) >= .zero)
  }
}
