internal import CLibudev
internal import Glibc

/// The devices of a subsystem whose kernel name fits a pattern, as sysfs lists them now.
///
/// Needs no running udevd: then only the properties that its rules would add are absent.
@safe struct UdevEnumeration: ~Copyable {
  private let pointer: OpaquePointer

  /// Lists the devices of `subsystem` whose names match the shell pattern `names`.
  init(_ context: borrowing UdevContext, subsystem: String, names: String) throws(DeviceError) {
    guard let pointer = unsafe udev_enumerate_new(context.pointer) else {
      throw .failed(.list, path: "/sys/class/\(subsystem)", code: ENOMEM)
    }
    var status = unsafe udev_enumerate_add_match_subsystem(pointer, subsystem)
    if status >= 0 { status = unsafe udev_enumerate_add_match_sysname(pointer, names) }
    if status >= 0 { status = unsafe udev_enumerate_scan_devices(pointer) }
    guard status >= 0 else {
      unsafe _ = udev_enumerate_unref(pointer)
      throw DeviceError(.list, path: "/sys/class/\(subsystem)", code: -status)
    }
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe _ = udev_enumerate_unref(pointer) }

  /// The sysfs paths of the devices, each once.
  var paths: [String] {
    var paths: [String] = []
    var entry = unsafe udev_enumerate_get_list_entry(pointer)
    while let found = unsafe entry {
      if let path = unsafe udev_list_entry_get_name(found) { unsafe paths.append(String(cString: path)) }
      unsafe entry = unsafe udev_list_entry_get_next(found)
    }
    return paths
  }
}
