import GyreMotion
import Testing

@Suite struct CommandTests {
  @Test func looksWhereItIsTold() {
    var controller = MotionController()
    controller.perform(
      .look(yaw: .degrees(120), pitch: .degrees(-30), horizontalFieldOfView: .degrees(60), over: .seconds(1)),
      at: .zero)
    let half = controller.view(at: .zero + .seconds(0.5))
    #expect(abs(half.camera.yaw.degrees - 60) < 1e-9)
    #expect(half.phase == .command)
    #expect(half.isAnimating)
    let end = controller.view(at: .zero + .seconds(1))
    #expect(abs(end.camera.yaw.degrees - 120) < 1e-9)
    #expect(abs(end.camera.pitch.degrees - -30) < 1e-9)
    #expect(abs(end.camera.horizontalFieldOfView.degrees - 60) < 1e-9)
    #expect(end.phase == .idle)
    #expect(!end.isAnimating)
  }

  @Test(arguments: [
    (TurningPath.shortest, 170.0, -170.0, 20.0), (.shortest, 0, 180, 180), (.clockwise, 0, -10, 350),
    (.counterclockwise, 0, 10, -350), (.counterclockwise, 10, 0, -10), (.clockwise, 10, 10, 0),
  ])
  func turnsTheWayItIsTold(path: TurningPath, from: Double, to: Double, turn: Double) {
    var controller = MotionController(MotionSettings(view: ViewSettings(yaw: .degrees(from))))
    controller.perform(.look(yaw: .degrees(to), over: .seconds(1), path: path), at: .zero)
    let end = controller.view(at: .zero + .seconds(1)).camera.unwrappedYaw.degrees
    #expect(abs(end - from - turn) < 1e-9)
  }

  @Test func takesOverTheSpeedOfWhatItInterrupts() {
    var controller = MotionController()
    controller.perform(.look(yaw: .degrees(90), over: .seconds(1)), at: .zero)
    let time = Timestamp.zero + .seconds(0.4)
    let instant = TimeSpan.seconds(1e-6)
    func speed(_ controller: MotionController, from: Timestamp) -> Double {
      (controller.view(at: from + instant).camera.yaw.radians - controller.view(at: from).camera.yaw.radians)
        / 1e-6
    }
    let before = speed(controller, from: time)
    controller.perform(.look(yaw: .degrees(-90), over: .seconds(2)), at: time)
    #expect(before > 1)
    #expect(abs(speed(controller, from: time) - before) < 1e-3)
    #expect(abs(controller.view(at: .zero + .seconds(2.4)).camera.yaw.degrees - -90) < 1e-9)
  }

  @Test func homeAtHomeMovesNothing() {
    var controller = MotionController()
    controller.perform(.home, at: .zero + .seconds(1))
    let view = controller.view(at: .zero + .seconds(1.1))
    #expect(view.phase == .idle && !view.isAnimating)
  }

  @Test func recentreAndHomeAndStop() {
    var controller = MotionController(
      MotionSettings(view: ViewSettings(yaw: .degrees(10), pitch: .degrees(5))))
    controller.perform(
      .look(yaw: .degrees(100), pitch: .degrees(50), horizontalFieldOfView: .degrees(40), over: .zero),
      at: .zero)
    #expect(abs(controller.view(at: .zero).camera.yaw.degrees - 100) < 1e-9)
    controller.perform(.recentre, at: .zero)
    let recentred = controller.view(at: .zero + .seconds(0.3)).camera
    #expect(abs(recentred.yaw.degrees - 10) < 1e-9)
    #expect(abs(recentred.pitch.degrees - 50) < 1e-9)
    controller.perform(.home, at: .zero + .seconds(1))
    let home = controller.view(at: .zero + .seconds(1.5)).camera
    #expect(abs(home.pitch.degrees - 5) < 1e-9)
    #expect(abs(home.horizontalFieldOfView.degrees - 90) < 1e-9)
    controller.perform(.look(yaw: .degrees(100), over: .seconds(1)), at: .zero + .seconds(2))
    controller.perform(.stop, at: .zero + .seconds(2.3))
    let stopped = controller.view(at: .zero + .seconds(2.3)).camera
    #expect(controller.view(at: .zero + .seconds(9)).camera == stopped)
    #expect(stopped.yaw.degrees > 11)
  }

  @Test func aPressInterruptsACommandWithoutAStep() {
    var controller = MotionController()
    controller.perform(.look(yaw: .degrees(90), over: .seconds(1)), at: .zero)
    let time = Timestamp.zero + .seconds(0.5)
    let before = controller.view(at: time)
    let contact = Contact(id: 1, phase: .began, position: ScreenPoint(x: 5, y: 5))
    controller.handle(.contacts(ContactFrame(time: time, [contact])))
    #expect(controller.view(at: time).camera == before.camera)
    #expect(controller.view(at: time + .seconds(1)).camera == before.camera)
  }

  @Test func fieldsOfViewAreHeldInsideTheirLimits() {
    var controller = MotionController(MotionSettings(view: ViewSettings(width: 1080, height: 1920)))
    for (asked, got) in [(10.0, 30.0), (60.0, 60.0), (170.0, 88.507_155)] {
      controller.perform(.look(horizontalFieldOfView: .degrees(asked), over: .zero), at: .zero)
      let camera = controller.view(at: .zero).camera
      #expect(abs(camera.horizontalFieldOfView.degrees - got) < 1e-5)
      #expect(camera.verticalFieldOfView.degrees < 120 + 1e-9)
    }
  }
}
