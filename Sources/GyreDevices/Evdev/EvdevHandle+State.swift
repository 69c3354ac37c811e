internal import CLibevdev
internal import CLinuxInput
internal import GyreInput

extension EvdevHandle {
  /// Appends the present state as triples: single axes, buttons that are down, then each slot with its axes, and
  /// the slot that the next event is for.
  ///
  /// Without slots the contacts have no state: protocol A tells them anew in every frame.
  func appendState(to values: inout [RawValue]) {
    for code in 0..<ABS_MT_SLOT where has(EV_ABS, code) {
      append(EV_ABS, code, value(EV_ABS, code), to: &values)
    }
    for button in EvdevFrame.buttons where value(EV_KEY, Int32(button)) != 0 {
      append(EV_KEY, Int32(button), 1, to: &values)
    }
    guard let slots else { return }
    for slot in 0..<Int32(slots) {
      append(EV_ABS, ABS_MT_SLOT, slot, to: &values)
      for code in (ABS_MT_SLOT + 1)..<ABS_CNT where has(EV_ABS, code) {
        let value = unsafe libevdev_get_slot_value(pointer, UInt32(slot), UInt32(code))
        append(EV_ABS, code, value, to: &values)
      }
    }
    append(EV_ABS, ABS_MT_SLOT, unsafe libevdev_get_current_slot(pointer), to: &values)
  }

  private func has(_ type: Int32, _ code: Int32) -> Bool {
    unsafe libevdev_has_event_code(pointer, UInt32(type), UInt32(code)) != 0
  }

  private func value(_ type: Int32, _ code: Int32) -> Int32 {
    unsafe libevdev_get_event_value(pointer, UInt32(type), UInt32(code))
  }

  private func append(_ type: Int32, _ code: Int32, _ value: Int32, to values: inout [RawValue]) {
    values.append(.integer(Int64(type)))
    values.append(.integer(Int64(code)))
    values.append(.integer(Int64(value)))
  }
}
