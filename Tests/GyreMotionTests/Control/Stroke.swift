import GyreMotion

/// A finger that is pressed, dragged in equal steps and held still before it lifts, on a controller.
struct Stroke {
  var controller: MotionController
  private(set) var time: Timestamp
  private var id: Int32 = 1

  init(_ controller: MotionController, from start: Timestamp = .zero) {
    self.controller = controller
    time = start
  }

  mutating func pass(_ seconds: Double) { time = time + .seconds(seconds) }

  mutating func contact(
    _ phase: ContactPhase, _ x: Double, _ y: Double, after seconds: Double = 0.008, id: Int32? = nil
  ) {
    time = time + .seconds(seconds)
    let contact = Contact(id: id ?? self.id, phase: phase, position: ScreenPoint(x: x, y: y))
    controller.handle(.contacts(ContactFrame(time: time, [contact])))
  }

  mutating func drag(from: (Double, Double), by: (Double, Double), steps: Int, lift: Bool = true) {
    contact(.began, from.0, from.1)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      contact(.moved, from.0 + by.0 * part, from.1 + by.1 * part)
    }
    if lift {
      contact(.moved, from.0 + by.0, from.1 + by.1, after: 0.2)
      contact(.ended, from.0 + by.0, from.1 + by.1)
    }
    id += 1
  }

  var view: ViewState { controller.view(at: time) }
}
