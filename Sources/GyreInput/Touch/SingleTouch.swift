import GyreMotion

/// A device with one contact: ABS_X and ABS_Y, down while BTN_TOUCH (a finger) or BTN_LEFT (a pointer) is held.
///
/// Some HID touch screens repeat their X and Y usages; the kernel then delivers the second pair as ABS_Z and
/// ABS_RX, and touches may arrive there only (seen in a recording of an eGalax panel). So the pair that was sent
/// last when a contact begins counts for this contact.
struct SingleTouch: Sendable, Equatable {
  /// True where the position comes from ABS_Z and ABS_RX.
  private(set) var usesRepeatedAxes = false
  /// True where nothing but BTN_LEFT was ever pressed: a pointer, whose moves without a button are no touches.
  var isPointer: Bool { hasLeftButton && !hasTouchKey }

  private let hasRepeatedAxes: Bool
  private var plain = RawPoint()
  private var repeated = RawPoint()
  private var repeatedIsLatest = false
  private var hasTouchKey = false
  private var hasLeftButton = false
  private var isTouched = false
  private var isClicked = false
  private var presses: Int64 = 0

  /// Makes a device that holds nothing.
  init(hasRepeatedAxes: Bool) { self.hasRepeatedAxes = hasRepeatedAxes }

  /// The device is another one, or the same after a restart.
  mutating func reset() { self = SingleTouch(hasRepeatedAxes: hasRepeatedAxes) }

  private var isDown: Bool { hasTouchKey ? isTouched : isClicked }

  /// Takes an absolute event.
  mutating func take(axis code: Int64, _ value: Int64, _ place: inout ContactPlace) {
    switch code {
    case EvdevCode.x: plain.x = Double(value)
    case EvdevCode.y: plain.y = Double(value)
    case EvdevCode.z where hasRepeatedAxes: repeated.x = Double(value)
    case EvdevCode.turnX where hasRepeatedAxes: repeated.y = Double(value)
    default: return
    }
    repeatedIsLatest = code == EvdevCode.z || code == EvdevCode.turnX
    place.isNamed = true
  }

  /// Takes a key event; a key that was released and pressed again within a frame is another contact.
  mutating func take(key code: Int64, _ value: Int64, _ place: inout ContactPlace) {
    let wasDown = isDown
    switch code {
    case EvdevCode.touch:
      hasTouchKey = true
      isTouched = value != 0
    case EvdevCode.leftButton:
      hasLeftButton = true
      isClicked = value != 0
    default: return
    }
    if isDown && !wasDown { presses += 1 }
    if isDown { place.isNamed = true }
    place.identity = isDown ? presses : -1
  }

  /// Events are missing: a held button may be up by now, and the moves of a pointer do not tell.
  mutating func lose(_ place: inout ContactPlace) {
    isClicked = false
    if !isDown { place.identity = -1 }
  }

  /// Puts the position into the place before the frame is told.
  mutating func finish(_ place: inout ContactPlace) {
    if place.told != .down {
      usesRepeatedAxes = repeatedIsLatest
      place.tool = hasTouchKey ? .finger : .mouse
    }
    let point = usesRepeatedAxes ? repeated : plain
    if let x = point.x { place.x = x }
    if let y = point.y { place.y = y }
  }
}

/// A raw position of which a part may be unknown.
struct RawPoint: Sendable, Equatable {
  var x: Double?
  var y: Double?
}
