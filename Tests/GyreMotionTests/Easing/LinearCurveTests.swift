import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct LinearCurveTests {
  @Test func missingInputsSpreadAndRegressingOnesAreRaised() throws {
    let spread = try LinearCurve([(0, nil), (1, nil), (2, nil), (3, 0.9), (4, nil), (5, nil)])
    let inputs = spread.stops.map(\.input)
    for (input, expected) in zip(inputs, [0, 0.3, 0.6, 0.9, 0.95, 1]) {
      #expect(abs(input - expected) < 1e-15)
    }
    let raised = try LinearCurve([(0, 0.5), (1, 0.2), (2, nil), (3, 0.1), (4, nil)])
    #expect(raised.stops.map(\.input) == [0.5, 0.5, 0.5, 0.5, 1])
    let late = try LinearCurve([(0, nil), (1, 1.5), (2, nil)])
    #expect(late.stops.map(\.input) == [0, 1.5, 1.5])
  }

  @Test func theLaterStopWinsAtARepeatedInput() throws {
    let curve = try LinearCurve([(0, 0), (0.3, 0.5), (0.7, 0.5), (0.6, 0.5), (1, 1)])
    #expect(curve.value(at: 0.5) == 0.6)
    #expect(abs(curve.value(at: 0.5.nextDown) - 0.3) < 1e-15)
    #expect(abs(curve.slope(at: 0.5) - 0.8) < 1e-15)
  }

  @Test func endsGoOnOrStayFlat() throws {
    let sloped = try LinearCurve([(0, 0.2), (1, 0.4), (0, 0.8)])
    #expect(abs(sloped.value(at: 0) + 1) < 1e-15 && abs(sloped.value(at: 1) + 0.5) < 1e-15)
    let flat = try LinearCurve([(0.2, 0.3), (0.4, 0.3), (0.6, 0.7), (0.8, 0.7)])
    #expect(flat.value(at: 0) == 0.2 && flat.value(at: 0.3) == 0.4)
    #expect(flat.value(at: 0.7) == 0.8 && flat.value(at: 2) == 0.8)
    #expect(flat.slope(at: 0) == 0 && flat.slope(at: 0.9) == 0)
    let constant = try LinearCurve([(0.5, nil)])
    #expect(constant.value(at: -3) == 0.5 && constant.value(at: 3) == 0.5 && constant.slope(at: 0.5) == 0)
    #expect(constant.value(at: .nan) == 0.5)
  }

  @Test func stopsAreMetExactly() throws {
    try RandomCases(10_000, seed: 72).allHold { random in
      let curve = try LinearCurve((0..<6).map { _ in (random.number(-1...2), nil) })
      let isMet = curve.stops.allSatisfy { curve.value(at: $0.input) == $0.output }
      return isMet ? nil : "stops are met exactly"
    }
  }

  @Test func rangesAreThoseOfTheStopsAndOfBothEnds() throws {
    #expect(try LinearCurve([(0, nil), (1, nil)]).range == 0...1)
    #expect(try LinearCurve([(1, nil), (-1, nil)]).range == -1...1)
    // What lies outside does not count, but the value at the end does.
    #expect(try LinearCurve([(0, 0), (4, 2)]).range == 0...2)
    #expect(try LinearCurve([(0, 0.5), (-3, 0.75), (1, 1)]).range == -3...6)
  }

  @Test func unusableStopsAreRefused() {
    #expect(throws: EasingError.noStops) { try LinearCurve([]) }
    #expect(throws: EasingError.stopNotUsable(index: 1)) { try LinearCurve([(0, nil), (.nan, nil)]) }
    #expect(throws: EasingError.stopNotUsable(index: 0)) { try LinearCurve([(0, .infinity), (1, nil)]) }
  }

  @Test func searchAgreesWithAPlainWalk() throws {
    for var random in RandomCases(500, seed: 71) {
      let stops = try LinearCurve(
        (0..<random.integer(2...40)).map { _ in (random.number(-1...2), random.number(-0.2...1.2)) })
      let x = random.number(-0.5...1.5)
      var expected: Double?
      let list = stops.stops
      for index in 1..<list.count where list[index].input > list[index - 1].input {
        let share = (x - list[index - 1].input) / (list[index].input - list[index - 1].input)
        if x >= list[index - 1].input && x < list[index].input {
          expected = list[index - 1].output + (list[index].output - list[index - 1].output) * share
        }
      }
      guard let expected else { continue }
      #expect(abs(stops.value(at: x) - expected) < 1e-12, "seed \(random.seed)")
    }
  }
}
