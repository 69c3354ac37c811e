import GyreMotion

extension HotPathCase {
  static let controller = [
    events("10,000 events of a controller", free),
    events("10,000 events of a controller at its limits", limited),
    views("10,000 views of a controller", free),
    views("10,000 views of a controller at its limits", limited),
    views("10,000 views of a controller that nobody touches", unattended),
  ]

  private static func events(_ name: String, _ settings: MotionSettings) -> HotPathCase {
    HotPathCase(name) {
      var controller = warm(settings)
      return HotPathCount {
        for index in 2000..<12000 { controller.handle(event(index)) }
        return controller.view(at: time(of: 12000)).camera.yaw.radians
      }
    }
  }

  private static func views(_ name: String, _ settings: MotionSettings) -> HotPathCase {
    HotPathCase(name) {
      let controller = warm(settings)
      return HotPathCount {
        var sum = 0.0
        for index in 0..<10000 {
          let view = controller.view(at: time(of: 2000) + .milliseconds(Double(index)))
          sum += view.camera.yaw.radians + (view.spin?.position ?? 0)
        }
        return sum
      }
    }
  }

  private static let unattended = MotionSettings(
    view: ViewSettings(width: 1000, height: 1000),
    unattended: UnattendedSettings(idleTime: .milliseconds(500), turnSpeed: .degrees(20)),
    spin: SpinSettings(frames: 64))

  private static let free = MotionSettings(
    view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0),
    spin: SpinSettings(frames: 64, autoplay: 5, gyroGain: 0.5))

  private static let limited = MotionSettings(
    view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0),
    limits: LimitSettings(
      yaw: HeadingRange(from: .degrees(-80), to: .degrees(70)), lowest: .degrees(-60), highest: .degrees(60),
      rubberBand: true))

  /// A controller after the first 2,000 events, with the ring of touch samples as large as it gets.
  private static func warm(_ settings: MotionSettings) -> MotionController {
    var controller = MotionController(settings)
    for index in 0..<2000 { controller.handle(event(index)) }
    // The language's own records of types are made at their first use in a debug build: of a view now, and of one after
    // everything that happens by itself.
    _ = controller.view(at: time(of: 2000))
    _ = controller.view(at: time(of: 9000))
    return controller
  }

  private static func time(of index: Int) -> Timestamp { Timestamp(nanoseconds: Int64(index) * 2_500_000) }

  /// One event of a visitor who drags in circles on a device that turns.
  private static func event(_ index: Int) -> MotionEvent {
    let time = time(of: index)
    if index % 4 != 0 {
      let rate = Vector3(x: 0.1, y: Double(index % 7) * 0.05, z: -0.2)
      return .inertial(
        InertialSample(
          time: time, angularVelocity: rate, acceleration: Vector3(x: 0.1, y: 9.6, z: 1.9)))
    }
    let step = index / 4 % 100
    var frame = ContactFrame(time: time)
    let place = ScreenPoint(x: 300 + Double(step) * 3, y: 500 + Double(step % 10))
    frame.append(
      Contact(
        id: Int32(index / 400), phase: step == 0 ? .began : step == 99 ? .ended : .moved, position: place))
    return .contacts(frame)
  }
}
