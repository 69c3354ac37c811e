import GyreInput
import GyreMotion

/// Keeps books of contacts and notes every breach of what frames promise.
struct ContactLedger {
  private(set) var frames = 0
  private(set) var began = 0
  private(set) var ended = 0
  private(set) var cancelled = 0
  private(set) var breaches: [String] = []
  private(set) var mostAtOnce = 0
  /// The longest way that a contact went between two frames, in pixels.
  private(set) var longestStep = 0.0
  private var down: [Int32: ScreenPoint] = [:]
  private var latest = Timestamp(nanoseconds: .min)
  private let width: Double
  private let height: Double

  init(_ view: TouchView) {
    width = view.width
    height = view.height
  }

  var isEmpty: Bool { down.isEmpty }

  mutating func take(_ event: MotionEvent) {
    guard case .contacts(let frame) = event else { return }
    frames += 1
    if frame.time < latest { breaches.append("frame \(frames): time runs back") }
    latest = frame.time
    var seen: Set<Int32> = []
    for contact in frame.contacts {
      if !seen.insert(contact.id).inserted { breaches.append("frame \(frames): \(contact.id) twice") }
      take(contact)
    }
    let untold = down.keys.filter { !seen.contains($0) }
    if !untold.isEmpty { breaches.append("frame \(frames): says nothing of \(untold)") }
    mostAtOnce = max(mostAtOnce, down.count)
  }

  private mutating func take(_ contact: Contact) {
    let (x, y) = (contact.position.x, contact.position.y)
    if !(x >= 0 && x <= width && y >= 0 && y <= height) || x.sign == .minus || y.sign == .minus {
      breaches.append("frame \(frames): \(contact.id) at \(x), \(y) is outside of \(width) x \(height)")
    }
    guard let before = down[contact.id] else {
      if contact.phase != .began {
        breaches.append("frame \(frames): \(contact.id) \(contact.phase) unbegun")
      }
      began += 1
      down[contact.id] = contact.position
      return
    }
    switch contact.phase {
    case .began: breaches.append("frame \(frames): \(contact.id) began twice")
    case .moved:
      let (dx, dy) = (x - before.x, y - before.y)
      longestStep = max(longestStep, (dx * dx + dy * dy).squareRoot())
      down[contact.id] = contact.position
    case .ended, .cancelled:
      down[contact.id] = nil
      if contact.phase == .ended { ended += 1 } else { cancelled += 1 }
      if contact.phase == .ended && before != contact.position {
        breaches.append("frame \(frames): \(contact.id) ended elsewhere")
      }
    }
  }
}
