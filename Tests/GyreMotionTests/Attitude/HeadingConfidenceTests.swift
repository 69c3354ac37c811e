import GyreMath
import GyreMotion
import Testing

/// What a controller tells of its sensor, and takes back.
@Suite struct HeadingConfidenceTests {
  private static let up = Vector3(x: 0, y: 9.80665, z: 0)

  /// A device that stands upright, turns at a rate (degrees per second) and has a bias (rad/s), at 100 Hz.
  private static func run(
    _ controller: inout MotionController, from start: Double = 0, seconds: Double, rate: Double = 0,
    bias: Vector3 = .zero, isSaturated: Bool = false
  ) -> Double {
    for step in 0...Int(seconds * 100) {
      let turn = Vector3(x: 0, y: -rate * .pi / 180, z: 0) + bias
      controller.handle(
        .inertial(
          InertialSample(
            time: .zero + .seconds(start + Double(step) / 100), angularVelocity: turn, acceleration: up,
            isSaturated: isSaturated)))
    }
    return start + seconds + 0.01
  }

  private static let bias = Vector3(x: 0.05, y: -0.04, z: 0.03)

  @Test func nothingIsKnownOfNothing() {
    let sensor = MotionController().sensor
    #expect(sensor.source == .none && sensor.bias == nil && sensor.counters.used == 0)
  }

  @Test func restTeachesTheBiasAndEndsTheDoubt() throws {
    var controller = MotionController()
    var end = Self.run(&controller, seconds: 0.5, bias: Self.bias)
    #expect(controller.sensor.source == .inertial && controller.sensor.bias == nil)
    #expect(controller.sensor.heading?.causes == .biasUnknown)
    end = Self.run(&controller, from: end, seconds: 10, bias: Self.bias)
    let sensor = controller.sensor
    #expect((try #require(sensor.bias).rate - Self.bias).length < 1e-3)
    #expect(sensor.isAtRest && sensor.heading?.causes == [])
    let drift = try #require(sensor.heading).deviation.degrees
    #expect(drift > 0 && drift < 10, "\(drift)")
    controller.perform(.recentre, at: .zero + .seconds(end))
    #expect(controller.sensor.heading?.deviation == .zero)
  }

  /// A bias that was kept: the view does not turn from the first reading on.
  @Test func aKeptBiasCountsFromTheStart() throws {
    var first = MotionController()
    _ = Self.run(&first, seconds: 10, bias: Self.bias)
    let kept = try #require(first.sensor.bias)
    func turned(_ restores: Bool) -> Double {
      var controller = MotionController()
      if restores { controller.restore(kept) }
      let end = Self.run(&controller, seconds: 1, bias: Self.bias)
      return abs(controller.view(at: .zero + .seconds(end)).camera.unwrappedYaw.degrees)
    }
    #expect(turned(true) < 0.05 && turned(false) > 0.5)
    var controller = MotionController()
    let isTaken = [
      controller.restore(GyroscopeBias(rate: Vector3(x: .nan, y: 0, z: 0), deviation: 0.1)),
      controller.restore(GyroscopeBias(rate: .zero, deviation: 0)),
    ]
    #expect(isTaken == [false, false])
    #expect(controller == MotionController())
  }

  @Test func holesAndSaturationAreDoubts() throws {
    var controller = MotionController()
    var end = Self.run(&controller, seconds: 5)
    end = Self.run(&controller, from: end, seconds: 1, rate: 60)
    let before = try #require(controller.sensor.heading)
    end = Self.run(&controller, from: end + 0.5, seconds: 0.1, rate: 60)
    let gap = try #require(controller.sensor.heading)
    #expect(gap.causes == .gap && abs(gap.deviation.degrees - before.deviation.degrees - 30) < 2)
    _ = Self.run(&controller, from: end, seconds: 0.2, rate: 60, isSaturated: true)
    let saturated = try #require(controller.sensor.heading)
    #expect(
      saturated.causes == [.gap, .saturation] && saturated.deviation.degrees > gap.deviation.degrees + 10)
    #expect(controller.sensor.counters.gaps == 1 && controller.sensor.counters.saturated > 15)
  }

  @Test func otherSourcesSaySo() {
    var reported = MotionController()
    reported.handle(.attitude(AttitudeSample(time: .zero, attitude: .identity)))
    #expect(reported.sensor.source == .reported && reported.sensor.heading == nil)
    var tilt = MotionController()
    for step in 0..<50 {
      tilt.handle(
        .inertial(InertialSample(time: .zero + .milliseconds(Double(step) * 20), acceleration: Self.up)))
    }
    #expect(tilt.sensor.source == .tilt && tilt.sensor.heading?.causes == .noGyroscope)
  }

  /// Recentring turns the heading, and nothing else: roll and bias stay.
  @Test func recentringKeepsRollAndBias() {
    var controller = MotionController(MotionSettings(gyro: GyroSettings(smooths: false)))
    let rolled = Vector3(x: -4.903325, y: 8.492807, z: 0)
    for step in 0...1000 {
      controller.handle(
        .inertial(
          InertialSample(
            time: .zero + .milliseconds(Double(step) * 10), angularVelocity: Self.bias, acceleration: rolled))
      )
    }
    let before = controller.view(at: .zero + .seconds(10)).camera
    let bias = controller.sensor.bias
    #expect(abs(abs(before.roll.degrees) - 30) < 0.1)
    controller.perform(.recentre, at: .zero + .seconds(10))
    let after = controller.view(at: .zero + .seconds(11)).camera
    #expect(abs(after.yaw.degrees) < 1e-9 && abs(after.roll.degrees - before.roll.degrees) < 1e-9)
    #expect(abs(after.pitch.degrees - before.pitch.degrees) < 1e-9)
    #expect(bias != nil && bias == controller.sensor.bias)
  }
}
