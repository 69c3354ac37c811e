import GyreMotion
import Testing

@Suite struct TurnCommandTests {
  @Test func aHeldKeyTurnsAndStopsSoftly() {
    var controller = MotionController()
    controller.perform(HeldKeys(right: true).command(GestureSettings()), at: .zero)
    let start = controller.view(at: .zero + .seconds(1))
    #expect(abs(start.camera.yaw.degrees - 51) < 1e-9, "half the speed in the first 0.3 s: 9, then 42")
    #expect(start.phase == .command)
    #expect(start.isAnimating)
    controller.perform(HeldKeys().command(GestureSettings()), at: .zero + .seconds(1))
    let end = controller.view(at: .zero + .seconds(2))
    #expect(abs(end.camera.yaw.degrees - 60) < 1e-9)
    #expect(!end.isAnimating)
    #expect(end.phase == .idle)
  }

  @Test(arguments: [1e20, -5e307, .greatestFiniteMagnitude])
  func noRateIsTooLargeToComeBackFrom(rate: Double) {
    var stroke = Stroke(MotionController(MotionSettings(spin: SpinSettings(frames: 64))))
    stroke.controller.perform(.turn(yaw: .degrees(rate), pitch: .degrees(rate)), at: .zero)
    stroke.pass(300)
    #expect(stroke.view.camera.yaw.radians.isFinite)
    #expect(
      abs(stroke.view.camera.unwrappedYaw.degrees) < 3601 * 300, "\(stroke.view.camera.unwrappedYaw.degrees)")
    stroke.drag(from: (100, 100), by: (900, 800), steps: 3)
    stroke.controller.perform(.look(yaw: .degrees(10), pitch: .degrees(5)), at: stroke.time)
    stroke.pass(30 * 365 * 86_400.0)
    #expect(abs(stroke.view.camera.yaw.degrees - 10) < 1e-6)
    #expect(abs(stroke.view.camera.pitch.degrees - 5) < 1e-6)
  }

  @Test func keysThatOpposeEachOtherDoNothing() {
    let settings = GestureSettings(keySpeed: .degrees(10))
    #expect(
      HeldKeys(left: true, right: true, up: true, down: true).command(settings)
        == .turn(yaw: .zero, pitch: .zero))
    #expect(
      HeldKeys(left: true, down: true).command(settings) == .turn(yaw: .degrees(-10), pitch: .degrees(-10)))
  }

  @Test(arguments: [90.0, -90, 4, 700])
  func aTurnUpComesToRestAtTheZenith(rate: Double) {
    var controller = MotionController()
    controller.perform(.look(pitch: .degrees(rate < 0 ? -80 : 80), over: .zero), at: .zero)
    controller.perform(.turn(pitch: .degrees(rate)), at: .zero)
    var before = controller.view(at: .zero).camera.pitch.degrees
    for step in 1...600 {
      let pitch = controller.view(at: .zero + .milliseconds(Double(step) * 10)).camera.pitch.degrees
      #expect(abs(pitch) >= abs(before) - 1e-9)
      #expect(
        abs(pitch - before) <= max(abs(rate), 62.5) * 0.01 + 1e-9, "minimum jerk over 10 degrees in .3 s")
      before = pitch
    }
    #expect(abs(before - (rate < 0 ? -90 : 90)) < 1e-6)
  }

  @Test func whatIsNoNumberAndWhatIsNilStayAsTheyAre() {
    var controller = MotionController()
    controller.perform(.turn(yaw: .degrees(30)), at: .zero)
    controller.perform(.turn(pitch: .degrees(20)), at: .zero + .seconds(1))
    controller.perform(.turn(yaw: .radians(.nan), pitch: .radians(.infinity)), at: .zero + .seconds(1))
    let camera = controller.view(at: .zero + .seconds(2)).camera
    #expect(abs(camera.yaw.degrees - (4.5 + 30 * 1.7)) < 1e-9)
    #expect(abs(camera.pitch.degrees - (3 + 20 * 0.7)) < 1e-9)
  }

  @Test func aPressEndsATurnWithoutAStep() {
    var controller = MotionController()
    controller.perform(.turn(yaw: .degrees(60), pitch: .degrees(-20)), at: .zero)
    let time = Timestamp.zero + .seconds(0.7)
    let before = controller.view(at: time).camera
    let contact = Contact(id: 1, phase: .began, position: ScreenPoint(x: 5, y: 5))
    controller.handle(.contacts(ContactFrame(time: time, [contact])))
    #expect(controller.view(at: time).camera == before)
    #expect(controller.view(at: time + .seconds(3)).camera == before)
  }
}
