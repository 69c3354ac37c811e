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
      "gyro.pitch-offset",
      words: ["return-on-motion": PitchOffsetPolicy.returnOnMotion, "keep": .keep, "locked": .locked],
      standard: "return-on-motion",
      "What becomes of a pitch that touch adds: returns as the device turns, stays, or there is none.",
      \.gyro.pitchOffset),
    ConfigurationKey(
      "gyro.roll", .toggle, standard: "on",
      "Whether the device's roll turns the picture; off: level horizon.",
      .toggle(\.gyro.roll)),
    ConfigurationKey(
      "gyro.prediction", .number(.seconds, 0...0.1), standard: "0",
      "How far ahead the attitude of an inertial sensor is shown.", .seconds(\.gyro.prediction)),
    ConfigurationKey(
      "gyro.smoothing", .toggle, standard: "on",
      "Whether trembling and noise are taken from it while the device hardly turns.", .toggle(\.gyro.smooths)),
    ConfigurationKey(
      "recentre.duration", .number(.seconds, 0...3600), standard: "0.3",
      "How long the way back to the start heading takes.", .seconds(\.recentre.duration)),
  ]
}
