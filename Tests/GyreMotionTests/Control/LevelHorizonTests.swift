import GyreMotion
import GyreTestSupport
import Testing

/// With `gyro.roll` off the horizon stays level, however the device is held.
@Suite struct LevelHorizonTests {
  private static func tablet(pitch: Double = 0, roll: Double = 0) -> Tablet {
    var tablet = Tablet(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(80)),
        touch: TouchSettings(slop: 0), gyro: GyroSettings(pitchOffset: .keep, roll: false)), pitch: pitch,
      roll: roll)
    tablet.report()
    return tablet
  }

  @Test func theRollIsLeftOutAndNothingElse() {
    var tablet = Self.tablet(pitch: 20, roll: 30)
    #expect(abs(tablet.camera.roll.degrees) < 1e-9)
    tablet.turn(yaw: 50, pitch: -30, roll: -70)
    let camera = tablet.camera
    #expect(abs(camera.yaw.degrees - 50) < 1e-9)
    #expect(abs(camera.pitch.degrees - -30) < 1e-9)
    #expect(abs(camera.roll.degrees) < 1e-9)
  }

  /// The point under the finger stays there, on the level picture.
  @Test func aDragIsAnchoredInTheLevelPicture() {
    var tablet = Self.tablet(pitch: 15, roll: 40)
    let before = tablet.camera
    tablet.finger(.began, 400, 450)
    for step in 1...30 { tablet.finger(.moved, 400 + Double(step) * 8, 450 - Double(step) * 3) }
    let after = tablet.camera
    let pinhole = RectilinearView(
      width: 1000, height: 1000, horizontalFieldOfView: before.horizontalFieldOfView.radians)
    let grabbed = before.attitude.rotate(pinhole.ray(x: 400, y: 450))
    let pixel = pinhole.pixel(of: after.attitude.conjugate.rotate(grabbed))
    #expect(abs((pixel?.x ?? 0) - 640) < 1e-6 && abs((pixel?.y ?? 0) - 360) < 1e-6)
    #expect(abs(after.roll.degrees) < 1e-9)
  }

  /// Over the zenith the level picture has to turn round: never faster than three times the device, and it gets there.
  @Test func theZenithIsCrossedWithoutAJump() {
    var tablet = Self.tablet(pitch: 70)
    var largest = 0.0
    func sample(_ pitch: Double) {
      let before = tablet.camera.attitude
      tablet.turn(pitch: pitch, steps: 1)
      largest = max(largest, before.angle(to: tablet.camera.attitude))
    }
    for step in 1...400 { sample(70 + Double(step) * 0.1) }
    #expect(largest <= 3 * 0.1 * .pi / 180 + 1e-9)
    #expect(largest > 2.5 * 0.1 * .pi / 180, "it has to catch up")
    for step in 1...1000 { sample(110 - Double(step % 2 == 0 ? 0 : 1) * 0.5) }
    #expect(abs(tablet.camera.roll.degrees) < 1e-6)
    #expect(abs(abs(tablet.camera.yaw.degrees) - 180) < 1e-6)
    #expect(abs(tablet.camera.pitch.degrees - 70) < 1)
  }
}
