import GyreMotion
import GyreTestSupport
import Testing

@Suite struct ZoomControlTests {
  private static func square(_ mode: DragMode = .anchored, slop: Double = 0) -> MotionController {
    MotionController(
      MotionSettings(
        view: ViewSettings(
          width: 1000, height: 1000, horizontalFieldOfView: .degrees(80), pitch: .degrees(25)),
        drag: DragSettings(mode: mode), touch: TouchSettings(slop: slop)))
  }

  private static func frame(_ milliseconds: Double, _ contacts: [(Int32, ContactPhase, Double, Double)])
    -> MotionEvent
  {
    .contacts(
      ContactFrame(
        time: .zero + .milliseconds(milliseconds),
        contacts.map { Contact(id: $0.0, phase: $0.1, position: ScreenPoint(x: $0.2, y: $0.3)) }))
  }

  private static func tangent(_ camera: CameraState) -> Double {
    Portable.tan(camera.horizontalFieldOfView.radians / 2)
  }

  /// Fingers spread from 200 to 300 px while their midpoint goes from (500, 500) to (620, 560).
  @Test(arguments: [DragMode.anchored, .linear, .fixed], [1, 7, 60])
  func aPinchScalesAndPansByItsMidpoint(mode: DragMode, steps: Int) {
    var controller = Self.square(mode)
    let before = controller.view(at: .zero).camera
    controller.handle(Self.frame(0, [(1, .began, 400, 500), (2, .began, 600, 500)]))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let (x, y, half) = (500 + 120 * part, 500 + 60 * part, 100 + 50 * part)
      controller.handle(
        Self.frame(Double(step) * 8, [(1, .moved, x - half, y), (2, .moved, x + half, y)]))
    }
    let after = controller.view(at: .zero + .seconds(9)).camera
    #expect(abs(Self.tangent(before) / Self.tangent(after) - 1.5) < 1e-12)
    guard mode == .anchored else {
      if mode == .fixed { #expect(abs(after.yaw.degrees - before.yaw.degrees) > 5) }
      return
    }
    let shown = RectilinearView(
      width: 1000, height: 1000, horizontalFieldOfView: after.horizontalFieldOfView.radians)
    let grabbed = before.attitude.rotate(Vector3(x: 0, y: 0, z: -1))
    let pixel = shown.pixel(of: after.attitude.conjugate.rotate(grabbed))
    #expect(abs((pixel?.x ?? 0) - 620) < 1e-6)
    #expect(abs((pixel?.y ?? 0) - 560) < 1e-6)
  }

  /// Neither the second finger's press nor either one's lift moves the view, and the scale stays as it was.
  @Test func fingersThatComeAndGoMoveNothing() {
    var controller = Self.square()
    controller.handle(Self.frame(0, [(1, .began, 400, 500)]))
    controller.handle(Self.frame(8, [(1, .moved, 430, 520)]))
    func step(_ milliseconds: Double, _ contacts: [(Int32, ContactPhase, Double, Double)]) -> Bool {
      let before = controller.view(at: .zero + .milliseconds(milliseconds)).camera
      controller.handle(Self.frame(milliseconds, contacts))
      let after = controller.view(at: .zero + .milliseconds(milliseconds)).camera
      return before.attitude.angle(to: after.attitude) < 1e-12
        && before.horizontalFieldOfView == after.horizontalFieldOfView
    }
    #expect(step(16, [(2, .began, 700, 700)]))
    #expect(!step(24, [(1, .moved, 430, 520), (2, .moved, 800, 800)]))
    #expect(step(32, [(1, .ended, 430, 520)]))
    #expect(step(40, [(3, .began, 100, 100)]))
    #expect(step(48, [(2, .ended, 800, 800)]))
    #expect(step(56, [(3, .ended, 100, 100)]))
  }

  @Test func fingersThatTurnBackAtALimitScaleAtOnce() {
    var controller = Self.square()
    controller.handle(Self.frame(0, [(1, .began, 400, 500), (2, .began, 600, 500)]))
    controller.handle(Self.frame(8, [(1, .moved, 1, 500), (2, .moved, 999, 500)]))
    let narrow = controller.view(at: .zero + .milliseconds(8)).camera
    #expect(narrow.horizontalFieldOfView.degrees == 30)
    controller.handle(Self.frame(16, [(1, .moved, 2, 500), (2, .moved, 998, 500)]))
    let wider = controller.view(at: .zero + .milliseconds(16)).camera
    #expect(abs(Self.tangent(wider) / Self.tangent(narrow) - 998.0 / 996) < 1e-12)
  }

