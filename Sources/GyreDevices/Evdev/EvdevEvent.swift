internal import GyreInput
internal import GyreMotion

/// One event of an evdev device: the kernel's triple and when it happened.
struct EvdevEvent: Sendable, Equatable {
  /// When the kernel stamped it, on the monotonic clock.
  var time: Timestamp
  /// The EV_ type.
  var type: UInt16
  /// The code within the type.
  var code: UInt16
  /// The value.
  var value: Int32
}

/// What one look at a device brought.
enum EvdevStep: Sendable, Equatable {
  /// An event, in the order of the kernel, or of a synchronisation after lost events.
  case event(EvdevEvent)
  /// The kernel's queue overflowed (SYN_DROPPED); events that tell the present state follow.
  case dropped(at: Timestamp)
  /// Nothing more now: wait until the file is readable.
  case empty
  /// The device is gone.
  case unplugged
}
