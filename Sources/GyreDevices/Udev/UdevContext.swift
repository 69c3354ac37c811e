internal import CLibudev
internal import Glibc

/// libudev's library context: what every other call of libudev needs.
@safe struct UdevContext: ~Copyable {
  let pointer: OpaquePointer

  /// Makes a context; fails only where memory is out.
  init() throws(DeviceError) {
    guard let pointer = unsafe udev_new() else {
      throw .failed(.list, path: "/sys", code: errno == 0 ? ENOMEM : errno)
    }
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe _ = udev_unref(pointer) }
}
