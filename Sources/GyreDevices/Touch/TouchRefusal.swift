/// Why an input device does not count as a touch screen; `description` says it in words.
public enum TouchRefusal: Sendable, Equatable, CustomStringConvertible {
  /// udev gave it another class: the property that says so.
  case udev(String)
  /// A touchpad: INPUT_PROP_POINTER, INPUT_PROP_BUTTONPAD or BTN_TOOL_FINGER without INPUT_PROP_DIRECT.
  case touchpad
  /// A pen or graphics tablet: a stylus button, or BTN_TOOL_PEN with pressure or tilt.
  case pen
  /// A joystick or game pad.
  case joystick
  /// The motion sensor of a game controller or tablet: INPUT_PROP_ACCELEROMETER.
  case motionSensor
  /// A mouse, also the absolute one of a virtual machine.
  case mouse
  /// Keys without axes.
  case keyboard
  /// No absolute X and Y axes.
  case noPosition
  /// Absolute axes, but nothing that tells a touch.
  case noTouch
  /// Neither udev nor the kernel tells what it is, and its node cannot be read.
  case unknown(DeviceError)

  /// Who decided and by what.
  public var description: String {
    switch self {
    case .udev(let property): "udev gave it another class (\(property))"
    case .touchpad: "it is a touchpad (INPUT_PROP_POINTER or BTN_TOOL_FINGER)"
    case .pen: "it is a pen (BTN_STYLUS, or BTN_TOOL_PEN with pressure or tilt)"
    case .joystick: "it is a joystick or game pad"
    case .motionSensor: "it is a motion sensor (INPUT_PROP_ACCELEROMETER)"
    case .mouse: "it is a mouse"
    case .keyboard: "it has keys, but no axes"
    case .noPosition: "it has no absolute X and Y axes"
    case .noTouch: "it has absolute axes, but no touch button (BTN_TOUCH)"
    case .unknown(let error): "what it is cannot be told: \(error)"
    }
  }
}
