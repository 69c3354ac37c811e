internal import GyreMotion

extension ConfigurationKey {
  /// What the attitude filter believes about sensors and hands.
  static let filter: [ConfigurationKey] = [
    ConfigurationKey(
      "filter.tau-acceleration", .number(.seconds, 0.1...60), standard: "3",
      "How long accelerations are averaged before they count as gravity, where the device turns and moves little.",
      .seconds(\.filter.tiltTime)),
    ConfigurationKey(
      "filter.rest-time", .number(.seconds, 0.3...60), standard: "1.5",
      "How long a device lies still before the gyroscope's bias is learnt from it.",
      .seconds(\.filter.restTime)),
    ConfigurationKey(
      "filter.bias-gate", .number(.degreesPerSecond, 0.1...100), standard: "10",
      "The largest bias that rest teaches while none is known.", .degrees(\.filter.biasGate)),
    ConfigurationKey(
      "filter.magnetometer", .toggle, standard: "off",
      "Whether a calibrated magnetometer turns the heading to magnetic north.",
      .toggle(\.filter.usesMagnetometer)),
    ConfigurationKey(
      "filter.tau-magnetometer", .number(.seconds, 0.1...600), standard: "9",
      "How long the heading takes to follow it.", .seconds(\.filter.magnetometerTime)),
    ConfigurationKey(
      "filter.stillness", .number(.degrees, 0...1), standard: "0.05",
      "How far the shown attitude stays behind while the device hardly turns, so that noise moves nothing.",
      .degrees(\.gyro.stillness)),
  ]
}
