import GyreTestSupport
import Testing

@testable import GyreMotion

/// What turns a spin besides the finger: the time and the device.
@Suite struct TurningSpinTests {
  static func autoplaying(_ rate: Double = 12, ends: SpinEnds = .wrap) -> MotionController {
    SpinAxisTests.controller(SpinSettings(frames: 36, scale: .pixelsPerFrame(10), ends: ends, autoplay: rate))
  }

  static func position(_ controller: MotionController, at time: Timestamp) -> Double {
    controller.view(at: time).spin?.position ?? .nan
  }

  @Test func twoClampedFramesTurnToAndFro() {
    let controller = SpinAxisTests.controller(SpinSettings(frames: 2, ends: .clamp, autoplay: 1))
    for (seconds, position) in [(0.25, 0.25), (1, 1), (1.75, 0.25), (2.5, 0.5)] {
      #expect(abs(Self.position(controller, at: .zero + .seconds(seconds)) - position) < 1e-12)
    }
  }

  /// The frame lags by a tenth behind the way that it runs, after thousands of turns too.
  @Test(arguments: [0, 1, 2, 5000, 5003])
  func theFrameFollowsTheWayAfterManyTurns(periods: Int) {
    for rate in [1.0, -1] {
      let settings = SpinSettings(frames: 10, start: rate > 0 ? 0 : 9, ends: .clamp, autoplay: rate)
      let controller = SpinAxisTests.controller(settings)
      for (seconds, frame) in [(4.55, 4), (13.55, 5)] {
        let spin = controller.view(at: .zero + .seconds(18 * Double(periods) + seconds)).spin
        // From the last frame on all is seen in the mirror.
        #expect(spin?.frame == (rate > 0 ? frame : 9 - frame), "\(rate), \(seconds) s")
      }
    }
  }

  @Test func itTurnsFromTheStartWithoutAnyEvent() {
    let controller = Self.autoplaying()
    let view = controller.view(at: .zero + .seconds(2.5))
    #expect(view.spin?.position == 30)
    #expect(view.spin?.frame == 30)
    #expect(view.phase == .auto)
    #expect(view.isAnimating)
    let settings = controller.settings
    let later = MotionController(settings, at: .zero + .seconds(1000))
    #expect(Self.position(later, at: .zero + .seconds(1000)) == 0)
    #expect(Self.position(later, at: .zero + .seconds(1001)) == 12)
  }

  @Test func withoutARateNothingMoves() {
    let view = Self.autoplaying(0).view(at: .zero + .seconds(2.5))
    #expect(view.spin?.position == 0)
    #expect(view.phase == .idle)
    #expect(!view.isAnimating)
    let single = SpinAxisTests.controller(SpinSettings(frames: 1, ends: .clamp, autoplay: 5))
    #expect(!single.view(at: .zero).isAnimating)
  }

  @Test func aFingerStopsItAndTheReleaseSetsItFree() {
    var stroke = Stroke(Self.autoplaying(), from: .zero + .seconds(1))
    stroke.contact(.began, 500, 500, after: 0.5)
    #expect(Self.position(stroke.controller, at: stroke.time) == 18)
    #expect(Self.position(stroke.controller, at: stroke.time + .seconds(5)) == 18)
    #expect(!stroke.view.isAnimating)
    stroke.contact(.moved, 480, 500, after: 0.5)
    #expect(Self.position(stroke.controller, at: stroke.time + .seconds(5)) == 20)
    stroke.contact(.ended, 480, 500, after: 0.5)
    // It rests on a frame already: on from there at once.
    #expect(Self.position(stroke.controller, at: stroke.time) == 20)
    #expect(Self.position(stroke.controller, at: stroke.time + .seconds(1)) == 32)
  }

