import GyreMotion
import Testing

/// A device that is held upright and turned about the vertical, the camera looking over its back.
struct Turntable {
  var controller: MotionController
  var time = Timestamp.zero

  init(_ settings: MotionSettings) { controller = MotionController(settings) }

  /// Turns clockwise at a rate for a time: upright, the earth's vertical is the device's Y.
  mutating func turn(degreesPerSecond rate: Double, seconds: Double, tilt: Double = 0, steps: Int = 100) {
    let radians = rate * .pi / 180
    let up = Vector3(x: 0, y: Portable.cos(tilt), z: Portable.sin(tilt))
    for _ in 0..<steps {
      time = time + .seconds(seconds / Double(steps))
      controller.handle(
        .inertial(
          InertialSample(time: time, angularVelocity: up * -radians, acceleration: up * 9.81)))
    }
  }

  var camera: CameraState { controller.view(at: time).camera }
}

@Suite struct AttitudeControlTests {
  @Test func theFirstSampleLooksWhereTheAuthorSays() {
    var turntable = Turntable(MotionSettings(view: ViewSettings(yaw: .degrees(40))))
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, tilt: 0.2, steps: 1)
    #expect(abs(turntable.camera.yaw.degrees - 40) < 1e-9)
    #expect(abs(turntable.camera.pitch.radians - -0.2) < 1e-9)
    #expect(turntable.controller.view(at: turntable.time).phase == .gyro)
  }

  @Test func turnsAddUpExactly() {
    var turntable = Turntable(MotionSettings())
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    turntable.turn(degreesPerSecond: 90, seconds: 8)
    #expect(abs(turntable.camera.unwrappedYaw.degrees - 720) < 1e-6)
    #expect(abs(turntable.camera.yaw.degrees) < 1e-6)
    #expect(abs(turntable.camera.pitch.degrees) < 1e-6)
  }

  @Test func gyroModeOffReadsTheStreamButDoesNotApplyIt() {
    var turntable = Turntable(MotionSettings(gyro: GyroSettings(mode: .off)))
    turntable.turn(degreesPerSecond: 90, seconds: 1)
    #expect(turntable.camera.yaw == .zero)
    #expect(turntable.controller.view(at: turntable.time).phase == .idle)
  }

  @Test func aHeldFingerKeepsItsPointWhileTheDeviceTurns() {
    var turntable = Turntable(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(100)),
        touch: TouchSettings(slop: 0)))
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, steps: 1)
    var stroke = Stroke(turntable.controller, from: turntable.time)
    stroke.drag(from: (400, 600), by: (50, 20), steps: 10, lift: false)
    turntable.controller = stroke.controller
    turntable.time = stroke.time
    let before = turntable.camera
    turntable.turn(degreesPerSecond: 40, seconds: 1)
    let after = turntable.camera
    // The grabbed point was under (450, 620) and still is: the view has not turned against the scene.
    #expect(before.attitude.angle(to: after.attitude) < 1e-9)
  }

  @Test func aSourceThatGoesAwayLeavesHeadingAndPitch() {
    var turntable = Turntable(MotionSettings())
    turntable.turn(degreesPerSecond: 0, seconds: 0.01, tilt: 0.3, steps: 1)
    turntable.turn(degreesPerSecond: 30, seconds: 1, tilt: 0.3)
    let before = turntable.camera
    turntable.controller.handle(
      .interruption(SourceInterruption(time: turntable.time, cause: .disconnected)))
    #expect(before.attitude.angle(to: turntable.camera.attitude) < 1e-12)
    turntable.time = turntable.time + .seconds(1)
    #expect(abs(turntable.camera.yaw.radians - before.yaw.radians) < 1e-9)
    #expect(abs(turntable.camera.pitch.radians - before.pitch.radians) < 1e-9)
    #expect(abs(turntable.camera.roll.radians) < 1e-9)
  }

  @Test(arguments: ScreenRotation.allCases)
  func aTurnedPictureKeepsTheAxisAndRollsByTheStep(rotation: ScreenRotation) {
    var turntable = Turntable(MotionSettings(view: ViewSettings(width: 1600, height: 900)))
    turntable.turn(degreesPerSecond: 25, seconds: 1, tilt: 0.3)
    let before = turntable.camera
    turntable.controller.handle(
      .rotation(ScreenRotationChange(time: turntable.time, rotation: rotation)))
    let after = turntable.camera
    #expect(abs(after.yaw.radians - before.yaw.radians) < 1e-9)
    #expect(abs(after.pitch.radians - before.pitch.radians) < 1e-9)
    let step = Angle.wrap(after.roll.radians - before.roll.radians)
    #expect(abs(Angle.wrap(step - Double(rotation.rawValue) * .pi / 180)) < 1e-9)
    let scale = Portable.tan(before.horizontalFieldOfView.radians / 2) / 1600
    let newScale =
      Portable.tan(after.horizontalFieldOfView.radians / 2) / turntable.controller.settings.view.width
    #expect(abs(newScale / scale - 1) < 1e-12)
  }

  @Test func finishedAttitudesCountMoreThanTheFilter() {
    var controller = MotionController()
    let attitude = Quaternion.aboutZ(-1) * Quaternion.aboutX(.pi / 2 + 0.4)
    controller.handle(.attitude(AttitudeSample(time: .zero, attitude: attitude)))
    controller.handle(
      .inertial(InertialSample(time: .zero + .seconds(0.01), angularVelocity: Vector3(x: 9, y: 9, z: 9))))
    let camera = controller.view(at: .zero + .seconds(0.01)).camera
    #expect(abs(camera.yaw.radians) < 1e-12)
    #expect(abs(camera.pitch.radians - 0.4) < 1e-12)
  }

  @Test func unusableReadingsChangeNothing() {
    var controller = MotionController()
    let before = controller.view(at: .zero)
    for bad in [Double.nan, .infinity, -.infinity] {
      controller.handle(
        .inertial(InertialSample(time: .zero, angularVelocity: Vector3(x: bad, y: 0, z: 0))))
      controller.handle(
        .attitude(AttitudeSample(time: .zero, attitude: Quaternion(w: bad, x: 0, y: 0, z: 0))))
    }
    controller.handle(.attitude(AttitudeSample(time: .zero, attitude: Quaternion(w: 0, x: 0, y: 0, z: 0))))
    #expect(controller.view(at: .zero) == before)
  }
}
