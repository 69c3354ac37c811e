import GyreMotion
import GyreTestSupport
import Testing

@Suite struct DragTests {
  static func square(_ mode: DragMode = .anchored, slop: Double = 0) -> MotionController {
    MotionController(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(100)),
        drag: DragSettings(mode: mode), touch: TouchSettings(slop: slop)))
  }

  /// yaw = -atan(250/500 tan 50 degrees): the grabbed point moves exactly with the finger.
  @Test(arguments: [1, 2, 5, 50, 250, 500])
  func anchoredDragKeepsThePointUnderTheFinger(steps: Int) {
    var stroke = Stroke(Self.square())
    stroke.drag(from: (500, 500), by: (250, 0), steps: steps)
    #expect(abs(stroke.view.camera.yaw.degrees - -30.789732971) < 1e-6)
    #expect(abs(stroke.view.camera.pitch.degrees) < 1e-9)
    #expect(abs(stroke.view.camera.roll.degrees) < 1e-9)
  }

  @Test func linearDragTurnsByTheFieldOfViewPerWidth() {
    var stroke = Stroke(Self.square(.linear))
    stroke.drag(from: (500, 500), by: (250, 100), steps: 10)
    #expect(abs(stroke.view.camera.yaw.degrees - -25) < 1e-9)
    #expect(abs(stroke.view.camera.pitch.degrees - 10) < 1e-9)
  }

  @Test func fixedDragTurnsByItsAnglePerPixel() {
    var stroke = Stroke(Self.square(.fixed))
    stroke.drag(from: (500, 500), by: (-250, 0), steps: 10)
    #expect(abs(stroke.view.camera.yaw.degrees - 25) < 1e-9)
  }

  /// Where the scene point that was grabbed at the press is seen at the end, in pixels from where the finger is.
  private static func error(
    yaw: Double = 0, pitch: Double = 0, roll: Double = 0, from: (Double, Double), by: (Double, Double),
    steps: Int = 50,
    deviceTurn: Double = 0
  ) -> Double {
    var tablet = Tablet(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(100)),
        touch: TouchSettings(slop: 0), gyro: GyroSettings(pitchOffset: .keep)), yaw: yaw, pitch: pitch,
      roll: roll)
    tablet.report()
    let pinhole = RectilinearView(width: 1000, height: 1000, horizontalFieldOfView: 100 * .pi / 180)
    let grabbed = tablet.camera.attitude.rotate(pinhole.ray(x: from.0, y: from.1))
    tablet.finger(.began, from.0, from.1)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      tablet.finger(.moved, from.0 + by.0 * part, from.1 + by.1 * part)
    }
    if deviceTurn != 0 {
      tablet.turn(
        yaw: yaw + deviceTurn, pitch: pitch - deviceTurn / 4, roll: roll + deviceTurn / 3, steps: 400)
    }
    guard let pixel = pinhole.pixel(of: tablet.camera.attitude.conjugate.rotate(grabbed)) else {
      return .infinity
    }
    let (dx, dy) = (pixel.x - from.0 - by.0, pixel.y - from.1 - by.1)
    return (dx * dx + dy * dy).squareRoot()
  }

  @Test func theGrabbedPointMovesExactlyWithTheFinger() {
    #expect(Self.error(from: (500, 500), by: (250, 0)) < 1e-6)
    #expect(Self.error(roll: 30, from: (500, 500), by: (250, 0)) < 1e-6)
    #expect(Self.error(pitch: 80, from: (500, 600), by: (0, -250)) < 1e-6)
    // 60 px sideways turn the view by 55 degrees there: on the average not yet 8 times as far as the finger.
    #expect(Self.error(pitch: 80, from: (500, 500), by: (60, 0), steps: 1) < 1e-6)
    #expect(Self.error(pitch: 80, from: (500, 500), by: (60, 0), steps: 2) < 1e-6)
    #expect(Self.error(pitch: 80, from: (500, 500), by: (45, 0), steps: 50) < 1e-6)
    #expect(
      Self.error(pitch: 80, from: (500, 500), by: (60, 0), steps: 50) > 0.1,
      "where it would, the finger slips")
    #expect(Self.error(pitch: -35, roll: -100, from: (300, 700), by: (170, -210)) < 1e-6)
  }

  @Test func andStaysUnderItWhileTheDeviceTurns() {
    #expect(Self.error(from: (500, 500), by: (250, 0), deviceTurn: 40) < 1e-6)
    #expect(Self.error(pitch: 20, roll: 30, from: (600, 400), by: (-150, 90), deviceTurn: 40) < 1e-6)
  }
}
