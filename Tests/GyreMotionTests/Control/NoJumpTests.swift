import GyreMotion
import GyreTestSupport
import Testing

/// No event moves the view by more than its own allowance: design rule "no jump, ever".
@Suite struct NoJumpTests {
  /// A visitor and a device that do anything at any time; the seed tells what.
  struct Chaos {
    var random: SeededGenerator
    var controller: MotionController
    var time = Timestamp.zero
    var fingers: [(id: Int32, x: Double, y: Double)] = []
    var nextID: Int32 = 1
    var attitudeRate = Vector3.zero

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      let modes: [DragMode] = [.anchored, .anchored, .linear, .fixed]
      controller = MotionController(
        MotionSettings(
          view: ViewSettings(
            width: Double.random(in: 300...2000, using: &random),
            height: Double.random(in: 300...2000, using: &random),
            horizontalFieldOfView: .degrees(Double.random(in: 31...119, using: &random)),
            yaw: .degrees(Double.random(in: -180...180, using: &random)),
            pitch: .degrees(Double.random(in: -90...90, using: &random))),
          drag: DragSettings(mode: modes.randomElement(using: &random) ?? .anchored),
          touch: TouchSettings(slop: [0, 10, 30].randomElement(using: &random) ?? 0),
          spin: SpinSettings(
            frames: 36, rows: 3, ends: Bool.random(using: &random) ? .wrap : .clamp,
            autoplay: [0, 0, 7.5, -20].randomElement(using: &random) ?? 0,
            gyroGain: [0, 1, -0.5].randomElement(using: &random) ?? 0)))
    }

    /// The most frames that a pixel of a drag turns the spin.
    var framesPerPixel: Double { 36 / controller.settings.view.width }
    /// The most frames that a radian of the device turns the spin.
    var framesPerRadian: Double { 3 * abs(controller.settings.spin?.gyroGain ?? 0) * 36 / (2 * .pi) }

    mutating func pass() {
      time = time + .seconds([0.002, 0.008, 0.02, 0.3].randomElement(using: &random) ?? 0.008)
    }

    mutating func point() -> ScreenPoint {
      ScreenPoint(
        x: Double.random(in: 0...controller.settings.view.width, using: &random),
        y: Double.random(in: 0...controller.settings.view.height, using: &random))
    }

    /// Now and then something that a program asks for.
    mutating func command() -> Command? {
      switch Int.random(in: 0..<60, using: &random) {
      case 0, 1: .spin(toFrame: Int.random(in: 0..<36, using: &random))
      case 2: .stop
      default: nil
      }
    }

    func contact(_ finger: (id: Int32, x: Double, y: Double), _ phase: ContactPhase) -> Contact {
      Contact(id: finger.id, phase: phase, position: ScreenPoint(x: finger.x, y: finger.y))
    }

