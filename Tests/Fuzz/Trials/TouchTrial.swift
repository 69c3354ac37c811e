import GyreInput
import GyreMotion

/// Rows of two evdev devices through the decoder; the bytes choose the devices' axes and what the rows say.
///
/// Every contact that began ends or is cancelled exactly once, frames name every contact that is down, positions are
/// finite and within the view, and once all is interrupted nothing is left.
enum TouchTrial {
  static func run(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let first = source.byte()
    let middle = SurfacePart(left: 0.25, top: 0.25, width: 0.5, height: 0.5)
    var decoder = InputDecoder(
      view: TouchView(
        width: 640, height: 480, rotation: ScreenRotation.allCases[Int(first & 3)],
        part: first & 4 == 0 ? .whole : middle))
    var ledger = ContactLedger()
    var time = Timestamp.zero
    for id in 0..<2 { describe(id, &decoder, &ledger, time, &source) }
    while !source.isEmpty {
      time = time + TimeSpan(nanoseconds: Int64(source.byte()) * 400_000)
      let choice = source.byte()
      let stream = Int(choice >> 4 & 1)
      switch choice & 15 {
      case 0:
        let cause = source.element(of: [Interruption.gap, .disconnected, .reconnected])
        ledger.view = decoder.view
        decoder.interrupt(stream: stream, at: time, cause: cause) { ledger.take($0) }
      case 1:
        let rotation = source.element(of: ScreenRotation.allCases)
        ledger.view = decoder.view.turned(to: rotation)
        decoder.rotate(to: rotation, at: time) { ledger.take($0) }
      case 2: describe(stream, &decoder, &ledger, time, &source)
      default:
        let record = InputRecord(time: time, stream: stream, values: row(&source, Int(choice & 15) - 2))
        ledger.view = decoder.view
        decoder.decode(record) { ledger.take($0) }
      }
    }
    ledger.view = decoder.view
    decoder.interrupt(stream: nil, at: time, cause: .disconnected) { ledger.take($0) }
    precondition(ledger.isEmpty, "contacts outlive their devices")
  }

  /// The axes that touch screens, tablets and motion sensors have.
  private static let axes: [Int] = [
    0x00, 0x01, 0x18, 0x2F, 0x30, 0x35, 0x36, 0x37, 0x39, 0x3B, 0x02, 0x03, 0x04, 0x05,
  ]

  private static func describe(
    _ id: Int, _ decoder: inout InputDecoder, _ ledger: inout ContactLedger, _ time: Timestamp,
    _ source: inout ByteSource
  ) {
    let present = Int(source.byte()) | Int(source.byte()) << 8
    var evdev = EvdevDescription()
    for (place, code) in axes.enumerated() where present >> place & 1 == 1 {
      let (minimum, maximum) = (source.value(), source.value())
      evdev.axes.append(
        AbsoluteAxis(
          code: code, minimum: minimum, maximum: maximum, resolution: present >> 14 & 1 == 1 ? 1 : 0))
    }
    evdev.axes.sort { $0.code < $1.code }
    let properties = source.byte()
    evdev.properties = (0..<7).filter { properties >> $0 & 1 == 1 }
    if present >> 15 & 1 == 1 { evdev.relativeAxes = [8] }
    ledger.view = decoder.view
    do throws(InputError) {
      let calibration = properties & 128 == 0 ? nil : TouchCalibration(0, -1, 1, 0.5, 0, 0.25)
      let stream = StreamDescription(id: id, kind: .evdev, evdev: evdev, calibration: calibration)
      try decoder.describe(stream, at: time) { ledger.take($0) }
    } catch {
      precondition(!error.description.isEmpty)
    }
  }

  /// What rows say: (type, code) pairs that decoding knows, and one that it does not.
  private static let events: [(type: Int64, code: Int64)] = [
    (3, 0x2F), (3, 0x39), (3, 0x35), (3, 0x36), (3, 0x37), (3, 0x30), (3, 0x3B), (3, 0x00), (3, 0x01),
    (3, 0x18),
    (0, 2), (0, 3), (1, 0x14A), (1, 0x110), (1, 0x111), (2, 0), (2, 1), (2, 8), (2, 11), (2, 7), (4, 5),
    (3, 0x02), (3, 0x03), (3, 0x04), (3, 0x05), (5, 5),
  ]

  private static func row(_ source: inout ByteSource, _ count: Int) -> [RawValue] {
    var values: [RawValue] = []
    for _ in 0..<count {
      let event = source.element(of: events)
      values += [.integer(event.type), .integer(event.code), .integer(Int64(source.value()))]
    }
    return values
  }
}
