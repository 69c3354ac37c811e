// What tools/bench times inside one process, beside the C library's functions: loops over arrays, called from C.
import GyreMath
import GyreMotion

/// Runs a kernel over `count` arguments; the sum keeps the work from being left out.
@_cdecl("gyre_kernel")
public func kernel(_ which: Int32, _ arguments: UnsafePointer<Double>, _ count: Int) -> Double {
  var sum = 0.0
  switch which {
  case 0: for i in 0..<count { sum += Portable.sin(arguments[i]) }
  case 1: for i in 0..<count { sum += Portable.cos(arguments[i]) }
  case 2: for i in 0..<count { sum += Portable.exp(arguments[i] * 0.1) }
  case 3: for i in 0..<count { sum += Portable.log(arguments[i] * arguments[i] + 0.1) }
  case 4: for i in 0..<count { sum += Portable.atan2(arguments[i], 1.5) }
  case 5:
    guard let curve = try? CubicBezier(0.25, 0.1, 0.25, 1) else { return .nan }
    let scale = 1 / 6.4
    for i in 0..<count { sum += curve.value(at: arguments[i] * scale + 0.5) }
  case 6:
    let glide = Glide(from: 0, velocity: 5, at: .zero, plan: GlideTimeLaw.ballistic().plan(.cubic, speed: 5))
    for i in 0..<count {
      sum += glide.sample(at: Timestamp(nanoseconds: Int64((arguments[i] + 3.2) * 1e8))).position
    }
  case 7:
    var controller = MotionController()
    for i in 0..<count {
      let rate = Vector3(x: 0.1 * arguments[i], y: 0.2, z: 0.01 * arguments[i])
      controller.handle(
        .inertial(
          InertialSample(
            time: Timestamp(nanoseconds: Int64(i) * 5_000_000), angularVelocity: rate,
            acceleration: Vector3(x: 0.3, y: 9.6, z: 1.5))))
    }
    sum = controller.view(at: .zero).camera.yaw.radians
  case 8:
    var controller = MotionController(MotionSettings(spin: SpinSettings(frames: 64)))
    controller.perform(.look(yaw: .degrees(90), over: .seconds(100)), at: .zero)
    sum = views(controller, count)
  case 9:
    var controller = MotionController(limited)
    for i in 0..<count { controller.handle(.contacts(drag(arguments[i], i))) }
    sum = controller.view(at: .zero).camera.yaw.radians
  case 12:
    var attitude = InertialAttitude()
    for i in 0..<count {
      let rate = Vector3(x: 0.1 * arguments[i], y: 0.2, z: 0.01 * arguments[i])
      _ = attitude.update(
        InertialSample(
          time: Timestamp(nanoseconds: Int64(i) * 5_000_000), angularVelocity: rate,
          acceleration: Vector3(x: 0.3, y: 9.6, z: 1.5)))
    }
    sum = attitude.attitude?.w ?? 0
  case 10:
    var controller = MotionController(limited)
    for i in 0..<64 { controller.handle(.contacts(drag(arguments[i], i))) }
    sum = views(controller, count)
  case 13:
    var controller = MotionController(
      MotionSettings(unattended: UnattendedSettings(idleTime: .milliseconds(1), turnSpeed: .degrees(20))))
    controller.advance(to: .zero + .seconds(10))
    sum = views(controller, count)
  default:
    let controller = MotionController(
      MotionSettings(unattended: UnattendedSettings(idleTime: .milliseconds(1), turnSpeed: .degrees(20))))
    sum = views(controller, count)
  }
  return sum
}

private func views(_ controller: MotionController, _ count: Int) -> Double {
  var sum = 0.0
  for i in 0..<count {
    let time = Timestamp(nanoseconds: 10_000_000_000 + Int64(i) * 1_000_000)
    sum += controller.view(at: time).camera.attitude.w
  }
  return sum
}

/// A part of a panorama, whose borders a finger pulls at.
private let limited = MotionSettings(
  touch: TouchSettings(slop: 0),
  limits: LimitSettings(
    yaw: HeadingRange(from: .degrees(-80), to: .degrees(80)), lowest: .degrees(-50), highest: .degrees(50)),
  spin: SpinSettings(frames: 64))

/// A finger that wanders over the view and never lifts.
private func drag(_ argument: Double, _ index: Int) -> ContactFrame {
  var frame = ContactFrame(time: Timestamp(nanoseconds: Int64(index) * 8_000_000))
  let place = ScreenPoint(x: 960 + argument * 250, y: 540 + argument * 120)
  frame.append(Contact(id: 1, phase: index == 0 ? .began : .moved, position: place))
  return frame
}