  @Test(arguments: [(1.0, 1.1), (-1.0, 0.909_090_909), (2.5, 1.269_058_706), (400.0, 3.131_563)])
  func aNotchScalesAboutThePointer(notches: Double, scale: Double) {
    var controller = Self.square()
    let before = controller.view(at: .zero)
    controller.handle(.wheel(WheelTurn(time: .zero, notches: notches, position: ScreenPoint(x: 800, y: 150))))
    #expect(controller.view(at: .zero).camera == before.camera, "no step")
    for step in 0...25 {
      let camera = controller.view(at: .zero + .milliseconds(Double(step) * 10)).camera
      #expect(pixelsFromPlace(of: (800, 150), in: before.camera, shownIn: camera, width: 1000) < 1e-6)
    }
    let after = controller.view(at: .zero + .milliseconds(200))
    #expect(!after.isAnimating)
    let reached = Self.tangent(before.camera) / Self.tangent(after.camera)
    #expect(abs(reached - scale) < 1e-6, "the last one stops at 30 degrees")
  }

  @Test func notchesAddUpWhileTheyRun() {
    var controller = Self.square()
    let before = controller.view(at: .zero).camera
    for step in 0..<5 {
      let time = Timestamp.zero + .milliseconds(Double(step) * 30)
      let shown = controller.view(at: time).camera
      controller.handle(.wheel(WheelTurn(time: time, notches: 1, position: ScreenPoint(x: 300, y: 300))))
      let next = controller.view(at: time).camera
      #expect(shown.attitude.angle(to: next.attitude) < 1e-12)
      #expect(abs(shown.horizontalFieldOfView.radians - next.horizontalFieldOfView.radians) < 1e-15)
    }
    let after = controller.view(at: .zero + .seconds(1)).camera
    #expect(abs(Self.tangent(before) / Self.tangent(after) - Portable.pow(1.1, 5)) < 1e-12)
    #expect(pixelsFromPlace(of: (300, 300), in: before, shownIn: after, width: 1000) < 1e-6)
  }

  /// A point beyond the pole, and one that slips away: whatever cannot be held is let go without a step.
  @Test(arguments: 0..<30)
  func aZoomNearThePoleNeverSteps(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var controller = MotionController(
      MotionSettings(
        view: ViewSettings(
          width: 1000, height: 700, horizontalFieldOfView: .degrees(random.number(from: 40, to: 110)),
          pitch: .degrees(random.number(from: 60, to: 90) * (seed % 2 == 0 ? 1 : -1)))))
    var time = Timestamp.zero
    for round in 0..<40 {
      let point = ScreenPoint(x: random.number(from: 0, to: 1000), y: random.number(from: 0, to: 700))
      let before = controller.view(at: time).camera
      controller.handle(
        .wheel(WheelTurn(time: time, notches: random.number(from: -4, to: 4), position: point)))
      var last = controller.view(at: time).camera
      #expect(before.attitude.angle(to: last.attitude) < 1e-9, "seed \(seed), round \(round)")
      for step in 1...50 {
        let next = controller.view(at: time + .milliseconds(Double(step) * 2)).camera
        let widening = abs(next.horizontalFieldOfView.radians - last.horizontalFieldOfView.radians)
        // A ray turns by less than the field of view widens.
        #expect(
          last.attitude.angle(to: next.attitude) <= 16 * widening + 1e-9,
          "seed \(seed), round \(round), step \(step)")
        #expect(abs(next.pitch.degrees) <= 90)
        last = next
      }
      time = time + .milliseconds(100)
    }
  }

  @Test func aZoomCarriesItsSpeedIntoALook() {
    var controller = Self.square()
    controller.handle(.wheel(WheelTurn(time: .zero, notches: 5, position: ScreenPoint(x: 900, y: 500))))
    let time = Timestamp.zero + .milliseconds(80)
    func speed(_ controller: MotionController) -> Double {
      let instant = TimeSpan.seconds(1e-5)
      return
        (controller.view(at: time + instant).camera.yaw.radians - controller.view(at: time).camera.yaw.radians)
        / 1e-5
    }
    let before = speed(controller)
    controller.perform(.look(yaw: .degrees(-100), over: .seconds(1)), at: time)
    #expect(before > 0.5)
    #expect(abs(speed(controller) - before) < 1e-2 * before)
  }
}
