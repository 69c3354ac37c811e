internal import GyreMotion

extension ConfigurationKey {
  /// What the motion sensor does to the camera.
  static let gyro: [ConfigurationKey] = [
    ConfigurationKey(
      "gyro.mode", words: ["relative": GyroMode.relative, "absolute": .absolute, "off": .off],
      standard: "relative",
      "What the motion sensor does: turns from the start view, the device's own heading, or nothing.",
      \.gyro.mode),
    ConfigurationKey(
      "recentre.duration", .number(.seconds, 0...3600), standard: "0.3",
      "How long the way back to the start heading takes.", .seconds(\.recentre.duration)),
  ]
}
