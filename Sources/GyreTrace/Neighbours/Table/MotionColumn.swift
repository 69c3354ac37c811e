/// A column's name taken apart: what it measures, along which axis, in which unit.
///
/// Names in the wild: `gx`, `gyro_x`, `Gyroscope X (deg/s)`, `w_RS_S_x [rad s^-1]`, `"Gyroscope x (rad/s)"`,
/// `angular_velocity.x`, `#timestamp [ns]`, `Time (s)`, `seconds_elapsed`, `time_us`.
struct MotionColumn: Equatable {
  /// The channel: t, gx gy gz, ax ay az, mx my mz, qw qx qy qz.
  let channel: String
  /// What it measures.
  let quantity: MotionQuantity
  /// The unit that the name itself gives, as written; nil for none.
  let unit: String?

  /// Reads a name; nil where it is no motion.
  ///
  /// - Parameters:
  ///   - name: the column's name.
  ///   - bare: what columns measure that are only called x, y, z (Sensor Logger); nil where nobody knows.
  init?(_ name: String, bare: MotionQuantity? = nil) {
    let parts = Self.split(name)
    let unit = parts.unit
    var words = parts.words
    if let (found, suffix) = Self.time(words) {
      guard found else { return nil }
      (channel, quantity, self.unit) = ("t", .time, unit ?? suffix)
      return
    }
    guard let last = words.last?.last, "wxyz".contains(last) else { return nil }
    // The axis is the last letter, a word of its own or not.
    words[words.count - 1].removeLast()
    let stem = words.joined()
    guard let quantity = stem.isEmpty ? bare ?? (last == "w" ? .attitude : nil) : Self.quantities[stem] else {
      return nil
    }
    guard quantity != .time, last != "w" || quantity == .attitude else { return nil }
    channel = "\(quantity.letter)\(last)"
    self.quantity = quantity
    self.unit = unit
  }

  /// What stands before the axis, without separators.
  private static let quantities: [String: MotionQuantity] = [
    "g": .angularVelocity, "gyr": .angularVelocity, "gyro": .angularVelocity, "gyros": .angularVelocity,
    "gyroscope": .angularVelocity, "w": .angularVelocity, "omega": .angularVelocity, "wrss": .angularVelocity,
    "angularvelocity": .angularVelocity, "angularrate": .angularVelocity, "angvel": .angularVelocity,
    "rotationrate": .angularVelocity, "anglvel": .angularVelocity,
    "a": .acceleration, "acc": .acceleration, "accel": .acceleration, "accelerometer": .acceleration,
    "acceleration": .acceleration, "arss": .acceleration,
    "m": .magneticField, "mag": .magneticField, "magn": .magneticField, "magnetometer": .magneticField,
    "magneticfield": .magneticField, "magfield": .magneticField,
    "q": .attitude, "quat": .attitude, "quaternion": .attitude, "orientation": .attitude, "qrs": .attitude,
  ]

  /// Whether the words are a time, and the unit that the last one gives; nil where they have nothing of it.
  private static func time(_ words: [String]) -> (found: Bool, unit: String?)? {
    let units = ["s", "sec", "ms", "us", "ns"]
    var words = words
    var unit: String?
    if words.count > 1, let last = words.last, units.contains(last) {
      unit = last
      words.removeLast()
    }
    switch words.joined() {
    case "t", "time", "timestamp", "timestamps", "elapsed", "elapsedtime", "systemtime": return (true, unit)
    case "seconds", "secondselapsed", "elapsedseconds", "sec": return (true, "s")
    case "millis", "milliseconds", "ms": return (true, "ms")
    case "micros", "microseconds", "us": return (true, "us")
    case "nanoseconds", "ns": return (true, "ns")
    default: return nil
    }
  }

  /// The words of a name in lower case, and the unit that stands in brackets at its end.
  private static func split(_ name: String) -> (words: [String], unit: String?) {
    var name = Substring(name)
    while let first = name.first, first == "#" || first == " " { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    var unit: String?
    if let last = name.last, last == ")" || last == "]",
      let open = name.lastIndex(of: last == ")" ? "(" : "[")
    {
      unit = String(name[name.index(after: open)...].dropLast())
      name = name[..<open]
    }
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }.map { String($0) }
    return (words, unit)
  }
}

extension MotionQuantity {
  /// The first letter of its channels.
  fileprivate var letter: String {
    switch self {
    case .time: "t"
    case .angularVelocity: "g"
    case .acceleration: "a"
    case .magneticField: "m"
    case .attitude: "q"
    }
  }
}
