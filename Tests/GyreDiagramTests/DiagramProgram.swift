import GyreMotion

/// What the other rows of a diagram mean: the device, the display, the wheel, and the program's commands.
enum DiagramProgram {
  /// The command of a sign in the row `program`; nil for none.
  static func command(_ sign: Character, of row: Diagram.Row) throws -> Command? {
    switch sign {
    case "-": nil
    case "h": .home
    case "r": .recentre
    case "s": .stop
    case "l": .look(yaw: .degrees(30), pitch: .degrees(10), over: .milliseconds(200))
    case "L": .look(yaw: .degrees(30), pitch: .degrees(10), over: .zero)
    case "w": .look(yaw: .degrees(-150), over: .milliseconds(200), path: .clockwise)
    case "z": .look(horizontalFieldOfView: .degrees(60), over: .milliseconds(200))
    case "k": .turn(yaw: .degrees(50))
    case "K": .turn(yaw: .zero)
    case "o": .mode(.off)
    case "m": .mode(.relative)
    case "n": .mode(.absolute)
    case "f": .spin(toFrame: 9, over: .milliseconds(200))
    default: throw DiagramError(line: row.line, what: "'\(sign)' is no command")
    }
  }

  /// The rotation of a sign in the row `display`; nil for none.
  static func rotation(_ sign: Character, of row: Diagram.Row) throws -> ScreenRotation? {
    switch sign {
    case "-": nil
    case "0": .degrees0
    case "1": .degrees90
    case "2": .degrees180
    case "3": .degrees270
    default: throw DiagramError(line: row.line, what: "'\(sign)' is no rotation")
    }
  }

  /// How a sign in the row `device` turns it, degrees; nil where there is no sample.
  static func turn(_ sign: Character, of row: Diagram.Row) throws -> (
    yaw: Double, pitch: Double, roll: Double
  )? {
    switch sign {
    case "-", "x", "g": nil
    case "=": (0, 0, 0)
    case ">": (row.factor, 0, 0)
    case "<": (-row.factor, 0, 0)
    case "^": (0, row.factor, 0)
    case "v": (0, -row.factor, 0)
    case ")": (0, 0, row.factor)
    case "(": (0, 0, -row.factor)
    default: throw DiagramError(line: row.line, what: "'\(sign)' is no turn of the device")
    }
  }

  /// The sign that the row `phase` has for a phase.
  static func sign(of phase: MotionPhase) -> Character {
    switch phase {
    case .drag: "d"
    case .limit: "l"
    case .glide: "g"
    case .settle: "s"
    case .command: "c"
    case .auto: "a"
    case .gyro: "y"
    case .idle: "."
    }
  }
}
