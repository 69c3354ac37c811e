/// What happened to the device, in SI units and pixels of the view: everything that moves a controller.
public enum MotionEvent: Sendable, Equatable {
  /// Fingers or the mouse on the view.
  case contacts(ContactFrame)
  /// Angular velocity and acceleration of the device.
  case inertial(InertialSample)
  /// A finished attitude from a rotation-vector sensor.
  case attitude(AttitudeSample)
  /// A wheel was turned.
  case wheel(WheelTurn)
  /// A rotary knob was turned.
  case knob(KnobTurn)
  /// A motion source fell silent, lost rows or came back.
  case interruption(SourceInterruption)
  /// The picture was turned on the panel.
  case rotation(ScreenRotationChange)

  /// When it happened.
  public var time: Timestamp {
    switch self {
    case .contacts(let frame): frame.time
    case .inertial(let sample): sample.time
    case .attitude(let sample): sample.time
    case .wheel(let turn): turn.time
    case .knob(let turn): turn.time
    case .interruption(let interruption): interruption.time
    case .rotation(let change): change.time
    }
  }
}
