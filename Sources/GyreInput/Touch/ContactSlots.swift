/// Multitouch protocol B: each event belongs to the slot named last; slot 0 may never be named.
///
/// Source: the kernel's multi-touch-protocol document.
struct ContactSlots: Sendable, Equatable {
  /// The most slots that are followed; contacts in others are ignored.
  static let capacity = 64

  /// The slot that events belong to; nil where it is one that is not followed.
  private var current: Int? = 0
  /// True after lost events until a slot is named in the same frame: what comes in between belongs to nobody.
  private var isLost = false

  /// Takes an absolute event.
  mutating func take(axis code: Int64, _ value: Int64, _ places: inout [ContactPlace]) {
    if code == EvdevCode.slot {
      current = value >= 0 && value < Int64(places.count) ? Int(value) : nil
      isLost = false
      return
    }
    guard let current, !isLost, code >= EvdevCode.firstTouchAxis, code <= EvdevCode.lastTouchAxis else {
      return
    }
    switch code {
    case EvdevCode.touchX: places[current].x = Double(value)
    case EvdevCode.touchY: places[current].y = Double(value)
    case EvdevCode.toolType: places[current].isPalm = value == EvdevCode.palm
    case EvdevCode.distance: places[current].isHovering = value > 0
    case EvdevCode.trackingID: places[current].identity = max(value, -1)
    default: break
    }
    places[current].isNamed = true
  }

  /// Events are missing before the next one of this frame.
  mutating func lose() { isLost = true }

  /// The frame is complete.
  mutating func finish() { isLost = false }
}
