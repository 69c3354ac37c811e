import GyreMotion

/// What decodes one stream.
///
/// One of the arrays holds one element and the others none. They stand in for optionals, whose payload would be
/// copied out and in again for every row.
struct StreamDecoder: Sendable {
  /// The stream's number.
  let id: Int
  private var evdev: [EvdevDecoder] = []
  private var inertial: [InertialDecoder] = []
  private var attitude: [AttitudeDecoder] = []

  /// Prepares a stream.
  init(_ stream: StreamDescription) throws(InputError) {
    id = stream.id
    if let mount = stream.mount, !mount.isUsable { throw .singularMount(stream: stream.id) }
    switch stream.kind {
    case .evdev: evdev = [try EvdevDecoder(stream)]
    case .imu: inertial = [try InertialDecoder(stream)]
    case .attitude: attitude = [try AttitudeDecoder(stream)]
    case .other: break
    }
  }

  /// Decodes a row; false where it could not be.
  mutating func decode(
    _ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void
  ) -> Bool {
    if !inertial.isEmpty {
      guard let sample = inertial[0].decode(record) else { return false }
      handle(.inertial(sample))
    } else if !attitude.isEmpty {
      guard let sample = attitude[0].decode(record) else { return false }
      handle(.attitude(sample))
    } else if !evdev.isEmpty {
      evdev[0].decode(record, in: view, handle)
    }
    return true
  }

  /// Cancels contacts, and tells of a motion source's break.
  mutating func interrupt(at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void) {
    if !evdev.isEmpty {
      evdev[0].interrupt(stream: id, at: time, cause: cause, handle)
    } else if !inertial.isEmpty || !attitude.isEmpty {
      handle(.interruption(SourceInterruption(time: time, cause: cause)))
    }
  }

  /// Begins contacts anew on a view that turned.
  mutating func reanchor(
    at time: Timestamp, from old: TouchView, to view: TouchView, _ handle: (MotionEvent) -> Void
  ) {
    if !evdev.isEmpty { evdev[0].reanchor(stream: id, at: time, from: old, to: view, handle) }
  }
}
