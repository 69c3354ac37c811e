import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

/// The recordings of real touch screens, as they are and with faults put in.
@Suite struct RecordingTests {
  /// Contacts that a person counts in the recording's events, and how many are down at once.
  static let expected: [(device: String, events: String, contacts: Int, atOnce: Int)] = [
    ("Atmel_maXTouch_Touchscreen", "1-finger-drag-up-down", 1, 1),
    ("Atmel_maXTouch_Touchscreen", "1-finger-fast-taps", 9, 1),
    ("Atmel_maXTouch_Touchscreen", "2-fingers-touch-release", 2, 2),
    ("Atmel_maXTouch_Touchscreen", "4-finger-drag-down", 4, 4),
    ("N-Trig_MultiTouch", "1-finger-drag-NW-SE", 1, 1),
    ("N-Trig_MultiTouch", "2-fingers-touch-release", 2, 2),
    ("QUANTA_OpticalTouchScreen", "", 9, 1),
    ("QUANTA_OpticalTouchScreen", "touch-hover", 1, 1),
    ("QUANTA_OpticalTouchScreen", "touch-on-left", 1, 1),
    ("Wacom_ISDv4_E6_Finger", "2fg-tap", 2, 2),
    ("Wacom_ISDv4_E6_Finger", "double-center-scroll", 2, 2),
    ("Wacom_ISDv4_E6_Finger", "single-center-circle", 1, 1),
    ("Wacom_ISDv4_E6_Finger", "single-center-scroll", 1, 1),
    ("eGalax_Inc._USB_TouchController", "", 2, 1),
  ]

  static let view = TouchView(width: 1920, height: 1080)

  @Test(arguments: expected)
  func everyContactThatBeginsEnds(device: String, events: String, contacts: Int, atOnce: Int) throws {
    let recording = try EvemuRecording(device: device, events: events)
    let ledger = try play(recording)
    #expect(ledger.breaches == [])
    #expect(ledger.isEmpty)
    #expect(ledger.frames == recording.records.count)
    #expect(ledger.began == contacts)
    #expect(ledger.ended == contacts)
    #expect(ledger.mostAtOnce == atOnce)
    #expect(ledger.longestStep < 100, "a contact jumped")
  }

  @Test(arguments: expected.indices, 0..<6 as Range<UInt64>)
  func theBooksBalanceWhateverHappens(recording: Int, seed: UInt64) throws {
    let (device, events, _, _) = Self.expected[recording]
    let source = try EvemuRecording(device: device, events: events)
    var faults = RecordingFaults(seed: seed)
    // A square view: turning it leaves its size, so that the ledger's bounds hold.
    let view = TouchView(width: 1000, height: 1000)
    var decoder = InputDecoder(view: view)
    var ledger = ContactLedger(view)
    try decoder.describe(source.description, at: .zero) { ledger.take($0) }
    for var record in source.records {
      if let cause = faults.interruption() {
        decoder.interrupt(stream: record.stream, at: record.time, cause: cause) { ledger.take($0) }
        #expect(ledger.isEmpty, "seed \(seed)")
      }
      if let rotation = faults.turn() {
        decoder.rotate(to: rotation, at: record.time) { ledger.take($0) }
      }
      record.values = faults.spoil(record.values)
      let before = ledger.frames
      decoder.decode(record) { ledger.take($0) }
      #expect(ledger.frames == before + 1, "seed \(seed)")
    }
    let end = source.records.last?.time ?? .zero
    decoder.interrupt(stream: source.description.id, at: end, cause: .disconnected) { ledger.take($0) }
    #expect(ledger.breaches == [], "seed \(seed), \(device) \(events)")
    #expect(ledger.isEmpty, "seed \(seed)")
    #expect(ledger.began == ledger.ended + ledger.cancelled, "seed \(seed)")
    #expect(decoder.refusedRows == 0)
  }

  private func play(_ recording: EvemuRecording) throws -> ContactLedger {
    var decoder = InputDecoder(view: Self.view)
    var ledger = ContactLedger(Self.view)
    try decoder.describe(recording.description, at: .zero) { ledger.take($0) }
    for record in recording.records { decoder.decode(record) { ledger.take($0) } }
    return ledger
  }
}
