import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct SensorClockTests {
  /// A clock after readings at these moments, in milliseconds, and what it made of the last.
  private static func steps(_ moments: [Double]) -> [SensorClock.Step] {
    var clock = SensorClock()
    return moments.map { clock.take(.zero + .milliseconds($0)) }
  }

  @Test func theFirstHasNothingBeforeIt() {
    let steps = Self.steps([5, 15])
    #expect(steps == [.first, .step(0.01)])
  }

  @Test func timeThatStandsOrRunsBackALittleIsDroppedAndLeavesTheClock() {
    let steps = Self.steps([100, 100, 99, -899.999, 110])
    #expect(steps == [.first, .dropped, .dropped, .dropped, .step(0.01)])
  }

  @Test func aSecondBackOrMoreThanOneAheadIsAnEpoch() {
    #expect(Self.steps([2000, 1000]) == [.first, .epoch])
    #expect(Self.steps([0, 1000]) == [.first, .step(1)])
    #expect(Self.steps([0, 1000.001]) == [.first, .epoch])
    #expect(Self.steps([0, -1e9, -1e9 + 10]) == [.first, .epoch, .step(0.01)])
  }

  @Test func farAwayStampsSaturate() {
    var clock = SensorClock()
    _ = clock.take(Timestamp(nanoseconds: .min))
    #expect(clock.step(to: Timestamp(nanoseconds: .max)) == .epoch)
    _ = clock.take(Timestamp(nanoseconds: .max))
    #expect(clock.step(to: Timestamp(nanoseconds: .min)) == .epoch)
  }

  @Test func aGapIsLongerThanFiveUsualIntervalsAndFiftyMilliseconds() {
    let fast = (0..<20).map { Double($0) * 5 }
    #expect(Self.steps(fast + [145]).last == .step(0.05))
    #expect(Self.steps(fast + [145.001]).last == .gap)
    let slow = (0..<20).map { Double($0) * 50 }
    #expect(Self.steps(slow + [1200]).last == .step(0.25))
    #expect(Self.steps(slow + [1200.001]).last == .gap)
  }

  /// Ten a second is no row of gaps, neither from the start nor after a fast stream.
  @Test func aNewRateIsNoGapForLong() {
    let slow = (0..<50).map { Double($0) * 100 }
    #expect(Self.steps(slow).dropFirst().allSatisfy { $0 == .step(0.1) })
    let fast = (0..<50).map { Double($0) * 5 }
    let after = Self.steps(fast + (1...20).map { 245 + Double($0) * 100 }).dropFirst(50)
    #expect(after.first == .gap)
    #expect(after.dropFirst().allSatisfy { $0 == .step(0.1) })
  }

  @Test func holesOfDifferentLengthsStayGaps() {
    var moments: [Double] = []
    var now = 0.0
    for hole in [80.0, 300, 90, 700] {
      for _ in 0..<20 {
        now += 5
        moments.append(now)
      }
      now += hole
    }
    moments.append(now)
    let gaps = Self.steps(moments).filter { $0 == .gap }
    #expect(gaps.count == 4)
  }

  @Test(arguments: [10.0, 20, 95, 208, 1000, 8000])
  func anyRateWithJitterIsStepsThatAddUp(rate: Double) {
    var random = SeededGenerator(seed: 22)
    var clock = SensorClock()
    var moment = Timestamp.zero
    _ = clock.take(moment)
    var sum = 0.0
    for _ in 0..<500 {
      moment = moment + .seconds((1 + random.number(from: -0.3, to: 0.3)) / rate)
      guard case .step(let seconds) = clock.take(moment) else {
        Issue.record("no step at \(rate) Hz")
        return
      }
      sum += seconds
    }
    #expect(abs(sum - moment.seconds(since: .zero)) < 1e-9)
  }

  @Test func afterAnInterruptionTheNextIsTheFirst() {
    var clock = SensorClock()
    _ = clock.take(.zero)
    clock.interrupt()
    #expect(clock.isUnset)
    #expect(clock.take(.zero + .milliseconds(3)) == .first)
  }
}
