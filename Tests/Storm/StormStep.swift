public import GyreMotion

/// One thing that happens to a controller.
public enum StormStep: Sendable, Equatable {
  /// An event of a device.
  case event(MotionEvent)
  /// A command of a program.
  case command(Command, Timestamp)

  /// When.
  public var time: Timestamp {
    switch self {
    case .event(let event): event.time
    case .command(_, let time): time
    }
  }
}

extension MotionController {
  /// Takes a step in.
  public mutating func take(_ step: StormStep) {
    switch step {
    case .event(let event): handle(event)
    case .command(let command, let time): perform(command, at: time)
    }
  }
}
