/// How a device reports contacts, by the absolute axes that it has.
enum ContactProtocol: Sendable, Equatable {
  /// Multitouch protocol B with so many slots.
  case slots(Int)
  /// Multitouch protocol A.
  case reports
  /// One contact.
  case single

  /// Finds the protocol; nil where the device has no absolute position.
  init?(_ evdev: EvdevDescription) {
    if let slot = evdev.axis(Int(EvdevCode.slot)) {
      self = .slots(Int(min(max(slot.maximum, 0), Int32(ContactSlots.capacity - 1))) + 1)
    } else if evdev.hasAny(EvdevCode.touchX, EvdevCode.touchY) {
      self = .reports
    } else if evdev.hasAny(EvdevCode.x, EvdevCode.y) {
      self = .single
    } else {
      return nil
    }
  }

  /// How many contacts may be there at once.
  var placeCount: Int {
    switch self {
    case .slots(let count): count
    case .reports: ContactReports.capacity
    case .single: 1
    }
  }
}

extension EvdevDescription {
  /// True where at least one of two axes is there.
  func hasAny(_ first: Int64, _ second: Int64) -> Bool { axis(Int(first)) != nil || axis(Int(second)) != nil }
}
