internal import GyreMotion

extension ConfigurationKey {
  /// What fingers, mouse and motion sensor do to the camera.
  static let control: [ConfigurationKey] = [
    ConfigurationKey(
      "drag.mode", words: ["anchored": DragMode.anchored, "linear": .linear, "fixed": .fixed],
      standard: "anchored",
      "How a drag turns the camera: the point stays under the finger, view width per field of view, or fixed.",
      \.drag.mode),
    ConfigurationKey(
      "drag.degrees-per-pixel", .number(.degreesPerPixel, 0.0001...90), standard: "0.1",
      "Turn per pixel where drag.mode is fixed.", .degrees(\.drag.anglePerPixel)),
    ConfigurationKey(
      "glide.feel", words: ["gyre": true, "off": false], standard: "gyre", "How a released drag runs on.",
      \.glide.isOn),
    ConfigurationKey(
      "touch.slop", .number(.densityIndependentPixels, 0...1000), standard: "10",
      "How far a finger moves before a drag begins.", .number(\.touch.slop)),
    ConfigurationKey(
      "mouse.slop", .number(.pixels, 0...1000), standard: "4",
      "How far the mouse moves before a drag begins.", .number(\.touch.mouseSlop)),
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
