public import GyreMotion

extension Command {
  /// The command that a trace spells; nil where its name or what it needs is unknown.
  ///
  /// Degrees and seconds as in the trace; a look or a spin without `over_s` takes half a second. A spin's frame is a
  /// whole number.
  public init?(_ command: TraceCommand) {
    switch command.name {
    case "look":
      self = .look(
        yaw: command.yawDegrees.map(Angle.degrees), pitch: command.pitchDegrees.map(Angle.degrees),
        horizontalFieldOfView: command.horizontalFieldOfViewDegrees.map(Angle.degrees),
        over: command.overSeconds.map(TimeSpan.seconds) ?? .milliseconds(500),
        path: command.path ?? .shortest)
    case "turn":
      self = .turn(
        yaw: command.yawDegreesPerSecond.map(Angle.degrees),
        pitch: command.pitchDegreesPerSecond.map(Angle.degrees))
    case "mode":
      guard let mode = GyroMode(word: command.gyro) else { return nil }
      self = .mode(mode)
    case "spin":
      guard let frame = command.frame, let whole = Int(exactly: frame) else { return nil }
      self = .spin(
        toFrame: whole, over: command.overSeconds.map(TimeSpan.seconds) ?? .milliseconds(500),
        path: command.path ?? .shortest)
    case "recentre": self = .recentre
    case "home": self = .home
    case "stop": self = .stop
    default: return nil
    }
  }
}

extension GyroMode {
  /// The mode that a trace spells; nil for another word, and for none.
  fileprivate init?(word: String?) {
    switch word {
    case "relative": self = .relative
    case "absolute": self = .absolute
    case "off": self = .off
    default: return nil
    }
  }
}

extension TraceCommand {
  /// A command as a trace spells it: `Command(_:)` gives it back, but for the rounding of degrees and seconds.
  public init(_ command: Command) {
    switch command {
    case .look(let yaw, let pitch, let horizontalFieldOfView, let duration, let path):
      self.init(name: "look")
      yawDegrees = yaw?.degrees
      pitchDegrees = pitch?.degrees
      horizontalFieldOfViewDegrees = horizontalFieldOfView?.degrees
      overSeconds = duration.seconds
      self.path = path
    case .spin(let frame, let duration, let path):
      self.init(name: "spin")
      self.frame = Double(frame)
      overSeconds = duration.seconds
      self.path = path
    case .turn(let yaw, let pitch):
      self.init(name: "turn")
      yawDegreesPerSecond = yaw?.degrees
      pitchDegreesPerSecond = pitch?.degrees
    case .mode(let mode):
      self.init(name: "mode")
      gyro =
        switch mode {
        case .relative: "relative"
        case .absolute: "absolute"
        case .off: "off"
        }
    case .recentre: self.init(name: "recentre")
    case .home: self.init(name: "home")
    case .stop: self.init(name: "stop")
    }
  }
}
