import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct TransitionTests {
  @Test func fromRestItIsMinimumJerk() {
    let move = Transition(from: 2, velocity: 0, to: 4, start: .zero, duration: .seconds(2))
    #expect(move.value(at: .zero) == 2)
    #expect(abs(move.value(at: .zero + .seconds(0.5)) - (2 + 2 * 0.103_515_625)) < 1e-14)
    #expect(move.value(at: .zero + .seconds(1)) == 3)
    #expect(move.velocity(at: .zero + .seconds(1)) == 1.875)
    #expect(move.value(at: .zero + .seconds(2)) == 4)
    #expect(move.velocity(at: .zero + .seconds(2)) == 0)
  }

  @Test func takesOverItsSpeedAndNeverLeavesItsRange() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<2000 {
      let range = 0.0...Double.random(in: 1...5, using: &random)
      let from = Double.random(in: range, using: &random)
      let to = Double.random(in: range, using: &random)
      let velocity = Double.random(in: -50...50, using: &random)
      let move = Transition(
        from: from, velocity: velocity, to: to, in: range, start: .zero, duration: .seconds(0.7))
      #expect(abs(move.velocity(at: .zero) - velocity) < 1e-12 * abs(velocity))
      var highest = -Double.infinity
      var lowest = Double.infinity
      for step in 0...140 {
        let value = move.value(at: .zero + .milliseconds(Double(step) * 5))
        highest = max(highest, value)
        lowest = min(lowest, value)
      }
      #expect(lowest >= 0 && highest <= range.upperBound, "round \(round)")
      if velocity * (to - from) > 0 {
        #expect(lowest >= min(from, to) - 1e-9 && highest <= max(from, to) + 1e-9, "one way: round \(round)")
      }
      #expect(move.value(at: .zero + .seconds(1)) == to)
    }
  }

  @Test func velocityIsTheDerivative() {
    let move = Transition(from: 1, velocity: -3, to: 2, start: .zero, duration: .seconds(1))
    for step in 1..<100 {
      let time = Timestamp.zero + .milliseconds(Double(step) * 10)
      let change = move.value(at: time + .milliseconds(0.01)) - move.value(at: time + .milliseconds(-0.01))
      #expect(abs(change / 2e-5 - move.velocity(at: time)) < 1e-3)
    }
  }
}
