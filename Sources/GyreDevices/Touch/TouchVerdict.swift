internal import CLinuxInput

/// Whether an input device is a touch screen, and why.
///
/// udev's word comes first, so that an administrator's rule or hwdb entry counts; where udev gave no class
/// (no udevd runs), the kernel's capabilities decide: a position, and INPUT_PROP_DIRECT or a touch button or
/// multitouch axes, and nothing that makes it a touchpad, pen, joystick or motion sensor.
/// Sources: Documentation/input/event-codes.rst of the kernel; the classes of systemd's `input_id`.
package enum TouchVerdict: Sendable, Equatable {
  /// It is a touch screen.
  case touchScreen(TouchEvidence)
  /// It is none.
  case refused(TouchRefusal)

  /// Judges a device by the properties of its node in udev and by its capabilities; nil where neither says
  /// enough, which opening the node can mend.
  package init?(properties: [String: String], capabilities: InputCapabilities?) {
    if let verdict = Self.byUdev(properties, capabilities) {
      self = verdict
    } else if let capabilities {
      self = Self.byCapabilities(capabilities)
    } else {
      return nil
    }
  }

  /// The classes of udev that are no touch screen, the most telling first.
  private static let otherClasses = [
    "TOUCHPAD", "TABLET_PAD", "TABLET", "ACCELEROMETER", "JOYSTICK", "POINTINGSTICK", "TRACKBALL", "MOUSE",
    "SWITCH", "KEYBOARD", "KEY",
  ]

  private static func byUdev(
    _ properties: [String: String], _ capabilities: InputCapabilities?
  ) -> TouchVerdict? {
    let other = otherClasses.first { properties["ID_INPUT_\($0)"] == "1" }
    switch properties["ID_INPUT_TOUCHSCREEN"] {
    case "1" where other != "TOUCHPAD":
      if let capabilities, !capabilities.hasPosition { return .refused(.noPosition) }
      return .touchScreen(.udev)
    case "0":
      return .refused(.udev("ID_INPUT_TOUCHSCREEN=0"))
    default:
      break
    }
    guard let other else { return nil }
    if other == "TABLET" {
      // udev calls whatever has BTN_TOOL_PEN a tablet; the capabilities know better.
      guard let capabilities else { return nil }
      let verdict = byCapabilities(capabilities)
      if case .touchScreen = verdict { return verdict }
    }
    return .refused(.udev("ID_INPUT_\(other)=1"))
  }

  private static func byCapabilities(_ device: InputCapabilities) -> TouchVerdict {
    if device.properties.contains(INPUT_PROP_ACCELEROMETER) { return .refused(.motionSensor) }
    guard device.hasPosition else {
      if device.relative.contains(allOf: [REL_X, REL_Y]) { return .refused(.mouse) }
      return .refused(device.hasKeys ? .keyboard : .noPosition)
    }
    if device.isPen { return .refused(.pen) }
    let isDirect = device.properties.contains(INPUT_PROP_DIRECT)
    if device.properties.contains(INPUT_PROP_BUTTONPAD) { return .refused(.touchpad) }
    if isDirect { return .touchScreen(.direct) }
    if device.properties.contains(INPUT_PROP_POINTER) { return .refused(.touchpad) }
    if device.keys.contains(BTN_TOOL_FINGER) { return .refused(.touchpad) }
    if device.hasJoystickButtons { return .refused(.joystick) }
    if device.keys.contains(BTN_TOUCH) {
      return .touchScreen(device.keys.contains(BTN_TOOL_PEN) ? .penWithoutStylus : .touchButton)
    }
    if device.hasContactPositions { return .touchScreen(.contactPositions) }
    return .refused(device.keys.contains(BTN_LEFT) ? .mouse : .noTouch)
  }
}