  @Test func itWaitsUntilAGlideHasEnded() throws {
    var stroke = Stroke(Self.autoplaying(-6))
    stroke.contact(.began, 500, 500, after: 1)
    for step in 1...12 { stroke.contact(.moved, 500 - Double(step) * 10, 500) }
    stroke.contact(.ended, 380, 500)
    #expect(stroke.view.phase == .glide)
    var last = Self.position(stroke.controller, at: stroke.time)
    var moment = stroke.time
    while stroke.controller.view(at: moment).phase == .glide {
      moment = moment + .milliseconds(1)
      #expect(Self.position(stroke.controller, at: moment) >= last - 0.0061)
      last = Self.position(stroke.controller, at: moment)
    }
    #expect(stroke.controller.view(at: moment).phase == .auto)
    #expect(abs(last - last.rounded()) < 0.0061)
    #expect(
      abs(Self.position(stroke.controller, at: moment + .seconds(2)) - (last - 12)) < 1e-9)
  }

  @Test func aTapAndACancelSetItFreeToo() {
    for phase in [ContactPhase.ended, .cancelled] {
      var stroke = Stroke(Self.autoplaying(), from: .zero + .seconds(1))
      stroke.contact(.began, 500, 500, after: 0.53)
      stroke.contact(phase, 500, 500, after: 0.1)
      let rest = Self.position(stroke.controller, at: stroke.time + .seconds(1))
      #expect(Self.position(stroke.controller, at: stroke.time + .seconds(2)) == rest + 12)
    }
    var stroke = Stroke(Self.autoplaying())
    stroke.controller.settings.glide.isOn = false
    stroke.drag(from: (500, 500), by: (-33, 0), steps: 3)
    #expect(
      abs(Self.position(stroke.controller, at: stroke.time + .seconds(1)) - stroke.view.spinPosition - 12)
        < 1e-9)
  }

  @Test func stopStopsItUntilItIsTouched() {
    var controller = Self.autoplaying()
    controller.perform(.stop, at: .zero + .seconds(1))
    #expect(Self.position(controller, at: .zero + .seconds(5)) == 12)
    #expect(!controller.view(at: .zero + .seconds(5)).isAnimating)
    var stroke = Stroke(controller, from: .zero + .seconds(5))
    stroke.contact(.began, 500, 500)
    stroke.contact(.ended, 500, 500)
    #expect(stroke.view.isAnimating)
  }

  /// Other events and other questions change nothing: the position is a matter of the time alone.
  @Test func itIsPure() {
    let quiet = Self.autoplaying(7.3, ends: .clamp)
    var busy = quiet
    for step in 1...500 {
      let time = Timestamp.zero + .milliseconds(Double(step) * 13)
      busy.handle(.inertial(InertialSample(time: time, angularVelocity: Vector3(x: 0.1, y: 0.2, z: 0.3))))
      #expect(busy.view(at: time).spin == quiet.view(at: time).spin)
    }
  }

  @Test func turnsOfTheDeviceAddUp() {
    for (direction, gain, frames) in [(-1, 1.0, 9.0), (1, 1, -9), (-1, -0.5, -4.5), (-1, 0, 0)] {
      let spin = SpinSettings(frames: 36, direction: direction, gyroGain: gain)
      var turntable = Turntable(MotionSettings(spin: spin))
      turntable.turn(degreesPerSecond: 0, seconds: 0.01, tilt: 0.4, steps: 1)
      turntable.turn(degreesPerSecond: 90, seconds: 1, tilt: 0.4)
      #expect(
        abs(turntable.controller.view(at: turntable.time).spinPosition - frames) < 1e-6,
        "direction \(direction), gain \(gain)")
    }
  }

  @Test func theDeviceLyingFlatTurnsItToo() {
    var turntable = Turntable(MotionSettings(spin: SpinSettings(frames: 36, gyroGain: 2)))
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, tilt: .pi / 2, steps: 1)
    turntable.turn(degreesPerSecond: 90, seconds: 1, tilt: .pi / 2)
    #expect(abs(turntable.controller.view(at: turntable.time).spinPosition - 18) < 1e-6)
  }

  @Test func theDeviceTurnsItUnderAFingerAndUnderAGlide() {
    var turntable = Turntable(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0),
        gyro: GyroSettings(smooths: false),
        spin: SpinSettings(frames: 36, scale: .pixelsPerFrame(10), gyroGain: 1)))
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    var stroke = Stroke(turntable.controller, from: turntable.time)
    stroke.drag(from: (500, 500), by: (-100, 0), steps: 10, lift: false)
    #expect(abs(stroke.view.spinPosition - 10) < 1e-9)
    turntable.controller = stroke.controller
    turntable.time = stroke.time
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    turntable.turn(degreesPerSecond: 10, seconds: 1, steps: 10)
    #expect(abs(turntable.controller.view(at: turntable.time).spinPosition - 11) < 1e-9)
    stroke = Stroke(turntable.controller, from: turntable.time)
    stroke.contact(.moved, 410, 500)
    #expect(abs(stroke.view.spinPosition - 10) < 1e-9)
    for step in 1...12 { stroke.contact(.moved, 410 - Double(step) * 10, 500) }
    stroke.contact(.ended, 290, 500)
    let goal = stroke.controller.view(at: stroke.time + .seconds(60)).spinPosition
    turntable.controller = stroke.controller
    turntable.time = stroke.time
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    turntable.turn(degreesPerSecond: 10, seconds: 1, steps: 100)
    #expect(abs(turntable.controller.view(at: turntable.time + .seconds(60)).spinPosition - goal - 1) < 1e-9)
  }

  @Test func clampedEndsHoldTheDeviceAndLetItBackAtOnce() {
    let spin = SpinSettings(frames: 10, start: 8, ends: .clamp, gyroGain: 1)
    var turntable = Turntable(MotionSettings(spin: spin))
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    turntable.turn(degreesPerSecond: 90, seconds: 1)
    #expect(turntable.controller.view(at: turntable.time).spinPosition == 9)
    turntable.turn(degreesPerSecond: -36, seconds: 1)
    #expect(abs(turntable.controller.view(at: turntable.time).spinPosition - 8) < 1e-9)
  }

  /// A glide that comes to rest inside stays inside wherever the device pushes it.
  @Test(arguments: [-1.0, 1.0])
  func aPushedGlideEndsInside(way: Double) {
    let spin = SpinSettings(frames: 10, scale: .pixelsPerFrame(40), start: 5, ends: .clamp, gyroGain: 1)
    var turntable = Turntable(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0), spin: spin))
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    var stroke = Stroke(turntable.controller, from: turntable.time)
    stroke.contact(.began, 500, 500)
    for step in 1...10 { stroke.contact(.moved, 500 - way * 6 * Double(step), 500) }
    stroke.contact(.ended, 500 - way * 60, 500)
    let here = stroke.view.spinPosition
    let goal = stroke.controller.view(at: stroke.time + .seconds(60)).spinPosition
    #expect((goal - here) * way > 1, "it glides")
    turntable.controller = stroke.controller
    turntable.time = stroke.time
    turntable.turn(degreesPerSecond: 0, seconds: 0.001, steps: 1)
    turntable.turn(degreesPerSecond: way * 18000, seconds: 0.01, steps: 10)
    #expect(turntable.controller.view(at: turntable.time).isAnimating)
    let end = turntable.controller.view(at: turntable.time + .seconds(60)).spinPosition
    #expect(abs(end - (way > 0 ? 9 : 0)) < 1e-9)
  }

  @Test func theStreamThatIsNotAppliedTurnsNothing() {
    let spin = SpinSettings(frames: 36, gyroGain: 1)
    var turntable = Turntable(MotionSettings(gyro: GyroSettings(mode: .off), spin: spin))
    turntable.turn(degreesPerSecond: 90, seconds: 1)
    #expect(turntable.controller.view(at: turntable.time).spinPosition == 0)
  }
}

extension ViewState {
  /// The spin's position; not a number without one.
  var spinPosition: Double { spin?.position ?? .nan }
}
