import GyreMotion
import Testing

@Suite struct TapControlTests {
  /// A controller that looks away from its home, as a stroke.
  private static func away(_ action: DoubleTapAction) -> Stroke {
    var controller = MotionController(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(60)),
        gesture: GestureSettings(doubleTap: action)))
    controller.perform(
      .look(yaw: .degrees(50), pitch: .degrees(20), horizontalFieldOfView: .degrees(80), over: .zero),
      at: .zero)
    return Stroke(controller)
  }

  private static func doubleTap(_ stroke: inout Stroke, _ x: Double, _ y: Double) {
    for _ in 0..<2 {
      stroke.contact(.began, x, y, after: 0.1)
      stroke.contact(.ended, x, y, after: 0.05)
    }
  }

  @Test func aDoubleTapGoesHome() {
    var stroke = Self.away(.home)
    stroke.contact(.began, 200, 300, after: 0.1)
    stroke.contact(.ended, 200, 300, after: 0.05)
    #expect(!stroke.view.isAnimating, "one tap does nothing")
    let before = stroke.view.camera
    stroke.contact(.began, 210, 300, after: 0.1)
    stroke.contact(.ended, 210, 300, after: 0.05)
    #expect(stroke.view.camera == before, "it begins without a step")
    #expect(stroke.controller.gesture(at: stroke.time)?.kind == .tap(count: 2))
    let home = stroke.controller.view(at: stroke.time + .seconds(1)).camera
    #expect(abs(home.yaw.degrees) < 1e-9)
    #expect(abs(home.pitch.degrees) < 1e-9)
    #expect(abs(home.horizontalFieldOfView.degrees - 60) < 1e-9)
  }

  @Test func aDoubleTapScalesAboutItsPointAndTheNextOneBack() {
    var stroke = Self.away(.zoom)
    let before = stroke.view.camera
    Self.doubleTap(&stroke, 250, 650)
    let start = stroke.time
    for step in 0...40 {
      let view = stroke.controller.view(at: start + .milliseconds(Double(step) * 10)).camera
      let error = pixelsFromPlace(of: (250, 650), in: before, shownIn: view, width: 1000)
      #expect(error < 1e-6, "step \(step)")
      #expect(abs(view.roll.degrees) < 1e-9)
    }
    let near = stroke.controller.view(at: start + .seconds(1)).camera
    let scale =
      Portable.tan(before.horizontalFieldOfView.radians / 2)
      / Portable.tan(near.horizontalFieldOfView.radians / 2)
    #expect(abs(scale - 2) < 1e-12)
    #expect(stroke.controller.view(at: start + .milliseconds(100)).phase == .command)
    stroke.pass(1)
    Self.doubleTap(&stroke, 250, 650)
    let back = stroke.controller.view(at: stroke.time + .seconds(1)).camera
    #expect(abs(back.horizontalFieldOfView.degrees - 80) < 1e-12)
    #expect(back.attitude.angle(to: before.attitude) < 1e-9)
  }

  @Test func switchedOffItDoesNothing() {
    var stroke = Self.away(.off)
    let before = stroke.view.camera
    Self.doubleTap(&stroke, 250, 650)
    #expect(stroke.controller.view(at: stroke.time + .seconds(2)).camera == before)
    #expect(stroke.controller.gesture(at: stroke.time)?.kind == .tap(count: 2))
  }

  @Test func aLongPressIsReportedAndMovesNothing() {
    var stroke = Self.away(.home)
    let before = stroke.view.camera
    stroke.contact(.began, 250, 650)
    let press = stroke.time
    #expect(stroke.controller.gesture(at: press + .milliseconds(499)) == nil)
    #expect(
      stroke.controller.gesture(at: press + .milliseconds(900))
        == Gesture(
          kind: .longPress, time: press + .milliseconds(500), position: ScreenPoint(x: 250, y: 650)))
    #expect(stroke.controller.view(at: press + .seconds(1)).camera == before)
  }
}

/// How far, in pixels of a square view, the scene point that one camera shows at a place lies from it in another.
func pixelsFromPlace(
  of place: (x: Double, y: Double), in before: CameraState, shownIn after: CameraState, width: Double
) -> Double {
  func pinhole(_ camera: CameraState) -> RectilinearView {
    RectilinearView(
      width: width, height: width * camera.aspect, horizontalFieldOfView: camera.horizontalFieldOfView.radians
    )
  }
  let scene = before.attitude.rotate(pinhole(before).ray(x: place.x, y: place.y))
  guard let now = pinhole(after).pixel(of: after.attitude.conjugate.rotate(scene)) else { return .infinity }
  return ((now.x - place.x) * (now.x - place.x) + (now.y - place.y) * (now.y - place.y)).squareRoot()
}
