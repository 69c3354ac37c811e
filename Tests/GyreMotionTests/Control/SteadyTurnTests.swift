import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct SteadyTurnTests {
  private static func moment(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  @Test func startsSoftlyAndThenKeepsItsRate() throws {
    let turn = try #require(
      SteadyTurn(from: 3, rate: 0, to: 2, in: -.infinity...(.infinity), start: .zero))
    #expect(turn.value(at: .zero) == 3)
    #expect(turn.velocity(at: .zero) == 0)
    #expect(abs(turn.velocity(at: Self.moment(0.15)) - 1) < 1e-15)
    #expect(abs(turn.value(at: Self.moment(0.3)) - 3.3) < 1e-15)
    #expect(abs(turn.value(at: Self.moment(10.3)) - 23.3) < 1e-12)
    #expect(turn.velocity(at: Self.moment(99)) == 2)
    #expect(turn.isMoving(at: Self.moment(1e6)))
  }

  @Test func aRateOfZeroBringsItToRestInTheSofteningTime() throws {
    let turn = try #require(SteadyTurn(from: 1, rate: -4, to: 0, in: -9...9, start: .zero))
    #expect(turn.velocity(at: .zero) == -4)
    #expect(abs(turn.value(at: Self.moment(0.3)) - 0.4) < 1e-15)
    #expect(turn.value(at: Self.moment(7)) == turn.value(at: Self.moment(0.3)))
    #expect(turn.isMoving(at: Self.moment(0.299)))
    #expect(!turn.isMoving(at: Self.moment(0.3)))
  }

  @Test func comesToRestExactlyAtTheEndOfItsRangeAndNeverBeyond() {
    var random = SeededGenerator(seed: 21)
    var count = 0
    for round in 0..<4000 {
      let range = -random.number(from: 0, to: 3)...random.number(from: 0, to: 3)
      let origin = random.number(from: range.lowerBound, to: range.upperBound)
      let first = random.number(from: -5, to: 5)
      let rate = random.number(from: -5, to: 5)
      guard let turn = SteadyTurn(from: origin, rate: first, to: rate, in: range, start: .zero) else {
        continue
      }
      count += 1
      var before = turn.value(at: .zero)
      #expect(before == origin)
      for step in 1...600 {
        let time = Self.moment(Double(step) * 0.01)
        let value = turn.value(at: time)
        #expect(range.contains(value), "round \(round), step \(step)")
        let mean = (value - before) / 0.01
        let speeds = [turn.velocity(at: Self.moment(Double(step - 1) * 0.01)), turn.velocity(at: time)]
        #expect(abs(mean - (speeds[0] + speeds[1]) / 2) < 0.05, "round \(round), step \(step)")
        before = value
      }
      let end = rate < 0 ? range.lowerBound : range.upperBound
      #expect(turn.value(at: Self.moment(1e5)) == end, "round \(round)")
      #expect(turn.velocity(at: Self.moment(1e5)) == 0)
      #expect(!turn.isMoving(at: Self.moment(1e5)))
    }
    #expect(count > 1000)
  }
}
