import GyreMotion
import Testing

/// Whatever takes over from whatever: the shown view does not step, and then becomes the new source's.
@Suite struct SourceSwitchTests {
  private static func upright(_ yaw: Double, pitch: Double, roll: Double = 0) -> Quaternion {
    ViewAngles(yaw: yaw, pitch: pitch, roll: roll).camera
  }

  private static func jump(_ controller: inout MotionController, at time: Timestamp, _ event: MotionEvent)
    -> Double
  {
    let before = controller.view(at: time).camera.attitude
    controller.handle(event)
    return before.angle(to: controller.view(at: time).camera.attitude)
  }

  @Test func aRotationVectorTakesOverFromTheFilter() {
    var turntable = Turntable(MotionSettings())
    turntable.turn(degreesPerSecond: 20, seconds: 1, tilt: 0.2)
    let time = turntable.time + .milliseconds(5)
    let sample = AttitudeSample(time: time, attitude: Self.upright(2, pitch: -0.4, roll: 0.3))
    let jump = Self.jump(&turntable.controller, at: time, .attitude(sample))
    #expect(jump < 1e-12)
    let later = turntable.controller.view(at: time + .seconds(1)).camera
    #expect(abs(later.pitch.radians - -0.4) < 1e-9)
    #expect(abs(later.roll.radians - 0.3) < 1e-9)
  }

  @Test func aShakenSampleAfterAGapDoesNotStep() {
    var turntable = Turntable(MotionSettings())
    turntable.turn(degreesPerSecond: 0, seconds: 1)
    turntable.controller.handle(.interruption(SourceInterruption(time: turntable.time, cause: .gap)))
    let time = turntable.time + .milliseconds(10)
    let shaken = InertialSample(
      time: time, angularVelocity: .zero, acceleration: Vector3(x: 0, y: 9.81, z: -9.81))
    let jump = Self.jump(&turntable.controller, at: time, .inertial(shaken))
    #expect(jump < 1e-12)
  }

  @Test func aFinishedAttitudeAfterAGapDoesNotStep() {
    var controller = MotionController()
    controller.handle(.attitude(AttitudeSample(time: .zero, attitude: Self.upright(0, pitch: 0))))
    let time = Timestamp.zero + .seconds(1)
    controller.handle(.interruption(SourceInterruption(time: time, cause: .gap)))
    let sample = AttitudeSample(time: time, attitude: Self.upright(0.7, pitch: 0.2))
    let jump = Self.jump(&controller, at: time, .attitude(sample))
    #expect(jump < 1e-12)
  }

  @Test func aSensorThatLooksUpTakesOverFromAViewThatLooksUp() {
    var controller = MotionController()
    controller.perform(.look(pitch: .degrees(60), over: .zero), at: .zero)
    let time = Timestamp.zero + .seconds(1)
    let sample = AttitudeSample(time: time, attitude: Self.upright(0, pitch: 60 * .pi / 180))
    let jump = Self.jump(&controller, at: time, .attitude(sample))
    #expect(jump < 1e-12)
    #expect(controller.view(at: time + .seconds(2)).camera.pitch.degrees <= 90)
  }

  @Test func fullTurnsAreCountedOnceOverALossAndAReturn() {
    var turntable = Turntable(MotionSettings())
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    turntable.turn(degreesPerSecond: 90, seconds: 8.5)
    #expect(abs(turntable.camera.unwrappedYaw.degrees - 765) < 1e-6)
    turntable.controller.handle(
      .interruption(SourceInterruption(time: turntable.time, cause: .disconnected)))
    #expect(abs(turntable.camera.unwrappedYaw.degrees - 765) < 1e-6)
    turntable.time = turntable.time + .seconds(1)
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    #expect(abs(turntable.camera.unwrappedYaw.degrees - 765) < 1e-6)
  }

  @Test func aPictureThatTurnsWhileTheViewLooksDownKeepsTheAxisAndRolls() {
    var controller = MotionController()
    controller.handle(.attitude(AttitudeSample(time: .zero, attitude: Self.upright(0, pitch: -1))))
    let time = Timestamp.zero + .seconds(1)
    controller.handle(.attitude(AttitudeSample(time: time, attitude: Quaternion.identity)))
    let before = controller.view(at: time).camera
    controller.handle(.rotation(ScreenRotationChange(time: time, rotation: .degrees90)))
    let after = controller.view(at: time).camera
    #expect(abs(Angle.wrap(after.yaw.radians - before.yaw.radians)) < 1e-9)
    #expect(abs(Angle.wrap(after.roll.radians - before.roll.radians - .pi / 2)) < 1e-9)
  }

  @Test func retargetedCommandsStayInsideTheLimits() {
    var controller = MotionController()
    controller.perform(.look(horizontalFieldOfView: .degrees(30), over: .zero), at: .zero)
    controller.perform(
      .look(pitch: .degrees(85), horizontalFieldOfView: .degrees(120), over: .seconds(0.3)), at: .zero)
    let half = Timestamp.zero + .seconds(0.15)
    controller.perform(
      .look(pitch: .degrees(80), horizontalFieldOfView: .degrees(110), over: .seconds(2)), at: half)
    for step in 0..<400 {
      let camera = controller.view(at: half + .milliseconds(Double(step) * 5)).camera
      #expect(camera.horizontalFieldOfView.degrees <= 120 + 1e-9)
      #expect(abs(camera.roll.degrees) < 1e-6)
    }
  }

  @Test func whatIsNoNumberIsLeftOut() {
    var controller = MotionController()
    controller.perform(.look(yaw: .radians(.nan), pitch: .radians(.infinity)), at: .zero)
    var frame = ContactFrame(time: .zero)
    let isTaken = frame.append(Contact(id: 1, phase: .began, position: ScreenPoint(x: .nan, y: 0)))
    #expect(!isTaken)
    #expect(controller.view(at: .zero + .seconds(9)).camera == MotionController().view(at: .zero).camera)
  }

  @Test func flicksAddUpWhereTheFlywheelIsOn() {
    func end(_ flywheel: Bool) -> Double {
      var stroke = Stroke(
        MotionController(
          MotionSettings(glide: GlideSettings(flywheel: flywheel), touch: TouchSettings(slop: 0))))
      for round in 0..<2 {
        let id = Int32(round + 1)
        stroke.contact(.began, 900, 500, id: id)
        for step in 1...10 { stroke.contact(.moved, 900 - Double(step) * 6, 500, id: id) }
        stroke.contact(.ended, 840, 500, after: 0.004, id: id)
      }
      return stroke.controller.view(at: stroke.time + .seconds(20)).camera.unwrappedYaw.degrees
    }
    #expect(end(true) > end(false) + 1)
  }
}
