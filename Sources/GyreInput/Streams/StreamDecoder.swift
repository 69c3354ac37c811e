import GyreMotion

/// What decodes one stream; optionals instead of cases, so that state is changed in place.
struct StreamDecoder: Sendable {
  /// The stream's number.
  let id: Int
  private var evdev: EvdevDecoder?
  private var inertial: InertialDecoder?
  private var attitude: AttitudeDecoder?

  /// Prepares a stream.
  init(_ stream: StreamDescription) throws(InputError) {
    id = stream.id
    if let mount = stream.mount, !mount.isUsable { throw .singularMount(stream: stream.id) }
    switch stream.kind {
    case .evdev: evdev = try EvdevDecoder(stream)
    case .imu: inertial = try InertialDecoder(stream)
    case .attitude: attitude = try AttitudeDecoder(stream)
    case .other: break
    }
  }

  /// Decodes a row; false where it could not be.
  mutating func decode(
    _ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void
  ) -> Bool {
    // Optional chains instead of bindings: those would copy a decoder for every row.
    if inertial != nil {
      guard let sample = inertial?.decode(record) ?? nil else { return false }
      handle(.inertial(sample))
    } else if attitude != nil {
      guard let sample = attitude?.decode(record) ?? nil else { return false }
      handle(.attitude(sample))
    } else {
      evdev?.decode(record, in: view, handle)
    }
    return true
  }

  /// Cancels contacts, and tells of a motion source's break.
  mutating func interrupt(at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void) {
    evdev?.interrupt(stream: id, at: time, cause: cause, handle)
    if inertial != nil || attitude != nil {
      handle(.interruption(SourceInterruption(time: time, cause: cause)))
    }
  }

  /// Begins contacts anew on a view that turned.
  mutating func reanchor(
    at time: Timestamp, from old: TouchView, to view: TouchView, _ handle: (MotionEvent) -> Void
  ) {
    evdev?.reanchor(stream: id, at: time, from: old, to: view, handle)
  }
}
