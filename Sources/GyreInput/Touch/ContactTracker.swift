import GyreMotion

/// Turns the events of one touch device into frames of contacts: a state machine without I/O.
///
/// `start`, then `take` for every event up to the SYN_REPORT, then `finish`. Whatever a device sends, every
/// contact that began ends or is cancelled exactly once. Source: the kernel's multi-touch-protocol document;
/// where it leaves a choice the reason stands at the place.
struct ContactTracker: Sendable {
  private let map: AxisMap
  private var places: [ContactPlace]
  private var slots = ContactSlots()
  private var numbers = ContactNumber()
  private var frame = ContactFrame(time: .zero)

  /// Follows a device with slots.
  init(slots count: Int, map: AxisMap) {
    self.map = map
    places = Array(repeating: ContactPlace(), count: count)
  }

  // MARK: - One frame

  /// Begins a frame.
  mutating func start(at time: Timestamp, source: Int) { frame = ContactFrame(time: time, source: source) }

  /// Takes an absolute event.
  mutating func take(axis code: Int64, _ value: Int64) { slots.take(code, value, &places) }

  /// SYN_DROPPED: what came before in this frame is no frame; every contact is cancelled.
  ///
  /// The values stay, for they were delivered in order, and the device's description of itself goes on from
  /// them. A contact that lasts begins anew as soon as it is named, so that a finger whose lifting was lost
  /// does not stay down for ever.
  mutating func lose() {
    for index in places.indices { places[index].cancel(&frame) }
    slots.lose()
  }

  /// Ends a frame: what changed since the one before, all at once.
  mutating func finish(in view: TouchView) -> ContactFrame {
    for index in places.indices { places[index].continueContact(&frame, map, view) }
    for index in places.indices { places[index].beginContact(&frame, map, view, &numbers) }
    slots.finish()
    return frame
  }

  // MARK: - Between frames

  /// Cancels every contact; nil where none is down. After a gap contacts may go on, after anything else the
  /// device starts from nothing.
  mutating func interrupt(at time: Timestamp, source: Int, cause: Interruption) -> ContactFrame? {
    start(at: time, source: source)
    for index in places.indices {
      places[index].cancel(&frame)
      if cause != .gap { places[index].reset() }
    }
    if cause != .gap { slots = ContactSlots() }
    return frame.count > 0 ? frame : nil
  }

  /// Cancels every contact and lets it begin anew where it is on a view that turned; nil where none is down.
  mutating func reanchor(at time: Timestamp, source: Int, in view: TouchView) -> ContactFrame? {
    start(at: time, source: source)
    for index in places.indices { places[index].reanchor(&frame, map, view) }
    guard frame.count > 0 else { return nil }
    for index in places.indices { places[index].beginContact(&frame, map, view, &numbers) }
    return frame
  }
}
