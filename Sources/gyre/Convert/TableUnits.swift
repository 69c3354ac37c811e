internal import GyreTrace

/// The units that `--unit CHANNEL=UNIT` gives to the columns of tables.
enum TableUnits {
  private static let channels: KeyValuePairs<String, MotionQuantity> = [
    "t": .time, "gx": .angularVelocity, "gy": .angularVelocity, "gz": .angularVelocity,
    "gyro": .angularVelocity,
    "ax": .acceleration, "ay": .acceleration, "az": .acceleration, "accel": .acceleration,
    "mx": .magneticField, "my": .magneticField, "mz": .magneticField, "mag": .magneticField,
  ]

  /// The channels with their units; a channel or unit that nobody knows is an error of the command line.
  static func read(_ arguments: [Argument]) throws(CommandError) -> [(channel: String, unit: String)] {
    var units: [(channel: String, unit: String)] = []
    for argument in arguments {
      let parts = argument.text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let known = channels.first(where: { $0.key == parts[0] }) else {
        throw CommandError(
          .usage, "--unit cannot be '\(shortened(argument.text))'",
          "give CHANNEL=UNIT with one of " + channels.map(\.key).joined(separator: " "))
      }
      guard MotionUnit(parts[1], of: known.value) != nil else {
        throw CommandError(
          .usage, "--unit: '\(shortened(parts[1]))' is no unit of \(parts[0])",
          "give \(examples(of: known.value))")
      }
      units.append((parts[0], parts[1]))
    }
    return units
  }

  private static func examples(of quantity: MotionQuantity) -> String {
    switch quantity {
    case .time: "s, ms, us or ns"
    case .angularVelocity: "rad/s, deg/s or mdps"
    case .acceleration: "m/s^2, g or mg"
    case .magneticField: "uT, nT, mT, gauss or mG"
    case .attitude: "nothing"
    }
  }
}
