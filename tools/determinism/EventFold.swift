// A visitor and a device that do anything at any time, folded into one hash of every bit of every view: built for
// each processor and each way of compiling, the hashes must be equal.
import GyreMath
import GyreMotion

/// SplitMix64, as the tests have it.
struct EventRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in [low, high), exact in every step.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  mutating func choice(_ count: UInt64) -> UInt64 { next() % count }
}

/// FNV-1a over 64-bit words.
struct BitHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }
  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ view: ViewState) {
    add(UInt64(bitPattern: view.time.nanoseconds))
    let camera = view.camera
    add(camera.attitude.w)
    add(camera.attitude.x)
    add(camera.attitude.y)
    add(camera.attitude.z)
    add(camera.yaw.radians)
    add(camera.pitch.radians)
    add(camera.roll.radians)
    add(camera.unwrappedYaw.radians)
    add(camera.horizontalFieldOfView.radians)
    add(camera.verticalFieldOfView.radians)
    add(view.spin?.position ?? 0)
    add(UInt64(view.spin?.frame ?? 0))
    add(UInt64(view.phase.rawValue))
  }
}

/// Folds `count` random events of a seed and returns the hash of all views.
@_cdecl("gyre_fold_events")
public func foldEvents(_ seed: UInt64, _ count: UInt64) -> UInt64 {
  var random = EventRandom(state: seed)
  var hash = BitHash()
  var controller = MotionController(
    MotionSettings(
      view: ViewSettings(width: 1280, height: 800), touch: TouchSettings(slop: 4),
      spin: SpinSettings(frames: 36, rows: 3, autoplay: 7.25, gyroGain: 0.5)))
  var time = Timestamp.zero
  var rate = Vector3.zero
  var x = 0.0
  var y = 0.0
  var id: Int32 = 0
  var isDown = false
  for _ in 0..<count {
    time = time + TimeSpan(nanoseconds: Int64(1_000_000 + random.choice(20_000_000)))
    switch random.choice(16) {
    case 0:
      isDown.toggle()
      if isDown {
        id += 1
        x = random.number(0, 1280)
        y = random.number(0, 800)
      }
      let phase: ContactPhase = isDown ? .began : random.choice(4) == 0 ? .cancelled : .ended
      controller.handle(.contacts(frame(time, id, phase, x, y)))
    case 1...6:
      guard isDown else { continue }
      x += random.number(-25, 25)
      y += random.number(-25, 25)
      controller.handle(.contacts(frame(time, id, .moved, x, y)))
    case 7:
      command(&controller, &random, time)
    case 8:
      rate = Vector3(x: random.number(-3, 3), y: random.number(-3, 3), z: random.number(-3, 3))
    default:
      let acceleration = Vector3(x: random.number(-2, 2), y: random.number(7, 10), z: random.number(-4, 4))
      controller.handle(
        .inertial(InertialSample(time: time, angularVelocity: rate, acceleration: acceleration)))
    }
    hash.add(controller.view(at: time + TimeSpan(nanoseconds: Int64(random.choice(50_000_000)))))
  }
  return hash.value
}

private func frame(
  _ time: Timestamp, _ id: Int32, _ phase: ContactPhase, _ x: Double, _ y: Double
) -> ContactFrame {
  var frame = ContactFrame(time: time)
  frame.append(Contact(id: id, phase: phase, position: ScreenPoint(x: x, y: y)))
  return frame
}

private func command(_ controller: inout MotionController, _ random: inout EventRandom, _ time: Timestamp) {
  switch random.choice(5) {
  case 0:
    controller.perform(
      .look(
        yaw: .degrees(random.number(-400, 400)), pitch: .degrees(random.number(-90, 90)),
        horizontalFieldOfView: .degrees(random.number(20, 130)), over: .seconds(random.number(0, 1))),
      at: time)
  case 1: controller.perform(.recentre, at: time)
  case 2: controller.perform(.home, at: time)
  case 3:
    controller.perform(.spin(toFrame: Int(random.choice(36)), over: .seconds(random.number(0, 1))), at: time)
  default: controller.perform(.stop, at: time)
  }
}
