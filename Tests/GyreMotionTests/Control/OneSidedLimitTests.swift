import GyreMotion
import GyreTestSupport
import Testing

/// Limited pitches under a device that tumbles: never outside, never faster than three times the device.
@Suite struct OneSidedLimitTests {
  @Test(arguments: [(-60.0, 60.0), (0, 60), (20, 80), (40, 50), (-45, 10)], 0..<2)
  func tumblingStaysInsideWithAGainOfThree(range: (Double, Double), seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // A small picture, so that its limits are those of its centre but for half a degree.
    var controller = MotionController(
      MotionSettings(
        view: ViewSettings(
          width: 100, height: 100, horizontalFieldOfView: .degrees(1), minimumFieldOfView: .degrees(1)),
        limits: LimitSettings(lowest: .degrees(range.0), highest: .degrees(range.1))))
    var attitude = random.rotation()
    var rate = random.direction()
    controller.handle(.attitude(AttitudeSample(time: .zero, attitude: attitude)))
    var gain = 0.0
    for step in 1...4000 {
      if random.unit() < 0.01 { rate = random.direction() }
      let turn = random.element([0.0005, 0.01, 0.05])
      let time = Timestamp.zero + .milliseconds(Double(step) * 5)
      let before = controller.view(at: time).camera
      attitude = attitude * Quaternion(rotationVector: rate * turn)
      controller.handle(.attitude(AttitudeSample(time: time, attitude: attitude)))
      let after = controller.view(at: time).camera
      let turned = before.attitude.angle(to: after.attitude)
      gain = max(gain, turned / turn)
      #expect(turned <= 3 * turn + 1e-9, "seed \(seed), step \(step)")
      #expect(
        after.pitch.degrees <= range.1 - 0.5 + 1e-3 && after.pitch.degrees >= range.0 + 0.5 - 1e-3,
        "seed \(seed), step \(step): \(after.pitch.degrees)")
    }
    #expect(gain > 2, "it was put to the test")
  }
}

extension SeededGenerator {
  fileprivate mutating func element(_ elements: [Double]) -> Double {
    elements[Int(unit() * Double(elements.count))]
  }
}
