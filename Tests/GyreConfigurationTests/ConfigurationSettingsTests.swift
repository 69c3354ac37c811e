import GyreConfiguration
import GyreMotion
import Testing

@Suite struct ConfigurationSettingsTests {
  static func settings(_ assignments: String..., panel: Panel = Panel()) throws -> MotionSettings {
    var configuration = Configuration()
    for assignment in assignments { try configuration.set(assignment) }
    return try configuration.settings(on: panel)
  }

  static let panel = Panel(width: 1280, height: 800, rotation: .degrees90, dotsPerInch: 200)

  @Test func thePanelGivesWhatNobodySets() throws {
    let view = try Self.settings(panel: Self.panel).view
    #expect(
      view.width == 800 && view.height == 1280 && view.rotation == .degrees90 && view.dotsPerInch == 200)
  }

  @Test func aSetRotationSwapsThePanelsSides() throws {
    let view = try Self.settings("view.rotation=180", panel: Self.panel).view
    #expect(view.width == 1280 && view.height == 800 && view.rotation == .degrees180)
  }

  @Test func aSetSizeIsTheSizeAsSeen() throws {
    let view = try Self.settings("view.width=640", "view.dpi=96", panel: Self.panel).view
    #expect(view.width == 640 && view.height == 1280 && view.dotsPerInch == 96)
  }

  @Test func everyKeyReachesItsSetting() throws {
    let settings = try Self.settings(
      "view.hfov=80", "view.hfov-min=40", "view.hfov-max=100", "view.yaw=-45", "view.pitch=10",
      "drag.mode=fixed",
      "drag.degrees-per-pixel=.25", "glide.feel=off", "touch.slop=0", "mouse.slop=2", "gyro.mode=absolute",
      "gyro.pitch-offset=locked", "gyro.roll=off", "gyro.prediction=20ms", "gyro.smoothing=off",
      "filter.stillness=0.1", "filter.magnetometer=on", "filter.tau-magnetometer=5",
      "filter.tau-acceleration=2", "filter.rest-time=900ms",
      "filter.bias-gate=8",
      "gesture.double-tap=zoom", "gesture.double-tap-time=250ms", "gesture.long-press=1",
      "gesture.scroll=two-finger",
      "wheel.zoom-per-notch=1.25", "keys.speed=90", "knob.frames-per-detent=-2", "knob.degrees-per-detent=4",
      "idle.after=45", "idle.return=2", "idle.home=30 -10 70", "auto.speed=-6", "motion.reduced=on",
      "limits.crop=8000 4000 1000 0 6000 4000", "limits.yaw=170..-170", "limits.pitch=-60..45",
      "limits.rubber-band=on",
      "recentre.duration=500ms", "spin.frames=64", "spin.rows=3", "spin.pixels-per-row=50", "spin.start=8",
      "glide.snap=off", "glide.flywheel=on", "velocity.estimator=impulse", "spin.rule=original",
      "spin.autoplay=-4", "spin.gyro-gain=0.5",
      "spin.direction=1", "spin.ends=clamp", "spin.hysteresis=0.2",
      "spin.pixels-per-frame=5")
    var expected = MotionSettings()
    expected.view.horizontalFieldOfView = .degrees(80)
    expected.view.minimumFieldOfView = .degrees(40)
    expected.view.maximumFieldOfView = .degrees(100)
    expected.view.yaw = .degrees(-45)
    expected.view.pitch = .degrees(10)
    expected.drag = DragSettings(mode: .fixed, anglePerPixel: .degrees(0.25))
    expected.glide = GlideSettings(isOn: false, snap: .off, flywheel: true, velocityMethod: .impulse)
    expected.touch = TouchSettings(slop: 0, mouseSlop: 2)
    expected.gesture = GestureSettings(
      doubleTap: .zoom, doubleTapTime: .milliseconds(250), longPressTime: .seconds(1), scroll: .twoFinger,
      zoomPerNotch: 1.25, keySpeed: .degrees(90), framesPerDetent: -2, anglePerDetent: .degrees(4))
    expected.unattended = UnattendedSettings(
      idleTime: .seconds(45), returnDuration: .seconds(2),
      home: HomeView(yaw: .degrees(30), pitch: .degrees(-10), horizontalFieldOfView: .degrees(70)),
      turnSpeed: .degrees(-6))
    expected.reducesMotion = true
    expected.gyro = GyroSettings(
      mode: .absolute, pitchOffset: .locked, roll: false, prediction: .milliseconds(20), smooths: false,
      stillness: .degrees(0.1))
    expected.filter.tiltTime = .seconds(2)
    expected.filter.restTime = .milliseconds(900)
    expected.filter.usesMagnetometer = true
    expected.filter.magnetometerTime = .seconds(5)
    expected.filter.biasGate = .degrees(8)
    expected.limits = LimitSettings(
      crop: PanoramaCrop(fullWidth: 8000, fullHeight: 4000, left: 1000, top: 0, width: 6000, height: 4000),
      yaw: HeadingRange(from: .degrees(170), to: .degrees(-170)), lowest: .degrees(-60),
      highest: .degrees(45),
      rubberBand: true)
    expected.recentre.duration = .milliseconds(500)
    expected.spin = SpinSettings(
      frames: 64, rows: 3, scale: .pixelsPerFrame(5), pixelsPerRow: 50, start: 8, direction: 1, ends: .clamp,
      hysteresis: 0.2, rule: .original, autoplay: -4, gyroGain: 0.5)
    #expect(settings == expected)
  }

  @Test(
    arguments: [
      ([], GlideFeel.gyre()),
      (["glide.feel=ios"], .ios), (["glide.feel=ios-fast"], .iosFast), (["glide.feel=android"], .android),
      (["glide.feel=flutter"], .flutter), (["glide.feel=chrome"], .chromeTouchpad),
      (["glide.feel=marzipano", "glide.curve=power 2", "glide.duration=2"], .marzipano),
      (["glide.curve=out-quad"], .gyre(curve: .quadratic)),
      (
        ["glide.duration=2s", "glide.reference-speed=100"],
        .gyre(timeLaw: .ballistic(duration: 2, referenceSpeed: .degrees(100)))
      ),
      (["glide.duration=500ms", "glide.time-law=fixed-time"], .gyre(timeLaw: .fixedTime(duration: 0.5))),
      (
        ["glide.distance=45", "glide.time-law=fixed-distance", "glide.curve=out-sine"],
        .gyre(curve: .sine, timeLaw: .fixedDistance(.degrees(45), duration: 1))
      ),
      (["glide.distance=45"], .gyre()),
    ] as [([String], GlideFeel)])
  func theKeysOfAGlideMakeItsFeel(assignments: [String], feel: GlideFeel) throws {
    var configuration = Configuration()
    for assignment in assignments { try configuration.set(assignment) }
    #expect(try configuration.settings().glide.feel == feel)
    #expect(try configuration.settings().glide.isOn)
  }

  @Test func ofTwoScalesTheLaterHolds() throws {
    let first = try Self.settings(
      "spin.frames=8", "spin.pixels-per-frame=5", "spin.pixels-per-revolution=400")
    #expect(first.spin?.scale == .pixelsPerRevolution(400))
    let second = try Self.settings(
      "spin.frames=8", "spin.pixels-per-revolution=400", "spin.pixels-per-frame=5")
    #expect(second.spin?.scale == .pixelsPerFrame(5))
    let none = try Self.settings("spin.frames=8", "spin.pixels-per-frame=5", "spin.pixels-per-frame=none")
    #expect(none.spin?.scale == .viewWidthPerRevolution)
  }

  @Test func spinKeysWithoutFramesMakeNoSpin() throws {
    #expect(try Self.settings("spin.rows=3", "spin.direction=1").spin == nil)
    #expect(try Self.settings("spin.frames=3", "spin.frames=none").spin == nil)
  }

  @Test(arguments: [
    (
      ["view.hfov=130"],
      "--set: view.hfov 130 (--set) is above view.hfov-max 120 (default); give a value of view.hfov that is not above view.hfov-max"
    ),
    (
      ["view.hfov-min=95"],
      "--set: view.hfov-min 95 (--set) is above view.hfov 90 (default); give a value of view.hfov-min that is not above view.hfov"
    ),
    (
      ["view.hfov-max=20"],
      "--set: view.hfov-min 30 (default) is above view.hfov-max 20 (--set); give a value of view.hfov-min that is not above view.hfov-max"
    ),
    (
      ["spin.frames=8", "spin.start=8"],
      "--set: spin.start 8 (--set) is no frame of spin.frames 8 (--set); give a start below the frames"
    ),
  ])
  func contradictionsNameBothValues(assignments: [String], message: String) throws {
    var configuration = Configuration()
    for assignment in assignments { try configuration.set(assignment) }
    #expect {
      try configuration.settings()
    } throws: { "\($0)" == message }
  }

  @Test func theLaterValueIsAtFault() throws {
    var configuration = Configuration()
    try configuration.read(Array("\nview.hfov = 130".utf8), file: "f")
    #expect {
      try configuration.settings()
    } throws: { ($0 as? ConfigurationError)?.place == ConfigurationPlace(source: "f", line: 2, column: 13) }
    try configuration.set("view.hfov-max=140")
    #expect(
      try configuration.settings().view.horizontalFieldOfView == .degrees(130), "a later layer mends it")
  }
}
