internal import GyreMotion

extension ConfigurationKey {
  /// What the view does while nobody is there, and how much it may move.
  static let unattended: [ConfigurationKey] = [
    ConfigurationKey(
      "idle.after", .optional(.number(.seconds, 0.1...86_400)), standard: "none",
      "The time without anybody after which the view goes home, and the spin to its start.",
      idleTime),
    ConfigurationKey(
      "idle.return", .number(.seconds, 0...60), standard: "1.5",
      "How long the way home takes.", .seconds(\.unattended.returnDuration)),
    ConfigurationKey(
      "idle.home", .optional(.home), standard: "none",
      "Where home is: yaw, pitch and horizontal field of view; none for the start view.", home),
    ConfigurationKey(
      "auto.speed", .number(.degreesPerSecond, -3600...3600), standard: "0",
      "How fast the camera turns by itself while nobody is there, to the right; 0: not at all.",
      .degrees(\.unattended.turnSpeed)),
    ConfigurationKey(
      "motion.reduced", .toggle, standard: "off",
      "Whether nothing glides or turns by itself, and what leads somewhere takes at most 0.1 s.",
      .toggle(\.reducesMotion)),
  ]

  private static let idleTime = ValueLens<MotionSettings>(
    read: { $0.unattended.idleTime.map { .number($0.seconds) } ?? .none },
    write: { value, settings in
      if case .number(let seconds) = value {
        settings.unattended.idleTime = .seconds(seconds)
      } else {
        settings.unattended.idleTime = nil
      }
    })

  private static let home = ValueLens<MotionSettings>(
    read: { settings in
      guard let home = settings.unattended.home else { return .none }
      return .list([home.yaw.degrees, home.pitch.degrees, home.horizontalFieldOfView.degrees])
    },
    write: { value, settings in
      guard case .list(let numbers) = value, numbers.count == 3 else {
        settings.unattended.home = nil
        return
      }
      settings.unattended.home = HomeView(
        yaw: .degrees(numbers[0]), pitch: .degrees(numbers[1]), horizontalFieldOfView: .degrees(numbers[2]))
    })
}
