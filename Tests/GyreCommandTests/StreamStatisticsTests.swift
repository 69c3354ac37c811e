import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@testable import gyre

@Suite struct StreamStatisticsTests {
  static func statistics(_ intervals: [Int64], isTouch: Bool = false) -> StreamStatistics {
    var statistics = StreamStatistics(kind: isTouch ? .evdev : .imu)
    var time: Int64 = 0
    statistics.add(Timestamp(nanoseconds: time))
    for interval in intervals {
      time += interval
      statistics.add(Timestamp(nanoseconds: time))
    }
    statistics.finish()
    return statistics
  }

  @Test func jitterIsTheStandardDeviationOfTheIntervals() throws {
    var generator = SeededGenerator(seed: 11)
    let intervals = (0..<1000).map { _ in Int64.random(in: 4_000_000...6_000_000, using: &generator) }
    let mean = Double(intervals.reduce(0, +)) / 1000
    let variance = intervals.map { (Double($0) - mean) * (Double($0) - mean) }.reduce(0, +) / 1000
    let statistics = Self.statistics(intervals)
    #expect(try abs(#require(statistics.jitter) - variance.squareRoot()) <= 0.5)
    #expect(try abs(#require(statistics.rate) - 1e9 / mean) < 1e-6 && statistics.gaps == 0)
  }

  static let holes: [([Int64], Int)] = [
    ([10, 10, 51], 1), ([10, 10, 50], 0), ([100, 100, 100, 499], 0), ([100, 100, 100, 501], 1), ([1001], 1),
    ([999], 0),
    ([], 0), ([0, 0, 0], 0),
  ]

  @Test(arguments: holes)
  func aHoleIsLongerThanFivePeriodsAndFiftyMilliseconds(milliseconds: [Int64], gaps: Int) {
    let intervals = milliseconds.map { $0 * 1_000_000 }
    #expect(Self.statistics(intervals).gaps == gaps)
    #expect(Self.statistics(intervals, isTouch: true).gaps == 0, "a finger may pause")
  }

  @Test func oneInterruptionIsOneGap() {
    var statistics = Self.statistics([10_000_000, 10_000_000])
    statistics.interrupt()
    statistics.interrupt()
    statistics.add(Timestamp(nanoseconds: 9_000_000_000))
    #expect(statistics.gaps == 1)
    statistics.interrupt()
    statistics.finish()
    #expect(statistics.gaps == 2)
  }

  @Test func extremeTimesDoNotTrap() {
    var statistics = StreamStatistics(kind: .evdev)
    for time in [Int64.min, 0, .max, .max] { statistics.add(Timestamp(nanoseconds: time)) }
    statistics.finish()
    #expect(statistics.rows == 4)
  }
}
