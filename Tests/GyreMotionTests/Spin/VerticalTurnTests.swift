import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct VerticalTurnTests {
  static func degrees(_ yaw: Double, _ pitch: Double, _ roll: Double = 0) -> Quaternion {
    ViewAngles(yaw: yaw * .pi / 180, pitch: pitch * .pi / 180, roll: roll * .pi / 180).camera
  }

  /// Up to 60 degrees of pitch it is the difference of the headings, whatever pitch and roll do besides.
  @Test(arguments: [(10.0, 20.0, 10.0), (170, -170, 20), (-170, 170, -20), (5, 3, -2)])
  func belowSixtyDegreesTheHeadingCounts(from: Double, to: Double, turn: Double) {
    for (pitch, next) in [(0.0, 0.0), (59.999, 58), (-59.999, -40), (-40, 30)] {
      let angle = VerticalTurn.angle(
        from: Self.degrees(from, pitch, 25), to: Self.degrees(to, next, -70))
      #expect(abs(angle * 180 / .pi - turn) < 1e-9)
      let above = VerticalTurn.angle(
        from: Self.degrees(from, 60.001, 25), to: Self.degrees(to, next, -70))
      #expect(abs(above * 180 / .pi - turn) > 1)
    }
  }

  /// A turn about the vertical counts whole at any pitch; one about the axis that looks straight up too.
  @Test(arguments: [-90.0, -89.99, -75, -60.1, -30, 0, 59, 61, 80, 90])
  func aTurnAboutTheVerticalCountsWhole(pitch: Double) {
    for turn in [-170.0, -20, 1e-6, 3, 90] {
      let before = Self.degrees(33, pitch, 12)
      let after = Quaternion.aboutZ(-turn * .pi / 180) * before
      let angle = VerticalTurn.angle(from: before, to: after)
      #expect(abs(angle * 180 / .pi - turn) < 1e-9, "turn \(turn)")
      #expect(VerticalTurn.angle(from: before, to: -after) == angle || abs(turn) == 180)
    }
  }

  /// A device that looks at the zenith and is tipped over it does not turn about the vertical.
  @Test func tippingOverTheZenithIsNoTurn() {
    var sum = 0.0
    let axis = Quaternion.aboutZ(1)
    for step in 0..<60 {
      let tip = { (degrees: Double) in axis * Quaternion.aboutX((90 + 61 + degrees) * .pi / 180) }
      sum += abs(VerticalTurn.angle(from: tip(Double(step)), to: tip(Double(step + 1))))
    }
    #expect(sum < 1e-12)
  }

  /// No more than three times the angle between the attitudes; for small turns twice.
  @Test func itsGainIsBounded() {
    RandomCases(100_000, seed: 47).allHold { random in
      var generator = SeededGenerator(seed: random.seed)
      let before = generator.rotation()
      let size = random.magnitude(1e-6...1)
      let after = before * Quaternion(rotationVector: generator.direction() * size)
      let turn = abs(VerticalTurn.angle(from: before, to: after))
      return turn <= (size < 0.01 ? 2.01 : 3.0) * size + 1e-12 ? nil : "its gain is bounded"
    }
  }
}
