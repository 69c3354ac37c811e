/// Why a device counts as a touch screen; `description` says it in words.
public enum TouchEvidence: String, Sendable, Equatable, CustomStringConvertible {
  /// udev says so: ID_INPUT_TOUCHSCREEN=1.
  case udev = "udev"
  /// The kernel says that touches lie on the picture: INPUT_PROP_DIRECT.
  case direct = "direct"
  /// It has absolute axes and a touch button: BTN_TOUCH.
  case touchButton = "touch-button"
  /// It has the axes of several contacts: ABS_MT_POSITION_X.
  case contactPositions = "contact-positions"
  /// It has BTN_TOOL_PEN, but no stylus button, pressure or tilt: a touch controller that reports as a pen.
  case penWithoutStylus = "pen-without-stylus"

  /// Who decided and by what.
  public var description: String {
    switch self {
    case .udev: "udev calls it a touch screen (ID_INPUT_TOUCHSCREEN)"
    case .direct: "its driver says that touches lie on the picture (INPUT_PROP_DIRECT)"
    case .touchButton: "it has absolute axes and a touch button (BTN_TOUCH)"
    case .contactPositions: "it has the positions of several contacts (ABS_MT_POSITION_X)"
    case .penWithoutStylus:
      "it reports as a pen without stylus button, pressure or tilt, as touch controllers do (BTN_TOOL_PEN)"
    }
  }
}
