import GyreMotion
import Testing

/// The gyro's modes, and every change of them.
@Suite struct GyroModeTests {
  private static func tablet(_ mode: GyroMode, yaw: Double = 70, pitch: Double = 10, roll: Double = 25)
    -> Tablet
  {
    var tablet = Tablet(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, yaw: .degrees(-15)), touch: TouchSettings(slop: 0),
        gyro: GyroSettings(mode: mode)), yaw: yaw, pitch: pitch, roll: roll)
    tablet.report()
    return tablet
  }

  /// How far a command turns the view when it is given.
  private static func jump(_ tablet: inout Tablet, _ command: Command) -> Double {
    let before = tablet.camera.attitude
    tablet.perform(command)
    return before.angle(to: tablet.camera.attitude)
  }

  @Test func absoluteIsTheDevicesHeadingAndRelativeTheAuthors() {
    #expect(abs(Self.tablet(.absolute).camera.yaw.degrees - 70) < 1e-9)
    #expect(abs(Self.tablet(.relative).camera.yaw.degrees - -15) < 1e-9)
    #expect(abs(Self.tablet(.relative).camera.pitch.degrees - 10) < 1e-9)
  }

  @Test func switchedOffYawAndPitchStayAndTheRollGoes() {
    var tablet = Self.tablet(.relative)
    tablet.turn(yaw: 90, pitch: 30)
    let before = tablet.camera
    let step = Self.jump(&tablet, .mode(.off))
    #expect(step < 1e-12)
    #expect(tablet.view.isAnimating)
    tablet.pass(0.3)
    let off = tablet.camera
    #expect(
      abs(off.yaw.radians - before.yaw.radians) < 1e-9 && abs(off.pitch.radians - before.pitch.radians) < 1e-9
    )
    #expect(abs(off.roll.degrees) < 1e-9)
    tablet.turn(yaw: 200, pitch: -40)
    #expect(tablet.camera.attitude.angle(to: off.attitude) < 1e-12, "the stream is read, but not applied")
    #expect(tablet.view.phase == .idle)
  }

  @Test func switchedOnAgainTheViewFadesIntoTheDevices() {
    var tablet = Self.tablet(.off)
    #expect(abs(tablet.camera.roll.degrees) < 1e-9)
    tablet.drag(from: (500, 500), to: (300, 600))
    let before = tablet.camera
    let step = Self.jump(&tablet, .mode(.relative))
    #expect(step < 1e-12)
    tablet.pass(0.5)
    tablet.report()
    let on = tablet.camera
    #expect(abs(on.roll.degrees - 25) < 1e-6, "the device's roll")
    #expect(abs(on.yaw.degrees - before.yaw.degrees) < 15, "no other heading")
    tablet.turn(yaw: 80)
    #expect(abs(Angle.wrap(tablet.camera.yaw.radians - on.yaw.radians) * 180 / .pi - 10) < 1e-6)
    #expect(tablet.view.phase == .gyro)
  }

  @Test func northIsFadedTo() {
    var tablet = Self.tablet(.relative)
    let step = Self.jump(&tablet, .mode(.absolute))
    #expect(step < 1e-12)
    #expect(abs(tablet.camera.yaw.degrees - -15) < 1e-9)
    tablet.pass(0.5)
    #expect(abs(tablet.camera.yaw.degrees - 70) < 1e-6)
    let back = Self.jump(&tablet, .mode(.relative))
    #expect(back < 1e-12)
    tablet.pass(0.5)
    #expect(abs(tablet.camera.yaw.degrees - 70) < 1e-6, "relative goes on from what is shown")
  }

  @Test func aModeChangesUnderAFinger() {
    var tablet = Self.tablet(.relative)
    tablet.finger(.began, 500, 500)
    tablet.finger(.moved, 560, 520)
    for mode in [GyroMode.off, .relative, .absolute, .off, .absolute] {
      let step = Self.jump(&tablet, .mode(mode))
      #expect(step < 1e-12, "\(mode)")
      let before = tablet.camera.attitude
      tablet.finger(.moved, 560.001, 520)
      // 8 ms of a blend, and a thousandth of a pixel.
      #expect(before.angle(to: tablet.camera.attitude) < 0.1, "\(mode)")
      tablet.turn(yaw: tablet.angles.yaw * 180 / .pi + 5)
    }
  }

  @Test func aSourceThatIsOffMayComeAndGo() {
    var tablet = Self.tablet(.off)
    let before = tablet.camera.attitude
    for cause in [Interruption.disconnected, .reconnected, .gap] {
      tablet.controller.handle(.interruption(SourceInterruption(time: tablet.time, cause: cause)))
      tablet.report()
      #expect(before.angle(to: tablet.camera.attitude) < 1e-12)
    }
  }
}
