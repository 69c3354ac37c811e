import GyreMotion

/// Turns the events of one touch device into frames of contacts: a state machine without I/O.
///
/// Each event is taken into what the device said; at the end of the frame what was told follows. Whatever a
/// device sends, every contact that began ends or is cancelled exactly once. Source: the kernel's
/// multi-touch-protocol document; where it leaves a choice the reason stands at the place.
struct ContactTracker: Sendable {
  private let contacts: ContactProtocol
  private let map: AxisMap
  private let repeatedMap: AxisMap
  private var places: [ContactPlace]
  private var slots = ContactSlots()
  private var reports: ContactReports
  private var single: SingleTouch
  private var numbers = ContactNumber()

  /// Prepares a device's axes.
  init(
    _ contacts: ContactProtocol, _ stream: StreamDescription, _ evdev: EvdevDescription
  ) throws(InputError) {
    self.contacts = contacts
    let isSingle = contacts == .single
    map = try AxisMap(
      stream, evdev, x: isSingle ? EvdevCode.x : EvdevCode.touchX,
      y: isSingle ? EvdevCode.y : EvdevCode.touchY)
    let repeated = isSingle ? try? AxisMap(stream, evdev, x: EvdevCode.z, y: EvdevCode.turnX) : nil
    repeatedMap = repeated ?? map
    places = Array(repeating: ContactPlace(), count: contacts.placeCount)
    reports = ContactReports(map, capacity: contacts == .reports ? contacts.placeCount : 0)
    single = SingleTouch(hasRepeatedAxes: repeated != nil)
  }

  // MARK: - One frame

  /// Decodes a row: one frame, none where a pointer moved without a button.
  mutating func decode(_ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void) {
    var frame = ContactFrame(time: record.time, source: record.stream)
    for index in 0..<record.eventCount {
      if let event = record.event(index) { take(event, &frame) }
    }
    switch contacts {
    case .slots: slots.finish()
    case .reports: reports.finish(&places)
    case .single: single.finish(&places[0])
    }
    tell(&frame, in: view)
    if frame.count > 0 || !isPointer { handle(.contacts(frame)) }
  }

  private mutating func take(_ event: EvdevEvent, _ frame: inout ContactFrame) {
    switch event.type {
    case EvdevCode.absolute:
      switch contacts {
      case .slots: slots.take(axis: event.code, event.value, &places)
      case .reports: reports.take(axis: event.code, event.value)
      case .single: single.take(axis: event.code, event.value, &places[0])
      }
    case EvdevCode.key:
      switch contacts {
      case .slots: break
      case .reports: reports.take(key: event.code, event.value)
      case .single: single.take(key: event.code, event.value, &places[0])
      }
    case EvdevCode.synchronisation where event.code == EvdevCode.touchReport:
      if contacts == .reports { reports.close() }
    case EvdevCode.synchronisation where event.code == EvdevCode.dropped: lose(&frame)
    default: break
    }
  }

  /// SYN_DROPPED: what came before in this frame is no frame; every contact is cancelled.
  ///
  /// The values stay: they were delivered in order, and a synchronisation goes on from them. A contact that
  /// lasts begins anew as soon as the device names it, so a finger whose lifting was lost cannot stay down for
  /// ever.
  private mutating func lose(_ frame: inout ContactFrame) {
    for index in places.indices { places[index].cancel(&frame) }
    switch contacts {
    case .slots: slots.lose()
    case .reports: reports.lose(&places)
    case .single: single.lose(&places[0])
    }
  }

  /// Ends first, then beginnings, so that the room in the frame is known.
  private mutating func tell(_ frame: inout ContactFrame, in view: TouchView) {
    let map = single.usesRepeatedAxes ? repeatedMap : map
    for index in places.indices where places[index].isConcerned {
      places[index].continueContact(&frame, map, view)
    }
    for index in places.indices where places[index].isConcerned {
      places[index].beginContact(&frame, map, view, &numbers)
    }
  }

  // MARK: - Pointers

  private var isPointer: Bool { contacts == .single && single.isPointer }

  /// Where a pointer with absolute axes stands; nil for touch screens and where it is unknown.
  func pointer(in view: TouchView) -> ScreenPoint? {
    guard isPointer, let x = places[0].x, let y = places[0].y else { return nil }
    return map.position(x: x, y: y, in: view)
  }

  // MARK: - Between frames

  /// Cancels every contact. After a gap contacts may go on; otherwise the device starts from nothing.
  mutating func interrupt(_ cause: Interruption, _ frame: inout ContactFrame) {
    lose(&frame)
    slots.finish()
    if contacts == .reports { reports.finish(&places) }
    guard cause != .gap else { return }
    for index in places.indices { places[index].reset() }
    slots = ContactSlots()
    single.reset()
  }

  /// Cancels every contact and lets it begin anew where it is on a view that turned.
  mutating func reanchor(_ frame: inout ContactFrame, in view: TouchView) {
    let map = single.usesRepeatedAxes ? repeatedMap : map
    for index in places.indices { places[index].reanchor(&frame, map, view) }
    if frame.count > 0 { tell(&frame, in: view) }
  }
}
