import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct RecentIntervalsTests {
  @Test func theMedianIsThatOfTheLastSixteen() {
    var random = SeededGenerator(seed: 21)
    var intervals = RecentIntervals()
    var all: [Int64] = []
    #expect(intervals.median == .zero && intervals.count == 0)
    for _ in 0..<200 {
      // Few different values, so that many are equal.
      let value = Int64(1 + random.next() % 9) * 1_000_000
      all.append(value)
      intervals.add(TimeSpan(nanoseconds: value))
      let last = all.suffix(16).sorted()
      #expect(intervals.count == last.count)
      #expect(intervals.median.nanoseconds == last[(last.count - 1) / 2])
    }
  }

  @Test func aNewRateStandsAlone() {
    var intervals = RecentIntervals()
    for _ in 0..<20 { intervals.add(.milliseconds(5)) }
    intervals.restart(with: .milliseconds(100))
    #expect(intervals.count == 1 && intervals.median == .milliseconds(100))
  }
}
