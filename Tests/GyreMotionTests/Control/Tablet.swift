import GyreMotion

/// A tablet that a test turns to given angles, in small steps, on a controller.
struct Tablet {
  var controller: MotionController
  private(set) var time: Timestamp
  private(set) var angles: ViewAngles
  private var contact: Int32 = 0

  /// A tablet in an attitude (degrees), which the controller does not know yet.
  init(_ settings: MotionSettings, yaw: Double = 0, pitch: Double = 0, roll: Double = 0) {
    controller = MotionController(settings)
    time = .zero
    angles = ViewAngles(yaw: yaw * .pi / 180, pitch: pitch * .pi / 180, roll: roll * .pi / 180)
  }

  /// Tells the controller the attitude as it is.
  mutating func report() {
    time = time + .milliseconds(5)
    controller.handle(.attitude(AttitudeSample(time: time, attitude: angles.camera)))
  }

  /// Turns to angles (degrees), a part of them as they were.
  mutating func turn(yaw: Double? = nil, pitch: Double? = nil, roll: Double? = nil, steps: Int = 200) {
    let start = angles
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      func way(_ from: Double, _ to: Double?) -> Double {
        from + ((to.map { $0 * .pi / 180 } ?? from) - from) * part
      }
      angles = ViewAngles(
        yaw: way(start.yaw, yaw), pitch: way(start.pitch, pitch), roll: way(start.roll, roll))
      report()
    }
  }

  /// Lets time pass.
  mutating func pass(_ seconds: Double) { time = time + .seconds(seconds) }

  mutating func perform(_ command: Command) { controller.perform(command, at: time) }

  /// A finger presses, moves or lifts.
  mutating func finger(_ phase: ContactPhase, _ x: Double, _ y: Double) {
    time = time + .milliseconds(8)
    if phase == .began { contact += 1 }
    let touch = Contact(id: contact, phase: phase, position: ScreenPoint(x: x, y: y))
    controller.handle(.contacts(ContactFrame(time: time, [touch])))
  }

  /// A finger drags, rests, and lifts where it is told to.
  mutating func drag(from: (Double, Double), to: (Double, Double), lift: Bool = true) {
    finger(.began, from.0, from.1)
    for step in 1...20 {
      let part = Double(step) / 20
      finger(.moved, from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    }
    guard lift else { return }
    pass(0.2)
    finger(.moved, to.0, to.1)
    finger(.ended, to.0, to.1)
  }

  var view: ViewState { controller.view(at: time) }
  var camera: CameraState { view.camera }
}
