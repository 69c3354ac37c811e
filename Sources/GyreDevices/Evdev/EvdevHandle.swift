internal import CLibevdev
internal import CLinuxInput
internal import Glibc

/// An open evdev device behind libevdev.
@safe struct EvdevHandle: ~Copyable {
  let pointer: OpaquePointer
  let path: String
  /// Why the clock could not be set; nil where it is the monotonic one. The device can be described all the same,
  /// but its stamps are worth nothing beside those of others.
  let clockError: DeviceError?
  /// True from a SYN_DROPPED until libevdev has told the present state.
  var isSynchronising = false
  private let file: FileDescriptor

  /// The most slots that a device may claim: what libevdev can synchronise. It takes the claim as the size of
  /// arrays on the stack, so a broken driver's huge number is refused here.
  static let mostSlots: Int32 = 256

  /// Opens a node. Errors: those of opening, and `.unsuitable` where the node is no evdev device.
  init(_ path: String, through port: any DevicePort) throws(DeviceError) {
    let file: FileDescriptor
    do {
      file = try port.open(path)
    } catch {
      let isDenied = error.code == EACCES || error.code == EPERM
      let permissions = isDenied ? try? port.permissions(of: path) : nil
      throw DeviceError(.open, path: path, code: error.code, permissions: permissions)
    }
    try self.init(file, path: path)
  }

  /// Takes over an open node.
  private init(_ file: consuming FileDescriptor, path: String) throws(DeviceError) {
    // First of all: with events in the queue a change of clock throws them away and counts as SYN_DROPPED.
    let isClockSet = gyre_evdev_set_clock(file.number, CLOCK_MONOTONIC) == 0
    let clockError = isClockSet ? nil : DeviceError(.setClock, path: path, code: errno)
    var slots = input_absinfo()
    if unsafe gyre_evdev_axis(file.number, UInt32(ABS_MT_SLOT), &slots) == 0,
      !(-1..<Self.mostSlots).contains(slots.maximum)
    {
      throw .unsuitable(path: path, code: EINVAL)
    }
    guard let pointer = unsafe libevdev_new() else {
      throw .failed(.describe, path: path, code: ENOMEM)
    }
    // libevdev would write to stderr what it thinks of drivers; the program decides what it prints.
    unsafe libevdev_set_device_log_function(
      pointer, { _, _, _, _, _, _, _, _ in }, LIBEVDEV_LOG_ERROR, nil)
    let status = unsafe libevdev_set_fd(pointer, file.number)
    guard status == 0 else {
      unsafe libevdev_free(pointer)
      throw DeviceError(.describe, path: path, code: abs(status))
    }
    unsafe self.pointer = unsafe pointer
    self.path = path
    self.clockError = clockError
    self.file = file
  }

  deinit { unsafe libevdev_free(pointer) }

  /// The number of the open file, for poll and epoll.
  var descriptor: Int32 { file.number }
}
