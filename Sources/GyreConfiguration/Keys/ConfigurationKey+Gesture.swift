internal import GyreMotion

extension ConfigurationKey {
  /// What taps, presses, wheels and keys do.
  static let gesture: [ConfigurationKey] = [
    ConfigurationKey(
      "gesture.double-tap", words: ["home": DoubleTapAction.home, "zoom": .zoom, "off": .off],
      standard: "home",
      "What a double tap does: goes home, scales the picture by 2 about the point and back, or nothing.",
      \.gesture.doubleTap),
    ConfigurationKey(
      "gesture.double-tap-time", .number(.seconds, 0...10), standard: "0.3",
      "The longest time from the first tap's lift to the second press.", .seconds(\.gesture.doubleTapTime)),
    ConfigurationKey(
      "gesture.long-press", .number(.seconds, 0.01...60), standard: "0.5",
      "How long a still finger is down before it is a long press; a hold of 0.5 s or more is no tap in any case.",
      .seconds(\.gesture.longPressTime)),
    ConfigurationKey(
      "gesture.scroll",
      words: ["both": ScrollArbitration.both, "horizontal": .horizontal, "two-finger": .twoFinger],
      standard: "both",
      "Which touches turn the view: all, those that begin within 30 degrees of the horizontal, or two fingers.",
      \.gesture.scroll),
    ConfigurationKey(
      "wheel.zoom-per-notch", .number(.one, 1...10), standard: "1.1",
      "The factor by which a notch of the wheel scales the picture about the pointer.",
      .number(\.gesture.zoomPerNotch)),
    ConfigurationKey(
      "keys.speed", .number(.degreesPerSecond, 0...3600), standard: "60",
      "How fast a held key turns the view.", .degrees(\.gesture.keySpeed)),
    ConfigurationKey(
      "knob.frames-per-detent", .number(.one, -1000...1000), standard: "1",
      "How many frames a detent of a knob turns the spin by, clockwise.", .number(\.gesture.framesPerDetent)),
    ConfigurationKey(
      "knob.degrees-per-detent", .number(.degrees, -180...180), standard: "10",
      "How far a detent of a knob turns the view where there is no spin, clockwise to the right.",
      .degrees(\.gesture.anglePerDetent)),
  ]
}
