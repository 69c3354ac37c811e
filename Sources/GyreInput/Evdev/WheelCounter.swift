import GyreMotion

/// Adds up the wheel and knob events of a frame.
///
/// REL_WHEEL_HI_RES counts 1/120 notch; a device that sends it sends REL_WHEEL besides, which then says nothing
/// new. Source: the kernel's event-codes document.
struct WheelCounter: Sendable, Equatable {
  /// Parts of REL_WHEEL_HI_RES in a notch.
  private static let partsPerNotch = 120.0

  /// True where REL_WHEEL turns a knob: the device has no other use for it.
  private let isKnob: Bool
  private var isFine: Bool
  private var notches = 0.0
  private var parts = 0.0
  private var dial = 0.0

  /// Makes a counter. A device whose relative axes are known to be a wheel without X and Y is a rotary knob;
  /// one that does not say is taken for a mouse.
  init(_ evdev: EvdevDescription) {
    let relative = evdev.relativeAxes ?? []
    let isPointer =
      relative.contains(Int(EvdevCode.relativeX)) || relative.contains(Int(EvdevCode.relativeY))
    isKnob = evdev.axes.isEmpty && !relative.isEmpty && !isPointer
    isFine = relative.contains(Int(EvdevCode.fineWheel))
  }

  /// Takes a relative event.
  mutating func take(relative code: Int64, _ value: Int64) {
    switch code {
    case EvdevCode.wheel: notches += Double(value)
    case EvdevCode.fineWheel:
      isFine = true
      parts += Double(value)
    case EvdevCode.dial: dial += Double(value)
    default: break
    }
  }

  /// What came before in this frame is no frame.
  mutating func lose() { (notches, parts, dial) = (0, 0, 0) }

  /// The turns of a frame, which is then over: away from the user and clockwise are positive.
  mutating func finish() -> (wheel: Double, knob: Double) {
    let turn = isFine ? parts / Self.partsPerNotch : notches
    defer { lose() }
    return isKnob ? (0, turn + dial) : (turn, dial)
  }
}
