import GyreInput
import GyreMotion
import GyreTestSupport

@testable import GyreDevices

/// A recording of events in evemu's text form: "E: seconds.microseconds type code value".
struct EvemuRecording {
  var events: [EvdevEvent] = []

  /// Reads a file of `Tests/Recordings/touch`.
  init(_ name: String) throws {
    let text = String(decoding: try Fixtures.bytes("Tests/Recordings/touch/\(name).events"), as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix("E: ") {
      let words = line.dropFirst(3).split(whereSeparator: { $0 == " " || $0 == "\t" })
      let time = words[0].split(separator: ".").compactMap { Int64($0) }
      guard time.count == 2, let type = UInt16(words[1], radix: 16), let code = UInt16(words[2], radix: 16),
        let value = Int32(words[3])
      else { continue }
      events.append(
        EvdevEvent(
          time: Timestamp(nanoseconds: time[0] * 1_000_000_000 + time[1] * 1000), type: type, code: code,
          value: value))
    }
  }

  /// The events whose type the device does not announce: no kernel sends them, and libevdev leaves them out.
  func unannounced(by device: DeviceDescription) -> [EvdevEvent] {
    events.filter { !(device.codes[0] ?? []).contains(Int($0.type)) }
  }

  /// The complete frames, put together without the code under test.
  func frames(of device: DeviceDescription) -> [InputRecord] {
    var frames: [InputRecord] = []
    var values: [RawValue] = []
    let types = device.codes[0] ?? []
    for event in events where types.contains(Int(event.type)) {
      if event.type == 0, event.code == 0 {
        frames.append(InputRecord(time: event.time, stream: 0, values: values))
        values = []
      } else {
        values += [Int64(event.type), Int64(event.code), Int64(event.value)].map(RawValue.integer)
      }
    }
    return frames
  }

  /// The events in pieces of whole frames that a node takes at once: 170 events at most.
  var pieces: [ArraySlice<EvdevEvent>] {
    var pieces: [ArraySlice<EvdevEvent>] = []
    var start = 0
    var end = 0
    for (index, event) in events.enumerated() where event.type == 0 && event.code == 0 {
      if index - start >= 170 {
        pieces.append(events[start..<end])
        start = end
      }
      end = index + 1
    }
    return pieces + [events[start..<end]]
  }

  /// The recordings, each with the device that it is of.
  static let all: [(file: String, device: String)] = [
    ("Atmel_maXTouch_Touchscreen.1-finger-drag-up-down", "Atmel_maXTouch_Touchscreen"),
    ("Atmel_maXTouch_Touchscreen.1-finger-fast-taps", "Atmel_maXTouch_Touchscreen"),
    ("Atmel_maXTouch_Touchscreen.2-fingers-touch-release", "Atmel_maXTouch_Touchscreen"),
    ("Atmel_maXTouch_Touchscreen.4-finger-drag-down", "Atmel_maXTouch_Touchscreen"),
    ("N-Trig_MultiTouch.1-finger-drag-NW-SE", "N-Trig_MultiTouch"),
    ("N-Trig_MultiTouch.2-fingers-touch-release", "N-Trig_MultiTouch"),
    ("QUANTA_OpticalTouchScreen", "QUANTA_OpticalTouchScreen"),
    ("QUANTA_OpticalTouchScreen.touch-hover", "QUANTA_OpticalTouchScreen"),
    ("QUANTA_OpticalTouchScreen.touch-on-left", "QUANTA_OpticalTouchScreen"),
    ("Wacom_ISDv4_E6_Finger.2fg-tap", "Wacom_ISDv4_E6_Finger"),
    ("Wacom_ISDv4_E6_Finger.double-center-scroll", "Wacom_ISDv4_E6_Finger"),
    ("Wacom_ISDv4_E6_Finger.single-center-circle", "Wacom_ISDv4_E6_Finger"),
    ("Wacom_ISDv4_E6_Finger.single-center-scroll", "Wacom_ISDv4_E6_Finger"),
    ("eGalax_Inc._USB_TouchController", "eGalax_Inc._USB_TouchController"),
  ]
}

extension EvdevEvent {
  /// An event at a number of microseconds.
  init(_ microseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
    self.init(
      time: Timestamp(nanoseconds: microseconds * 1000), type: type, code: code, value: value)
  }

  /// The kernel's `struct input_event` on a 64-bit machine.
  var bytes: [UInt8] {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let microseconds = time.nanoseconds / 1000
    return bytes(microseconds / 1_000_000) + bytes(microseconds % 1_000_000) + bytes(type) + bytes(code)
      + bytes(value)
  }
}
