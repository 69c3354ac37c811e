import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct SweepTests {
  private static func moment(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  /// Range -10..10, rate 2, from 0: soft to 1 in the first second, even until the turning round begins 5/8 before the
  /// end, there in its middle, and the same back.
  @Test func itTurnsRoundExactlyAtTheEnds() throws {
    let sweep = try #require(Sweep(from: 0, rate: 2, in: -10...10, start: .zero))
    #expect(sweep.value(at: Self.moment(-1)) == 0 && sweep.velocity(at: Self.moment(-1)) == 0)
    #expect(abs(sweep.value(at: Self.moment(1)) - 1) < 1e-12)
    #expect(abs(sweep.velocity(at: Self.moment(1)) - 2) < 1e-12)
    let top = 1 + (10 - 0.625 - 1) / 2 + 0.5
    #expect(abs(sweep.value(at: Self.moment(top)) - 10) < 1e-12)
    #expect(abs(sweep.velocity(at: Self.moment(top))) < 1e-12)
    let leg = (20 - 2 * 0.625) / 2 + 1
    #expect(abs(sweep.value(at: Self.moment(top + leg)) + 10) < 1e-9)
    #expect(abs(sweep.value(at: Self.moment(top + 2 * leg)) - 10) < 1e-9)
  }

  @Test func withoutRoomThereIsNone() {
    #expect(Sweep(from: 0, rate: 1, in: 0...0, start: .zero) == nil)
    #expect(Sweep(from: 0, rate: 0, in: -1...1, start: .zero) == nil)
  }

  /// From any place, at any rate: inside the range, at no more than the rate, with no step in value or velocity.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func nothingSteps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lowest = Double.random(in: -4...4, using: &random)
    let range = lowest...lowest + Double.random(in: 0.01...6, using: &random)
    let origin = Double.random(in: range, using: &random)
    let rate = Double.random(in: -3...3, using: &random)
    let sweep = try #require(Sweep(from: origin, rate: rate, in: range, start: .zero))
    var (value, velocity) = (origin, 0.0)
    for step in 1...4000 {
      let time = Self.moment(Double(step) * 0.005)
      let (next, speed) = (sweep.value(at: time), sweep.velocity(at: time))
      #expect(range.lowerBound - 1e-9...range.upperBound + 1e-9 ~= next, "seed \(seed)")
      #expect(abs(speed) <= abs(rate) + 1e-9, "seed \(seed)")
      // The steepest acceleration is 3 v: twice smoothstep's 3/2 while it turns round.
      #expect(abs(speed - velocity) <= 0.005 * 3 * abs(rate) + 1e-9, "seed \(seed), \(step)")
      #expect(abs(next - value - (speed + velocity) / 2 * 0.005) <= 1e-4 * abs(rate), "seed \(seed), \(step)")
      (value, velocity) = (next, speed)
    }
  }
}
