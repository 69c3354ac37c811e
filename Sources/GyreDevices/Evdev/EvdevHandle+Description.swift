internal import CLibevdev
internal import CLinuxInput
internal import GyreInput

extension EvdevHandle {
  /// The name that driver or firmware gives.
  var name: String { unsafe String(cString: libevdev_get_name(pointer)).printable }

  /// The maker's numbers.
  var identifiers: DeviceIdentifiers {
    unsafe DeviceIdentifiers(
      bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(pointer)),
      vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(pointer)),
      product: UInt16(truncatingIfNeeded: libevdev_get_id_product(pointer)),
      version: UInt16(truncatingIfNeeded: libevdev_get_id_version(pointer)))
  }

  /// The number of contacts with a slot of their own; nil for a device without slots.
  var slots: Int? {
    let count = unsafe libevdev_get_num_slots(pointer)
    return count > 0 ? Int(count) : nil
  }

  /// Event codes and properties.
  var capabilities: InputCapabilities {
    InputCapabilities(
      types: CodeSet((0..<Int(EV_CNT)).filter { unsafe libevdev_has_event_type(pointer, UInt32($0)) != 0 }),
      keys: codes(of: EV_KEY, count: KEY_CNT), absolute: codes(of: EV_ABS, count: ABS_CNT),
      relative: codes(of: EV_REL, count: REL_CNT),
      properties: CodeSet(
        (0..<Int(INPUT_PROP_CNT)).filter { unsafe libevdev_has_property(pointer, UInt32($0)) != 0 }))
  }

  /// Axes with their ranges, and properties.
  var evdev: EvdevDescription {
    let capabilities = capabilities
    var axes: [AbsoluteAxis] = []
    for code in capabilities.absolute.codes { if let axis = axis(code) { axes.append(axis) } }
    return EvdevDescription(axes: axes, properties: capabilities.properties.codes)
  }

  /// The range of an axis; nil where the device has no such axis.
  func axis(_ code: Int) -> AbsoluteAxis? {
    guard let range = unsafe libevdev_get_abs_info(pointer, UInt32(code))?.pointee else { return nil }
    return AbsoluteAxis(
      code: code, minimum: range.minimum, maximum: range.maximum, fuzz: range.fuzz, flat: range.flat,
      resolution: range.resolution)
  }

  private func codes(of type: Int32, count: Int32) -> CodeSet {
    CodeSet(
      (0..<Int(count)).filter {
        unsafe libevdev_has_event_code(pointer, UInt32(type), UInt32($0)) != 0
      })
  }
}
