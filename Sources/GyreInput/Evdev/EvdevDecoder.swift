import GyreMotion

/// Decodes evdev rows, one SYN_REPORT frame each: touch screens, mice, wheels, knobs, motion sensors.
///
/// What the device is shows in its axes and properties; what its buttons mean shows when they are pressed.
struct EvdevDecoder: Sendable {
  private var tracker: ContactTracker?
  private var mouse: MousePointer?
  private var mouseFrame = ContactFrame(time: .zero)
  private var wheel: WheelCounter
  private var motion: EvdevMotionDecoder?

  /// Finds out what a device is.
  init(_ stream: StreamDescription) throws(InputError) {
    let evdev = stream.evdev ?? EvdevDescription()
    wheel = WheelCounter(evdev)
    if evdev.properties.contains(EvdevCode.accelerometerProperty) {
      motion = try EvdevMotionDecoder(stream, evdev)
    } else {
      tracker = try ContactTracker(stream, evdev)
      if tracker == nil { mouse = MousePointer() }
    }
  }

  /// Decodes a row.
  mutating func decode(_ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void) {
    tracker?.start(at: record.time, source: record.stream)
    if mouse != nil { mouseFrame = ContactFrame(time: record.time, source: record.stream) }
    var index = 0
    while index + 2 < record.values.count {
      if case .integer(let type) = record.values[index], case .integer(let code) = record.values[index + 1],
        case .integer(let value) = record.values[index + 2]
      {
        take(type, code, value)
      }
      index += 3
    }
    finish(at: record.time, in: view, handle)
  }

  private mutating func take(_ type: Int64, _ code: Int64, _ value: Int64) {
    switch type {
    case EvdevCode.absolute:
      tracker?.take(axis: code, value)
      motion?.take(axis: code, value)
    case EvdevCode.key:
      tracker?.take(key: code, value)
      mouse?.take(key: code, value)
    case EvdevCode.relative:
      mouse?.take(relative: code, value)
      wheel.take(relative: code, value)
    case EvdevCode.synchronisation where code == EvdevCode.touchReport: tracker?.closeReport()
    case EvdevCode.synchronisation where code == EvdevCode.dropped: lose()
    case EvdevCode.miscellaneous where code == EvdevCode.stamp: motion?.take(stamp: value)
    default: break
    }
  }

  private mutating func lose() {
    tracker?.lose()
    mouse?.lose(&mouseFrame)
    wheel.lose()
    motion?.lose()
  }

  private mutating func finish(
    at time: Timestamp, in view: TouchView, _ handle: (MotionEvent) -> Void
  ) {
    if let frame = tracker?.finish(in: view) { handle(.contacts(frame)) }
    mouse?.finish(&mouseFrame, in: view)
    if mouse != nil, mouseFrame.count > 0 { handle(.contacts(mouseFrame)) }
    let turns = wheel.finish()
    if turns.wheel != 0 {
      let position = mouse?.place(in: view) ?? tracker?.pointer(in: view) ?? view.centre
      handle(.wheel(WheelTurn(time: time, notches: turns.wheel, position: position)))
    }
    if turns.knob != 0 { handle(.knob(KnobTurn(time: time, steps: turns.knob))) }
    if let event = motion?.finish(at: time) { handle(event) }
  }

  // MARK: - Between rows

  /// Cancels what is down; a motion sensor hands the interruption on.
  mutating func interrupt(
    stream: Int, at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void
  ) {
    if let frame = tracker?.interrupt(at: time, source: stream, cause: cause) { handle(.contacts(frame)) }
    if mouse != nil {
      mouseFrame = ContactFrame(time: time, source: stream)
      mouse?.lose(&mouseFrame)
      if mouseFrame.count > 0 { handle(.contacts(mouseFrame)) }
    }
    if motion != nil {
      if cause != .gap { motion?.reset() }
      handle(.interruption(SourceInterruption(time: time, cause: cause)))
    }
  }

  /// Begins what is down anew on a view that turned.
  mutating func reanchor(
    stream: Int, at time: Timestamp, from old: TouchView, to view: TouchView, _ handle: (MotionEvent) -> Void
  ) {
    if let frame = tracker?.reanchor(at: time, source: stream, in: view) { handle(.contacts(frame)) }
    if mouse != nil {
      mouseFrame = ContactFrame(time: time, source: stream)
      mouse?.reanchor(&mouseFrame, from: old, to: view)
      if mouseFrame.count > 0 { handle(.contacts(mouseFrame)) }
    }
  }
}
