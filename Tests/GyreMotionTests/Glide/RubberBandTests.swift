import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct RubberBandTests {
  static let band = RubberBand(-2...3, width: 4)

  @Test func insideThereIsNoResistance() {
    for free in [-2.0, -0.5, 0, 1, 3] {
      #expect(Self.band.stretched(free) == free)
      #expect(Self.band.free(free) == free)
      #expect(Self.band.slope(free) == 1)
    }
  }

  /// over / (1 + |over| / b) with b = 4.
  @Test(arguments: [
    (7.0, 5.0), (3.1, 3 + 0.1 / 1.025), (-6, -4), (-2.4, -2 - 0.4 / 1.1), (1e9, 7), (-1e9, -6),
  ])
  func pastAnEndItGivesWay(free: Double, position: Double) {
    #expect(abs(Self.band.stretched(free) - position) < 2e-8)
  }

  @Test func theInverseIsOneAndTheSlopeIsTheDerivative() {
    RandomCases(100_000, seed: 48).allHold { random in
      let band = RubberBand(-random.number(0...2)...random.number(0...2), width: random.magnitude(0.01...100))
      let free = random.number(-20...20)
      let position = band.stretched(free)
      // Far out, where 1 - over / b is small, digits are lost.
      let resistance = 1 / band.slope(free)
      guard abs(band.free(position) - free) < 1e-14 * (20 + band.width) * resistance else {
        return "the inverse"
      }
      guard abs(position - band.nearest(free)) <= band.width else { return "it never passes by more than b" }
      let step = 1e-6
      let change = (band.stretched(free + step) - band.stretched(free - step)) / (2 * step)
      let isAtAnEnd = abs(free - band.range.lowerBound) < step || abs(free - band.range.upperBound) < step
      // Its curvature is at most 2 / b.
      guard isAtAnEnd || abs(change - band.slope(free)) < 1e-8 + 4 * step / band.width else {
        return "the slope is the derivative"
      }
      return nil
    }
  }
}
