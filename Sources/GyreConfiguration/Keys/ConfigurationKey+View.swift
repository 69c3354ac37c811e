internal import GyreMotion

extension ConfigurationKey {
  /// The drawn view: size, field of view, start direction.
  static let view: [ConfigurationKey] = [
    ConfigurationKey(
      "view.width", .number(.pixels, 1...65536), standard: "1920",
      "Width of the view as seen; touch positions map to it.", fromPanel: true, .number(\.view.width)),
    ConfigurationKey(
      "view.height", .number(.pixels, 1...65536), standard: "1080",
      "Height of the view as seen; touch positions map to it.", fromPanel: true, .number(\.view.height)),
    ConfigurationKey(
      "view.rotation",
      words: ["0": ScreenRotation.degrees0, "90": .degrees90, "180": .degrees180, "270": .degrees270],
      standard: "0",
      "Clockwise turn of the picture on the panel, for display, touch and motion sensor alike.",
      fromPanel: true, \.view.rotation),
    ConfigurationKey(
      "view.dpi", .number(.pixelsPerInch, 1...10000), standard: "160", "Pixels per inch of the panel.",
      fromPanel: true, .number(\.view.dotsPerInch)),
    ConfigurationKey(
      "view.hfov", .number(.degrees, 1...170), standard: "90", "Horizontal field of view at the start.",
      .degrees(\.view.horizontalFieldOfView)),
    ConfigurationKey(
      "view.hfov-min", .number(.degrees, 1...170), standard: "30", "The narrowest horizontal field of view.",
      .degrees(\.view.minimumFieldOfView)),
    ConfigurationKey(
      "view.hfov-max", .number(.degrees, 1...170), standard: "120",
      "The widest field of view, horizontal and vertical.", .degrees(\.view.maximumFieldOfView)),
    ConfigurationKey(
      "view.yaw", .number(.degrees, -360...360), standard: "0",
      "Heading of the start view, positive to the right.", .degrees(\.view.yaw)),
    ConfigurationKey(
      "view.pitch", .number(.degrees, -90...90), standard: "0",
      "Pitch of the start view where no motion source gives one, positive up.", .degrees(\.view.pitch)),
  ]
}
