import GyreInput
import GyreMotion

/// One event of a device as tests write it.
struct EvdevEvent {
  var type: Int64
  var code: Int64
  var value: Int64

  static func axis(_ code: Int64, _ value: Int64) -> EvdevEvent {
    EvdevEvent(type: 3, code: code, value: value)
  }
  static func relative(_ code: Int64, _ value: Int64) -> EvdevEvent {
    EvdevEvent(type: 2, code: code, value: value)
  }
  static func key(_ code: Int64, _ value: Int64) -> EvdevEvent {
    EvdevEvent(type: 1, code: code, value: value)
  }
  static func stamp(_ value: Int64) -> EvdevEvent { EvdevEvent(type: 4, code: 5, value: value) }
  static let report = EvdevEvent(type: 0, code: 2, value: 0)
  static let dropped = EvdevEvent(type: 0, code: 3, value: 0)

  static func slot(_ value: Int64) -> EvdevEvent { axis(0x2f, value) }
  static func id(_ value: Int64) -> EvdevEvent { axis(0x39, value) }
  static func x(_ value: Int64) -> EvdevEvent { axis(0x35, value) }
  static func y(_ value: Int64) -> EvdevEvent { axis(0x36, value) }
  static func tool(_ value: Int64) -> EvdevEvent { axis(0x37, value) }
  static func distance(_ value: Int64) -> EvdevEvent { axis(0x3b, value) }
  static func touch(_ value: Int64) -> EvdevEvent { key(0x14a, value) }
  static func click(_ value: Int64) -> EvdevEvent { key(0x110, value) }
}

/// A decoder with one stream and a clock that goes on by 10 ms with each row.
struct Session {
  var decoder: InputDecoder
  let stream: Int
  private(set) var time = Timestamp.zero

  init(_ description: StreamDescription, view: TouchView = TouchView(width: 100, height: 100)) throws {
    decoder = InputDecoder(view: view)
    stream = description.id
    try decoder.describe(description, at: .zero) { _ in }
  }

  private mutating func step() { time = time + .milliseconds(10) }

  mutating func decode(_ values: [RawValue]) -> [MotionEvent] {
    step()
    var events: [MotionEvent] = []
    decoder.decode(InputRecord(time: time, stream: stream, values: values)) { events.append($0) }
    return events
  }

  mutating func decode(_ events: [EvdevEvent]) -> [MotionEvent] {
    decode(events.flatMap { [.integer($0.type), .integer($0.code), .integer($0.value)] })
  }

  /// The contacts of the frame that a row gives; empty where it gives none.
  mutating func contacts(_ events: EvdevEvent...) -> [Contact] { decode(events).contacts }

  mutating func interrupt(_ cause: Interruption) -> [MotionEvent] {
    step()
    var events: [MotionEvent] = []
    decoder.interrupt(stream: stream, at: time, cause: cause) { events.append($0) }
    return events
  }

  mutating func rotate(to rotation: ScreenRotation) -> [MotionEvent] {
    step()
    var events: [MotionEvent] = []
    decoder.rotate(to: rotation, at: time) { events.append($0) }
    return events
  }
}

extension [MotionEvent] {
  /// The frames among the events.
  var frames: [ContactFrame] {
    compactMap { if case .contacts(let frame) = $0 { frame } else { nil } }
  }

  /// All contacts of all frames.
  var contacts: [Contact] { frames.flatMap(\.contacts) }
}

extension ContactFrame {
  /// The contacts as an array.
  var contacts: [Contact] { (0..<count).map { self[$0] } }
}

/// Axes that are as large as the view of `Session`, so that raw values are pixels.
func touchScreen(slots: Int32? = 10, extent: Int32 = 100) -> StreamDescription {
  var axes = [0x35, 0x36, 0x39].map { AbsoluteAxis(code: $0, minimum: 0, maximum: extent) }
  if let slots { axes.insert(AbsoluteAxis(code: 0x2f, minimum: 0, maximum: slots - 1), at: 0) }
  return StreamDescription(id: 3, kind: .evdev, evdev: EvdevDescription(axes: axes, properties: [1]))
}

func contact(_ id: Int32, _ phase: ContactPhase, _ x: Double, _ y: Double, _ tool: ContactTool = .finger)
  -> Contact
{
  Contact(id: id, phase: phase, position: ScreenPoint(x: x, y: y), tool: tool)
}
