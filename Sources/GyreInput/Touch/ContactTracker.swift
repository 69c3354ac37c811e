import GyreMotion

/// Turns the events of one touch device into frames of contacts: a state machine without I/O.
///
/// `start`, then `take` for every event up to the SYN_REPORT, then `finish`. Whatever a device sends, every
/// contact that began ends or is cancelled exactly once. Source: the kernel's multi-touch-protocol document;
/// where it leaves a choice the reason stands at the place.
struct ContactTracker: Sendable {
  private let map: AxisMap
  private let repeatedMap: AxisMap?
  private var places: [ContactPlace]
  private var slots: ContactSlots?
  private var reports: ContactReports?
  private var single: SingleTouch?
  private var numbers = ContactNumber()
  private var frame = ContactFrame(time: .zero)

  /// Finds out how a device reports contacts; nil where it has no absolute position.
  init?(_ stream: StreamDescription, _ evdev: EvdevDescription) throws(InputError) {
    if let slot = evdev.axis(Int(EvdevCode.slot)) {
      map = try AxisMap(stream, evdev, x: EvdevCode.touchX, y: EvdevCode.touchY)
      repeatedMap = nil
      places = Array(repeating: ContactPlace(), count: ContactSlots.count(slot))
      slots = ContactSlots()
    } else if evdev.hasAny(EvdevCode.touchX, EvdevCode.touchY) {
      map = try AxisMap(stream, evdev, x: EvdevCode.touchX, y: EvdevCode.touchY)
      repeatedMap = nil
      places = Array(repeating: ContactPlace(), count: ContactReports.capacity)
      reports = ContactReports(map)
    } else if evdev.hasAny(EvdevCode.x, EvdevCode.y) {
      map = try AxisMap(stream, evdev, x: EvdevCode.x, y: EvdevCode.y)
      repeatedMap = try? AxisMap(stream, evdev, x: EvdevCode.z, y: EvdevCode.turnX)
      places = [ContactPlace()]
      single = SingleTouch(hasRepeatedAxes: repeatedMap != nil)
    } else {
      return nil
    }
  }

  // MARK: - One frame

  /// Begins a frame.
  mutating func start(at time: Timestamp, source: Int) { frame = ContactFrame(time: time, source: source) }

  /// Takes an absolute event.
  mutating func take(axis code: Int64, _ value: Int64) {
    slots?.take(axis: code, value, &places)
    reports?.take(axis: code, value)
    single?.take(axis: code, value, &places[0])
  }

  /// Takes a key event.
  mutating func take(key code: Int64, _ value: Int64) {
    reports?.take(key: code, value)
    single?.take(key: code, value, &places[0])
  }

  /// SYN_MT_REPORT.
  mutating func closeReport() { reports?.close() }

  /// SYN_DROPPED: what came before in this frame is no frame; every contact is cancelled.
  ///
  /// The values stay: they were delivered in order, and a synchronisation goes on from them. A contact that
  /// lasts begins anew as soon as the device names it, so a finger whose lifting was lost cannot stay down for
  /// ever.
  mutating func lose() {
    for index in places.indices { places[index].cancel(&frame) }
    slots?.lose()
    reports?.lose(&places)
    single?.lose(&places[0])
  }

  /// Ends a frame: what changed since the one before, all at once. Nil where there is nothing to tell because
  /// a pointer moved without a button.
  mutating func finish(in view: TouchView) -> ContactFrame? {
    slots?.finish()
    reports?.finish(&places)
    single?.finish(&places[0])
    tell(in: view)
    return frame.count == 0 && single?.isPointer == true ? nil : frame
  }

  /// Where a pointer with absolute axes stands; nil for touch screens and where it is unknown.
  func pointer(in view: TouchView) -> ScreenPoint? {
    guard single?.isPointer == true, let x = places[0].x, let y = places[0].y else { return nil }
    return map.position(x: x, y: y, in: view)
  }

  // MARK: - Between frames

  /// Cancels every contact; nil where none is down. After a gap contacts may go on; otherwise the device
  /// starts from nothing.
  mutating func interrupt(at time: Timestamp, source: Int, cause: Interruption) -> ContactFrame? {
    start(at: time, source: source)
    lose()
    slots?.finish()
    reports?.finish(&places)
    if cause != .gap { reset() }
    return frame.count > 0 ? frame : nil
  }

  /// Cancels every contact and lets it begin anew where it is on a view that turned; nil where none is down.
  mutating func reanchor(at time: Timestamp, source: Int, in view: TouchView) -> ContactFrame? {
    start(at: time, source: source)
    for index in places.indices { places[index].reanchor(&frame, currentMap, view) }
    guard frame.count > 0 else { return nil }
    tell(in: view)
    return frame
  }

  /// Ends first, then beginnings, so that room in the frame is known.
  private mutating func tell(in view: TouchView) {
    let map = currentMap
    for index in places.indices { places[index].continueContact(&frame, map, view) }
    for index in places.indices { places[index].beginContact(&frame, map, view, &numbers) }
  }

  private var currentMap: AxisMap {
    if let repeatedMap, let single, single.usesRepeatedAxes { repeatedMap } else { map }
  }

  private mutating func reset() {
    for index in places.indices { places[index].reset() }
    if slots != nil { slots = ContactSlots() }
    if single != nil { single = SingleTouch(hasRepeatedAxes: repeatedMap != nil) }
  }
}

extension EvdevDescription {
  /// True where at least one of two axes is there.
  func hasAny(_ first: Int64, _ second: Int64) -> Bool { axis(Int(first)) != nil || axis(Int(second)) != nil }
}
