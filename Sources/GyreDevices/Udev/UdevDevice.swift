internal import CLibudev

/// One device as libudev sees it: its uevent and the properties that udev's rules added.
@safe struct UdevDevice: ~Copyable {
  private let pointer: OpaquePointer

  /// Looks a sysfs path up; nil where the device is gone.
  init?(_ context: borrowing UdevContext, path: String) {
    guard let pointer = unsafe udev_device_new_from_syspath(context.pointer, path) else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  private init(owning pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  deinit { unsafe _ = udev_device_unref(pointer) }

  /// The device's directory in sysfs.
  var path: String { unsafe Self.string(udev_device_get_syspath(pointer)) ?? "" }

  /// The device's node in /dev; nil where it has none.
  var node: String? { unsafe Self.string(udev_device_get_devnode(pointer)) }

  /// The nearest device above that belongs to a subsystem.
  func parent(subsystem: String) -> UdevDevice? {
    // libudev lends the parent; the handle takes a share of its own.
    guard let parent = unsafe udev_device_get_parent_with_subsystem_devtype(pointer, subsystem, nil),
      let shared = unsafe udev_device_ref(parent)
    else { return nil }
    return unsafe UdevDevice(owning: shared)
  }

  /// All properties: those of the kernel's uevent and those of udev's database.
  var properties: [String: String] {
    var properties: [String: String] = [:]
    var entry = unsafe udev_device_get_properties_list_entry(pointer)
    while let found = unsafe entry {
      if let name = unsafe Self.string(udev_list_entry_get_name(found)) {
        properties[name] = unsafe Self.string(udev_list_entry_get_value(found)) ?? ""
      }
      unsafe entry = unsafe udev_list_entry_get_next(found)
    }
    return properties
  }

  /// The text of a sysfs attribute; nil where there is none.
  func attribute(_ name: String) -> String? {
    unsafe Self.string(udev_device_get_sysattr_value(pointer, name))
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }
}
