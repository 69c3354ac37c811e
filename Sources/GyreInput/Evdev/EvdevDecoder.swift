import GyreMotion

/// Decodes evdev rows, one SYN_REPORT frame each: touch screens, mice, wheels, knobs, motion sensors.
///
/// What the device is shows in its axes and properties; what its buttons mean shows when they are pressed. One of
/// `tracker`, `mouse` and `motion` holds one element (see `StreamDecoder` for why they are arrays).
struct EvdevDecoder: Sendable {
  private var tracker: [ContactTracker] = []
  private var mouse: [MousePointer] = []
  private var motion: [EvdevMotionDecoder] = []
  private var wheel: WheelCounter

  /// Finds out what a device is.
  init(_ stream: StreamDescription) throws(InputError) {
    let evdev = stream.evdev ?? EvdevDescription()
    wheel = WheelCounter(evdev)
    if evdev.properties.contains(EvdevCode.accelerometerProperty) {
      motion = [try EvdevMotionDecoder(stream, evdev)]
    } else if let contacts = ContactProtocol(evdev) {
      tracker = [try ContactTracker(contacts, stream, evdev)]
    } else {
      mouse = [MousePointer()]
    }
  }

  /// Decodes a row.
  mutating func decode(_ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void) {
    if !tracker.isEmpty {
      tracker[0].decode(record, in: view, handle)
    } else if !mouse.isEmpty {
      mouse[0].decode(record, in: view, handle)
    } else if !motion.isEmpty {
      motion[0].decode(record, handle)
    }
    let turns = wheel.decode(record)
    if turns.wheel != 0 {
      let turn = WheelTurn(time: record.time, notches: turns.wheel, position: pointer(in: view))
      handle(.wheel(turn))
    }
    if turns.knob != 0 { handle(.knob(KnobTurn(time: record.time, steps: turns.knob))) }
  }

  /// Where the pointer stands; the centre for devices that have none.
  private func pointer(in view: TouchView) -> ScreenPoint {
    if !mouse.isEmpty { return mouse[0].place(in: view) }
    return tracker.isEmpty ? view.centre : tracker[0].pointer(in: view) ?? view.centre
  }

  // MARK: - Between rows

  /// Cancels what is down; a motion sensor hands the interruption on.
  mutating func interrupt(
    stream: Int, at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void
  ) {
    var frame = ContactFrame(time: time, source: stream)
    if !tracker.isEmpty { tracker[0].interrupt(cause, &frame) }
    if !mouse.isEmpty { mouse[0].lose(&frame) }
    if frame.count > 0 { handle(.contacts(frame)) }
    if !motion.isEmpty {
      if cause != .gap { motion[0].reset() }
      handle(.interruption(SourceInterruption(time: time, cause: cause)))
    }
  }

  /// Begins what is down anew on a view that turned.
  mutating func reanchor(
    stream: Int, at time: Timestamp, from old: TouchView, to view: TouchView, _ handle: (MotionEvent) -> Void
  ) {
    var frame = ContactFrame(time: time, source: stream)
    if !tracker.isEmpty { tracker[0].reanchor(&frame, in: view) }
    if !mouse.isEmpty { mouse[0].reanchor(&frame, from: old, to: view) }
    if frame.count > 0 { handle(.contacts(frame)) }
  }
}
