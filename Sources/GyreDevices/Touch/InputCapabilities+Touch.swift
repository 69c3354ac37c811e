internal import CLinuxInput

extension InputCapabilities {
  /// True where the device has the axes of several contacts.
  ///
  /// A device that claims the reserved code before ABS_MT_SLOT claims all codes: a game pad or receiver whose
  /// driver did not look, not a touch device. libevdev takes it the same way.
  var hasContactPositions: Bool {
    absolute.contains(allOf: [ABS_MT_POSITION_X, ABS_MT_POSITION_Y]) && !absolute.contains(ABS_MT_SLOT - 1)
  }

  /// True where the device has a position on a plane, of one contact or of several.
  var hasPosition: Bool { absolute.contains(allOf: [ABS_X, ABS_Y]) || hasContactPositions }

  /// True where nothing but a pen can have written the position: a graphics tablet or a pen display's pen.
  ///
  /// BTN_TOOL_PEN alone does not tell: the kernel's HID driver gives it to resistive and infrared touch
  /// screens too, because they describe themselves as digitisers (the recorded eGalax controller does).
  var isPen: Bool {
    if hasContactPositions { return false }
    if keys.contains(anyOf: [BTN_STYLUS, BTN_STYLUS2, BTN_TOOL_RUBBER, BTN_TOOL_BRUSH]) { return true }
    return keys.contains(BTN_TOOL_PEN) && absolute.contains(anyOf: [ABS_PRESSURE, ABS_TILT_X, ABS_TILT_Y])
  }

  /// True where the device has buttons of joysticks or game pads (BTN_JOYSTICK to BTN_THUMBR).
  var hasJoystickButtons: Bool { keys.contains(anyOf: BTN_JOYSTICK..<BTN_DIGI) }

  /// True where the device has keys of a keyboard.
  var hasKeys: Bool { keys.contains(anyOf: 1..<BTN_MISC) }
}
