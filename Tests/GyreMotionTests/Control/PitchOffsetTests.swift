import GyreMotion
import GyreTestSupport
import Testing

/// What becomes of a pitch that touch adds to the device's.
@Suite struct PitchOffsetTests {
  private static func tablet(_ policy: PitchOffsetPolicy, pitch: Double = 0, roll: Double = 0) -> Tablet {
    var tablet = Tablet(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(60)),
        touch: TouchSettings(slop: 0), gyro: GyroSettings(pitchOffset: policy)), pitch: pitch, roll: roll)
    tablet.report()
    return tablet
  }

  @Test func itReturnsByADegreeForFourThatTheDeviceTurns() {
    var tablet = Self.tablet(.returnOnMotion)
    tablet.drag(from: (500, 300), to: (500, 700))
    let offset = tablet.camera.pitch.degrees
    #expect(offset > 20)
    tablet.turn(yaw: 41)
    // The first degree is play, 40 remain.
    #expect(abs(tablet.camera.pitch.degrees - (offset - 10)) < 1e-6)
    tablet.turn(yaw: 41 + 4 * offset)
    #expect(abs(tablet.camera.pitch.degrees) < 1e-9, "and no farther")
    #expect(abs(tablet.camera.roll.degrees) < 1e-9)
  }

  @Test func noiseDoesNotReturnIt() {
    var tablet = Self.tablet(.returnOnMotion)
    tablet.drag(from: (500, 300), to: (500, 700))
    let offset = tablet.camera.pitch.degrees
    for _ in 0..<200 {
      tablet.turn(yaw: 0.3, pitch: -0.2, steps: 1)
      tablet.turn(yaw: 0, pitch: 0, steps: 1)
    }
    #expect(abs(tablet.camera.pitch.degrees - offset) < 1e-9)
  }

  @Test func aFingerThatIsDownHoldsIt() {
    var tablet = Self.tablet(.returnOnMotion)
    tablet.drag(from: (500, 300), to: (500, 700))
    let offset = tablet.camera.pitch.degrees
    tablet.finger(.began, 500, 500)
    tablet.turn(yaw: 60)
    #expect(abs(tablet.camera.pitch.degrees - offset) < 1e-9)
    tablet.finger(.ended, 500, 500)
    tablet.turn(yaw: 60.9)
    #expect(abs(tablet.camera.pitch.degrees - offset) > 0.1, "what was turned meanwhile is not made up for")
    #expect(abs(tablet.camera.pitch.degrees - offset) < 0.4)
  }

  @Test func itStaysWhereItIsKept() {
    var tablet = Self.tablet(.keep)
    tablet.drag(from: (500, 300), to: (500, 700))
    let offset = tablet.camera.pitch.degrees
    tablet.turn(yaw: 170)
    tablet.turn(pitch: 10)
    #expect(abs(tablet.camera.pitch.degrees - (offset + 10)) < 1e-9)
  }

  /// The finger keeps its meridian: azimuths follow it, the pitch is the device's.
  @Test(arguments: [0.0, 30])
  func lockedTouchTurnsTheHeadingAlone(roll: Double) {
    var tablet = Self.tablet(.locked, pitch: 20, roll: roll)
    let before = tablet.camera
    tablet.drag(from: (500, 300), to: (650, 700))
    let after = tablet.camera
    #expect(abs(after.pitch.degrees - 20) < 1e-9)
    #expect(abs(after.roll.degrees - roll) < 1e-9)
    func azimuth(_ camera: CameraState, _ x: Double, _ y: Double) -> Double {
      let pinhole = RectilinearView(
        width: 1000, height: 1000, horizontalFieldOfView: camera.horizontalFieldOfView.radians)
      let direction = camera.attitude.rotate(pinhole.ray(x: x, y: y))
      return Portable.atan2(direction.x, direction.y)
    }
    #expect(abs(Angle.wrap(azimuth(before, 500, 300) - azimuth(after, 650, 700))) < 1e-9)
    tablet.perform(.look(pitch: .degrees(50), over: .zero))
    #expect(abs(tablet.camera.pitch.degrees - 20) < 1e-9)
    tablet.perform(.turn(pitch: .degrees(50)))
    tablet.pass(1)
    #expect(abs(tablet.camera.pitch.degrees - 20) < 1e-9)
  }

  @Test func aLockedFlickGlidesAlongTheHorizon() {
    var tablet = Self.tablet(.locked)
    tablet.finger(.began, 700, 400)
    for step in 1...8 { tablet.finger(.moved, 700 - Double(step) * 15, 400 + Double(step) * 10) }
    tablet.finger(.ended, 580, 480)
    let lift = tablet.camera
    tablet.pass(5)
    #expect(tablet.camera.yaw.degrees > lift.yaw.degrees + 5)
    #expect(abs(tablet.camera.pitch.degrees) < 1e-9)
  }

  @Test func withoutASourceTheLockIsOpen() {
    var stroke = Stroke(
      MotionController(
        MotionSettings(touch: TouchSettings(slop: 0), gyro: GyroSettings(pitchOffset: .locked))))
    stroke.drag(from: (900, 400), by: (0, 200), steps: 10)
    #expect(stroke.view.camera.pitch.degrees > 5)
  }
}
