import GyreMotion

/// Adds up the wheel and knob events of each row.
///
/// REL_WHEEL_HI_RES counts 1/120 notch; a device that sends it sends REL_WHEEL besides, which then says nothing
/// new. Source: the kernel's event-codes document.
struct WheelCounter: Sendable, Equatable {
  /// Parts of REL_WHEEL_HI_RES in a notch.
  private static let partsPerNotch = 120.0

  /// True where REL_WHEEL turns a knob: the device has no other use for it.
  private let isKnob: Bool
  private var isFine: Bool

  /// Makes a counter. A device whose relative axes are known to be a wheel without X and Y is a rotary knob;
  /// one that does not say is taken for a mouse.
  init(_ evdev: EvdevDescription) {
    let relative = evdev.relativeAxes ?? []
    let isPointer =
      relative.contains(Int(EvdevCode.relativeX)) || relative.contains(Int(EvdevCode.relativeY))
    isKnob = evdev.axes.isEmpty && !relative.isEmpty && !isPointer
    isFine = relative.contains(Int(EvdevCode.fineWheel))
  }

  /// The turns of a row: away from the user and clockwise are positive. What comes before lost events is no
  /// frame and does not count.
  mutating func decode(_ record: InputRecord) -> (wheel: Double, knob: Double) {
    var (notches, parts, dial) = (0.0, 0.0, 0.0)
    for index in 0..<record.eventCount {
      guard let event = record.event(index) else { continue }
      switch (event.type, event.code) {
      case (EvdevCode.relative, EvdevCode.wheel): notches += Double(event.value)
      case (EvdevCode.relative, EvdevCode.fineWheel):
        isFine = true
        parts += Double(event.value)
      case (EvdevCode.relative, EvdevCode.dial): dial += Double(event.value)
      case (EvdevCode.synchronisation, EvdevCode.dropped): (notches, parts, dial) = (0, 0, 0)
      default: break
      }
    }
    let turn = isFine ? parts / Self.partsPerNotch : notches
    return isKnob ? (0, turn + dial) : (turn, dial)
  }
}