    /// The next event, and whether it may turn the view.
    mutating func next() -> (MotionEvent, moves: Bool) {
      pass()
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where fingers.count < 3:
        let place = point()
        let others = fingers.map { contact($0, .moved) }
        fingers.append((nextID, place.x, place.y))
        nextID += 1
        let new = fingers.last.map { [contact($0, .began)] } ?? []
        return (.contacts(ContactFrame(time: time, others + new)), moves: false)
      case 1 where !fingers.isEmpty:
        let gone = fingers.remove(at: Int.random(in: 0..<fingers.count, using: &random))
        let phase: ContactPhase = Bool.random(using: &random) ? .ended : .cancelled
        let rest = fingers.map { contact($0, .moved) }
        return (.contacts(ContactFrame(time: time, rest + [contact(gone, phase)])), moves: false)
      case 2:
        let cause: Interruption = Bool.random(using: &random) ? .gap : .disconnected
        return (.interruption(SourceInterruption(time: time, cause: cause)), moves: false)
      case 3, 4, 5, 6:
        if Int.random(in: 0..<20, using: &random) == 0 {
          attitudeRate = Vector3(
            x: Double.random(in: -6...6, using: &random), y: Double.random(in: -6...6, using: &random),
            z: Double.random(in: -6...6, using: &random))
        }
        return (.inertial(InertialSample(time: time, angularVelocity: attitudeRate)), moves: true)
      default:
        for index in fingers.indices {
          fingers[index].x += Double.random(in: -30...30, using: &random)
          fingers[index].y += Double.random(in: -30...30, using: &random)
        }
        return (.contacts(ContactFrame(time: time, fingers.map { contact($0, .moved) })), moves: true)
      }
    }
  }

  /// What an event may turn the spin by, in frames: nothing, the finger's way, or the device's turn.
  static func spinAllowance(_ event: MotionEvent, _ chaos: Chaos, since last: Timestamp?) -> Double {
    switch event {
    // Each finger moves by at most 30 pixels in x.
    case .contacts(let frame) where frame.count > 0: chaos.framesPerPixel * 30
    case .inertial(let sample):
      chaos.framesPerRadian * (sample.angularVelocity?.length ?? 0)
        * (last.map { sample.time.seconds(since: $0) } ?? 0)
    default: 0
    }
  }

  static func spinDistance(_ left: ViewState, _ right: ViewState) -> Double {
    abs((left.spin?.position ?? .nan) - (right.spin?.position ?? .nan))
  }

  static func distance(_ left: ViewState, _ right: ViewState) -> Double {
    left.camera.attitude.angle(to: right.camera.attitude)
  }

  @Test(arguments: 0..<40)
  func pressLiftCancelGapAndLossOfTheSensorNeverMoveTheView(seed: Int) {
    var chaos = Chaos(seed: UInt64(seed))
    // A first sample with no event before it starts directly; a command that asks for nothing is an event.
    chaos.controller.perform(.look(), at: .zero)
    var lastSample: Timestamp?
    for step in 0..<400 {
      let (event, moves) = chaos.next()
      if let command = chaos.command() {
        let before = chaos.controller.view(at: chaos.time)
        chaos.controller.perform(command, at: chaos.time)
        let after = chaos.controller.view(at: chaos.time)
        #expect(
          Self.distance(before, after) < 1e-9 && Self.spinDistance(before, after) < 1e-9,
          "seed \(seed), step \(step), \(command)")
      }
      let before = chaos.controller.view(at: chaos.time)
      chaos.controller.handle(event)
      let after = chaos.controller.view(at: chaos.time)
      #expect(abs(after.camera.attitude.norm - 1) < 1e-12)
      let turned = Self.spinDistance(before, after)
      let allowance = moves ? Self.spinAllowance(event, chaos, since: lastSample) : 0
      #expect(turned <= allowance + 1e-9, "the spin: seed \(seed), step \(step), \(event)")
      if case .inertial = event { lastSample = chaos.time }
      if !moves {
        let jump = Self.distance(before, after)
        #expect(jump < 1e-9, "seed \(seed), step \(step), \(event)")
      } else if case .inertial = event, before.phase == .idle {
        #expect(Self.distance(before, after) < 1e-9, "a source that begins: seed \(seed), step \(step)")
      }
    }
  }

  /// A motion sample turns the view by at most three times the device's own turn.
  @Test(arguments: 100..<120)
  func theViewTurnsAtMostThreeTimesAsFarAsTheDevice(seed: Int) {
    var chaos = Chaos(seed: UInt64(seed))
    var rate = Vector3(x: 1, y: 0.5, z: 0)
    let start = InertialSample(time: chaos.time, angularVelocity: .zero)
    chaos.controller.handle(.inertial(start))
    var stroke = Stroke(chaos.controller)
    stroke.drag(from: (100, 100), by: (0, Double.random(in: 20...180, using: &chaos.random)), steps: 20)
    chaos.controller = stroke.controller
    chaos.time = stroke.time + .seconds(3)
    chaos.controller.handle(.inertial(InertialSample(time: chaos.time, angularVelocity: .zero)))
    for step in 0..<2000 {
      if step % 50 == 0 {
        rate = Vector3(
          x: Double.random(in: -6...6, using: &chaos.random),
          y: Double.random(in: -6...6, using: &chaos.random),
          z: Double.random(in: -6...6, using: &chaos.random))
      }
      chaos.time = chaos.time + .seconds(0.005)
      let before = chaos.controller.view(at: chaos.time)
      chaos.controller.handle(.inertial(InertialSample(time: chaos.time, angularVelocity: rate)))
      let after = chaos.controller.view(at: chaos.time)
      let turn = rate.length * 0.005
      #expect(
        Self.distance(before, after) <= 3.01 * turn + 1e-9, "seed \(seed), step \(step), turn \(turn)")
      #expect(abs(after.camera.pitch.degrees) <= 90)
    }
  }
}
