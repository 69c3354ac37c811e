import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

/// What happens by itself, whatever comes in between; what is to be seen of it is drawn in Tests/Diagrams.
@Suite struct UnattendedLifeTests {
  private static func moment(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  private static let settings = UnattendedSettings(idleTime: .seconds(2), turnSpeed: .degrees(30))

  @Test func onlyWhatIsAskedForIsDue() {
    let life = UnattendedLife(at: Self.moment(3))
    let never = Timestamp(nanoseconds: .min)
    #expect(life.due(UnattendedSettings(), rest: never) == nil)
    #expect(life.due(UnattendedSettings(turnSpeed: .degrees(1)), rest: never) == Self.moment(3))
    #expect(life.due(Self.settings, rest: never) == Self.moment(5))
    #expect(life.due(Self.settings, rest: Self.moment(4)) == Self.moment(6), "what still moves is waited for")
    var seen = life
    seen.attend(at: Self.moment(4))
    #expect(seen.due(UnattendedSettings(turnSpeed: .degrees(1)), rest: never) == Self.moment(9))
    seen.enter(.settled, at: Self.moment(9))
    #expect(seen.due(Self.settings, rest: never) == nil)
  }

  @Test func unsoundSettingsAreTold() {
    let fine = UnattendedSettings()
    #expect(fine.problem == nil && Self.settings.problem == nil)
    let home = HomeView(yaw: .zero, pitch: .degrees(91), horizontalFieldOfView: .degrees(90))
    let wrong = [
      UnattendedSettings(idleTime: .zero), UnattendedSettings(returnDuration: .seconds(-1)),
      UnattendedSettings(home: home), UnattendedSettings(turnSpeed: .degrees(3601)),
      UnattendedSettings(turnSpeed: .radians(.nan)),
    ]
    for settings in wrong {
      #expect(settings.problem != nil && MotionSettings(unattended: settings).problem != nil)
    }
  }

  private static func away() -> MotionController {
    var controller = MotionController(MotionSettings(unattended: settings, spin: SpinSettings(frames: 36)))
    controller.perform(.look(yaw: .degrees(50), pitch: .degrees(-20)), at: .zero)
    return controller
  }

  /// What happens by itself happens at its own moments, whether something empty comes in between or nothing does.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func momentsOfNothingChangeNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let controller = Self.away()
    var disturbed = controller
    var time = 0.0
    while time < 12 {
      time += Double.random(in: 0.001...0.3, using: &random)
      if Bool.random(using: &random) {
        disturbed.handle(.contacts(ContactFrame(time: Self.moment(time))))
      } else {
        disturbed.advance(to: Self.moment(time))
      }
      let view = disturbed.view(at: Self.moment(time))
      #expect(view == controller.view(at: Self.moment(time)), "seed \(seed), at \(time)")
    }
  }

  @Test func aTouchFindsTheViewWhereItWasSeen() {
    let touch = Contact(id: 1, phase: .began, position: ScreenPoint(x: 5, y: 5))
    for start in [2.2, 3.0, 4.5, 8] {
      var controller = Self.away()
      let frame = ContactFrame(time: Self.moment(start), [touch])
      let before = controller.view(at: frame.time)
      controller.handle(.contacts(frame))
      let after = controller.view(at: frame.time)
      #expect(before.camera.attitude.angle(to: after.camera.attitude) < 1e-12, "at \(start)")
      #expect(before.spin == after.spin)
      #expect(before.camera.horizontalFieldOfView == after.camera.horizontalFieldOfView)
    }
  }

  /// Whatever comes, whenever: nothing moves the view at once, and no speed steps without a finger.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func nothingThatComesMakesItJump(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var settings = MotionSettings(unattended: Self.settings)
    settings.unattended.idleTime = Bool.random(using: &random) ? .seconds(0.5) : nil
    if Bool.random(using: &random) {
      settings.limits.yaw = HeadingRange(from: .degrees(-110), to: .degrees(110))
      settings.limits.rubberBand = Bool.random(using: &random)
    }
    settings.unattended.home = HomeView(
      yaw: .degrees(30), pitch: .degrees(20), horizontalFieldOfView: .degrees(70))
    var controller = MotionController(settings)
    var time = 0.0
    for _ in 0..<40 {
      time += Double.random(in: 0.01...3, using: &random)
      let moment = Self.moment(time)
      let before = controller.view(at: moment).camera
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        controller.handle(.wheel(WheelTurn(time: moment, notches: 1, position: ScreenPoint(x: 300, y: 300))))
      case 1: controller.handle(.knob(KnobTurn(time: moment, steps: 2)))
      case 2: controller.perform(.look(pitch: .degrees(-10)), at: moment)
      case 3: controller.perform(.turn(yaw: .degrees(20)), at: moment)
      case 4: controller.perform(.turn(yaw: .zero), at: moment)
      case 5:
        let finger = Contact(id: 1, phase: .began, position: ScreenPoint(x: 300, y: 300))
        controller.handle(.contacts(ContactFrame(time: moment, [finger])))
        var lifted = finger
        lifted.phase = .ended
        controller.handle(.contacts(ContactFrame(time: moment + .milliseconds(600), [lifted])))
        time += 0.6
      default: controller.perform(.home, at: moment)
      }
      let after = controller.view(at: moment).camera
      #expect(before.attitude.angle(to: after.attitude) < 1e-9, "seed \(seed), at \(time)")
      let zoom = abs(before.horizontalFieldOfView.radians - after.horizontalFieldOfView.radians)
      #expect(zoom < 1e-9, "seed \(seed), at \(time)")
    }
    #expect(controller.view(at: Self.moment(time + 60)).phase == .auto || controller.nextByItself == nil)
  }
}
