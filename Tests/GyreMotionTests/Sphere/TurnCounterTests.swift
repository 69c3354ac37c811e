import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct TurnCounterTests {
  @Test func aTurnCountsAllButItsFirstDegree() {
    var counter = TurnCounter()
    var sum = 0.0
    for step in 0...900 { sum += counter.turn(to: Quaternion.aboutY(Double(step) * 0.1 * .pi / 180)) }
    #expect(abs(sum * 180 / .pi - 89) < 1e-6)
  }

  @Test func noiseAndTremorCountNothing() {
    var random = SeededGenerator(seed: 8)
    var counter = TurnCounter()
    let rest = random.rotation()
    var sum = 0.0
    for _ in 0..<20000 {
      sum += counter.turn(to: rest * Quaternion(rotationVector: random.direction() * (0.4 * .pi / 180)))
    }
    #expect(sum < 1e-12)
  }

  /// To and fro by 10 degrees, any number of times: each way counts, but for the play.
  @Test func turningBackCountsAnew() {
    var counter = TurnCounter()
    var sum = 0.0
    for degrees in [0.0, 10, 0, 10] {
      sum += counter.turn(to: Quaternion.aboutX(degrees * .pi / 180))
    }
    #expect(abs(sum * 180 / .pi - (9 + 8 + 8)) < 1e-9)
  }

  @Test func aTurnedPictureIsNoTurnOfTheDevice() {
    var counter = TurnCounter()
    let attitude = Quaternion.aboutX(0.7)
    _ = counter.turn(to: attitude)
    counter.turnPicture(by: .pi / 2)
    let turned = counter.turn(to: attitude * Quaternion.aboutZ(-.pi / 2))
    #expect(turned == 0)
    counter.reset(to: Quaternion.aboutY(2))
    let second = counter.turn(to: Quaternion.aboutY(2.1))
    #expect(abs(second - (0.1 - .pi / 180)) < 1e-12)
  }

  @Test func negatedQuaternionsAreTheSameAttitude() {
    var counter = TurnCounter()
    let attitude = Quaternion.aboutZ(1)
    _ = counter.turn(to: attitude)
    let turned = counter.turn(to: Quaternion(w: -attitude.w, x: 0, y: 0, z: -attitude.z))
    #expect(turned == 0)
  }
}
