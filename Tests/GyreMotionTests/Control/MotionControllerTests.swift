import GyreMotion
import Testing

@Suite struct MotionControllerTests {
  @Test func startsInItsStartView() {
    let controller = MotionController(
      MotionSettings(view: ViewSettings(yaw: .degrees(200), pitch: .degrees(-20))))
    let view = controller.view(at: .zero)
    #expect(abs(view.camera.yaw.degrees - -160) < 1e-12)
    #expect(abs(view.camera.unwrappedYaw.degrees - -160) < 1e-12)
    #expect(abs(view.camera.pitch.degrees - -20) < 1e-12)
    #expect(view.phase == .idle)
    #expect(view.spin == nil)
    #expect(!view.isAnimating)
  }

  @Test func copiesFedTheSameEventsAreEqual() {
    var first = Stroke(DragTests.square())
    var second = first
    first.drag(from: (300, 300), by: (200, 50), steps: 7)
    #expect(first.controller != second.controller)
    second.drag(from: (300, 300), by: (200, 50), steps: 7)
    #expect(first.controller == second.controller)
  }

  @Test func viewIsPureAndClampedToTheLastEvent() {
    var stroke = Stroke(DragTests.square())
    stroke.drag(from: (300, 300), by: (200, 50), steps: 7)
    let controller = stroke.controller
    _ = controller.view(at: stroke.time + .seconds(5))
    #expect(controller == stroke.controller)
    #expect(controller.view(at: .zero) == controller.view(at: stroke.time))
  }

  @Test func anEventFromThePastCountsAsNow() {
    var stroke = Stroke(DragTests.square(), from: .zero + .seconds(10))
    stroke.contact(.began, 500, 500)
    let contact = Contact(id: 1, phase: .moved, position: ScreenPoint(x: 600, y: 500))
    stroke.controller.handle(.contacts(ContactFrame(time: .zero, [contact])))
    #expect(stroke.view.camera.yaw.degrees < -10)
  }

  @Test func unsoundSettingsAreNamed() {
    #expect(MotionSettings().problem == nil)
    #expect(MotionSettings(view: ViewSettings(width: 0)).problem != nil)
    #expect(MotionSettings(view: ViewSettings(height: .nan)).problem != nil)
    #expect(MotionSettings(view: ViewSettings(horizontalFieldOfView: .degrees(180))).problem != nil)
    #expect(
      MotionSettings(
        view: ViewSettings(minimumFieldOfView: .degrees(90), maximumFieldOfView: .degrees(60))
      ).problem != nil)
    #expect(MotionSettings(touch: TouchSettings(slop: -1)).problem != nil)
    #expect(MotionSettings(view: ViewSettings(dotsPerInch: 0)).problem != nil)
    #expect(MotionSettings(view: ViewSettings(pitch: .degrees(91))).problem != nil)
  }
}
