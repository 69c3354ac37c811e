import GyreInput
import GyreMotion

/// Keeps books of the contacts of all devices and stops at the first breach of what frames promise.
struct ContactLedger {
  /// The view that positions must lie in.
  var view = TouchView(width: 1, height: 1)
  /// What is down, by device.
  private var down: [Int: Set<Int32>] = [:]
  private var latest = Timestamp(nanoseconds: .min)

  var isEmpty: Bool { down.values.allSatisfy(\.isEmpty) }

  mutating func take(_ event: MotionEvent) {
    precondition(event.time >= latest, "time runs back")
    latest = event.time
    switch event {
    case .contacts(let frame): take(frame)
    case .wheel(let turn):
      precondition(turn.notches.isFinite && turn.position.x.isFinite && turn.position.y.isFinite)
    case .knob(let turn): precondition(turn.steps.isFinite)
    case .inertial(let sample):
      for vector in [sample.angularVelocity, sample.acceleration] {
        guard let vector else { continue }
        precondition(vector.x.isFinite && vector.y.isFinite && vector.z.isFinite)
      }
    case .attitude, .interruption, .rotation: break
    }
  }

  private mutating func take(_ frame: ContactFrame) {
    var named: Set<Int32> = []
    var standing = down[frame.source] ?? []
    for place in 0..<frame.count {
      let contact = frame[place]
      precondition(named.insert(contact.id).inserted, "\(contact.id) comes twice in a frame")
      let (x, y) = (contact.position.x, contact.position.y)
      precondition(x.isFinite && y.isFinite, "\(contact.id) is nowhere")
      if contact.phase == .began || contact.phase == .moved {
        precondition(x >= 0 && x <= view.width && y >= 0 && y <= view.height, "\(contact) lies outside")
      }
      switch contact.phase {
      case .began: precondition(standing.insert(contact.id).inserted, "\(contact.id) begins twice")
      case .moved: precondition(standing.contains(contact.id), "\(contact.id) moves unbegun")
      case .ended, .cancelled:
        precondition(standing.remove(contact.id) != nil, "\(contact.id) ends unbegun")
      }
    }
    precondition(standing.isSubset(of: named), "a frame leaves out \(standing.subtracting(named))")
    down[frame.source] = standing
  }
}
