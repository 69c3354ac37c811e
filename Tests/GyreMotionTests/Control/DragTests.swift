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
}
