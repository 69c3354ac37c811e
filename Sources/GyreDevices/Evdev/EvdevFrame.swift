internal import CLinuxInput
internal import GyreInput
internal import GyreMotion

/// Collects events into frames: what lies between two SYN_REPORTs is one row of (type, code, value) triples.
///
/// The SYN_REPORT itself is left out, and its stamp is the row's; SYN_MT_REPORT stays, as 0,2,0. Keys other than
/// buttons are left out always: a recording of touches must not hold what somebody typed.
/// A frame is as long as the kernel's queue at most, since evdev hands out complete frames only.
struct EvdevFrame: Sendable {
  /// The triples so far, or of the complete frame.
  private(set) var values: [RawValue] = []
  /// When the last row ended; rows never run back.
  private(set) var time: Timestamp = .zero

  /// Adds an event; true where it ended the frame, which then is in `values` until `take` is called.
  mutating func append(_ event: EvdevEvent) -> Bool {
    if event.type == UInt16(EV_SYN), event.code == UInt16(SYN_REPORT) {
      time = max(time, event.time)
      return true
    }
    if event.type == UInt16(EV_KEY), !Self.buttons.contains(event.code) { return false }
    add(Int64(event.type), Int64(event.code), Int64(event.value))
    return false
  }

  /// The codes of mouse, pen, touch and joystick buttons; keys of keyboards and remotes lie below and above.
  static let buttons = UInt16(BTN_MISC)..<UInt16(KEY_OK)

  /// Throws the half frame away and puts SYN_DROPPED in its place, a complete row.
  mutating func drop(at moment: Timestamp) {
    values.removeAll(keepingCapacity: true)
    add(Int64(EV_SYN), Int64(SYN_DROPPED), 0)
    time = max(time, moment)
  }

  /// Throws the half frame away.
  mutating func clear() { values.removeAll(keepingCapacity: true) }

  /// Moves the complete row into a record, and takes the record's memory for the next one.
  mutating func take(into record: inout InputRecord) {
    record.time = time
    swap(&record.values, &values)
    values.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ type: Int64, _ code: Int64, _ value: Int64) {
    values.append(.integer(type))
    values.append(.integer(code))
    values.append(.integer(value))
  }
}
