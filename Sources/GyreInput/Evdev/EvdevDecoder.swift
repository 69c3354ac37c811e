import GyreMotion

/// Decodes evdev rows, one SYN_REPORT frame each.
struct EvdevDecoder: Sendable {
  private var tracker: ContactTracker?

  /// Finds out what a device is.
  init(_ stream: StreamDescription) throws(InputError) {
    let evdev = stream.evdev ?? EvdevDescription()
    if let slot = evdev.axis(Int(EvdevCode.slot)) {
      tracker = ContactTracker(
        slots: ContactSlots.count(slot),
        map: try AxisMap(stream, evdev, x: EvdevCode.touchX, y: EvdevCode.touchY))
    }
  }

  /// Decodes a row.
  mutating func decode(_ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void) {
    tracker?.start(at: record.time, source: record.stream)
    var index = 0
    while index + 2 < record.values.count {
      if case .integer(let type) = record.values[index], case .integer(let code) = record.values[index + 1],
        case .integer(let value) = record.values[index + 2]
      {
        take(type, code, value)
      }
      index += 3
    }
    if let frame = tracker?.finish(in: view) { handle(.contacts(frame)) }
  }

  private mutating func take(_ type: Int64, _ code: Int64, _ value: Int64) {
    switch type {
    case EvdevCode.synchronisation where code == EvdevCode.dropped: tracker?.lose()
    case EvdevCode.absolute: tracker?.take(axis: code, value)
    default: break
    }
  }

  /// Cancels what is down.
  mutating func interrupt(
    stream: Int, at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void
  ) {
    if let frame = tracker?.interrupt(at: time, source: stream, cause: cause) { handle(.contacts(frame)) }
  }

  /// Begins what is down anew on a view that turned.
  mutating func reanchor(
    stream: Int, at time: Timestamp, in view: TouchView, _ handle: (MotionEvent) -> Void
  ) {
    if let frame = tracker?.reanchor(at: time, source: stream, in: view) { handle(.contacts(frame)) }
  }
}

extension AxisMap {
  /// The map of two axes of a device.
  init(_ stream: StreamDescription, _ evdev: EvdevDescription, x: Int64, y: Int64) throws(InputError) {
    guard let horizontal = evdev.axis(Int(x)), let vertical = evdev.axis(Int(y)) else {
      throw .missingAxes(
        stream: stream.id, codes: [Int(x), Int(y)].filter { evdev.axis($0) == nil })
    }
    let calibration = stream.calibration ?? .identity
    guard calibration.isUsable else { throw .singularCalibration(stream: stream.id) }
    self.init(
      horizontal: AxisRange(horizontal), vertical: AxisRange(vertical), calibration: calibration)
  }
}
