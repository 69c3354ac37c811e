internal import GyreMotion

extension ConfigurationKey {
  /// What fingers and the mouse do to the camera.
  static let drag: [ConfigurationKey] = [
    ConfigurationKey(
      "drag.mode", words: ["anchored": DragMode.anchored, "linear": .linear, "fixed": .fixed],
      standard: "anchored",
      "How a drag turns the camera: the point stays under the finger, view width per field of view, or fixed.",
      \.drag.mode),
    ConfigurationKey(
      "drag.degrees-per-pixel", .number(.degreesPerPixel, 0.0001...90), standard: "0.1",
      "Turn per pixel where drag.mode is fixed.", .degrees(\.drag.anglePerPixel)),
    ConfigurationKey(
      "touch.slop", .number(.densityIndependentPixels, 0...1000), standard: "10",
      "How far a finger moves before a drag begins.", .number(\.touch.slop)),
    ConfigurationKey(
      "mouse.slop", .number(.pixels, 0...1000), standard: "4",
      "How far the mouse moves before a drag begins.", .number(\.touch.mouseSlop)),
  ]
}
