internal import CLibevdev
internal import CLinuxInput
internal import Glibc
internal import GyreMotion

extension EvdevHandle {
  /// The next event, without waiting.
  ///
  /// After `.dropped` come the events that tell the difference between what was seen before and the present
  /// state, which libevdev asks the kernel for; then the kernel's own events again.
  mutating func next() throws(DeviceError) -> EvdevStep {
    var raw = input_event()
    while true {
      let flag = isSynchronising ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
      let status = unsafe libevdev_next_event(pointer, flag.rawValue, &raw)
      switch status {
      case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue):
        return .event(EvdevEvent(raw))
      case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
        if isSynchronising { return .event(EvdevEvent(raw)) }
        isSynchronising = true
        return .dropped(at: EvdevEvent(raw).time)
      case -EAGAIN where isSynchronising:
        isSynchronising = false
      case -EAGAIN:
        // A node that hung up may answer "try again" for ever; only poll tells.
        return hasHungUp ? .unplugged : .empty
      case -ENODEV:
        return .unplugged
      case -EINTR:
        continue
      default:
        throw DeviceError(.read, path: path, code: -status)
      }
    }
  }

  private var hasHungUp: Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&state, 1, 0) > 0 else { return false }
    return Int32(state.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }
}

extension EvdevEvent {
  /// Takes the kernel's event over; its stamp has microseconds.
  init(_ raw: input_event) {
    let seconds = Int64(raw.time.tv_sec) &* 1_000_000_000
    self.init(
      time: Timestamp(nanoseconds: seconds &+ Int64(raw.time.tv_usec) &* 1000), type: raw.type,
      code: raw.code, value: raw.value)
  }
}
