internal import GyreMotion

extension ConfigurationKey {
  /// The product spin; `spin.frames` makes it, so it comes first and the others follow.
  static let spin: [ConfigurationKey] = [
    ConfigurationKey(
      "spin.frames", .optional(.integer(.frames, 1...1_000_000)), standard: "none",
      "Photographs in one revolution: a spin besides the sphere; none for no spin.", frames),
    ConfigurationKey(
      "spin.rows", .optional(.integer(.rows, 1...10000)), standard: "none",
      "Rows of photographs above one another.", rows),
    ConfigurationKey(
      "spin.pixels-per-frame", .optional(.number(.pixels, 0.001...1_000_000)), standard: "none",
      "Drag for one frame; none for one view width per revolution.", replaces: ["spin.pixels-per-revolution"],
      pixelsPerFrame),
    ConfigurationKey(
      "spin.pixels-per-revolution", .optional(.number(.pixels, 0.001...1_000_000_000)), standard: "none",
      "Drag for one revolution; none for one view width.", replaces: ["spin.pixels-per-frame"],
      pixelsPerRevolution),
    ConfigurationKey(
      "spin.pixels-per-row", .optional(.number(.pixels, 0.001...1_000_000)), standard: "none",
      "Vertical drag for one row; none for the view's height over all rows.", pixelsPerRow),
    ConfigurationKey(
      "spin.start", .integer(.frames, 0...999_999), standard: "0", "The frame at the start.",
      ValueLens.integer(\SpinSettings.start).inSpin),
    ConfigurationKey(
      "spin.direction", .word(["-1", "1"]), standard: "-1",
      "-1: a drag to the right lowers the index; 1: raises it.",
      ValueLens.word(\SpinSettings.direction, [("-1", -1), ("1", 1)]).inSpin),
    ConfigurationKey(
      "spin.ends", .word(["wrap", "clamp"]), standard: "wrap",
      "Beyond the last frame comes the first, or a drag past it rebounds.",
      ValueLens.word(\SpinSettings.ends, [("wrap", .wrap), ("clamp", .clamp)]).inSpin),
    ConfigurationKey(
      "spin.hysteresis", .number(.frames, 0...0.4), standard: "0.1",
      "How far the position passes a boundary before the frame changes.",
      ValueLens.number(\SpinSettings.hysteresis).inSpin),
    ConfigurationKey(
      "spin.rule", .word(["continuous", "original"]), standard: "continuous",
      "How a drag becomes frames: by the whole displacement, or as the original viewer did.",
      ValueLens.word(\SpinSettings.rule, [("continuous", .continuous), ("original", .original)]).inSpin),
    ConfigurationKey(
      "spin.autoplay", .number(.framesPerSecond, -1000...1000), standard: "0",
      "How fast it turns by itself while nothing else turns it; negative lowers the index.",
      ValueLens.number(\SpinSettings.autoplay).inSpin),
    ConfigurationKey(
      "spin.gyro-gain", .number(.one, -1000...1000), standard: "0",
      "Degrees that the object turns for a degree that the device turns about the vertical.",
      ValueLens.number(\SpinSettings.gyroGain).inSpin),
  ]

  private static let frames = ValueLens<MotionSettings>(
    read: { $0.spin.map { .integer($0.frames) } ?? .none },
    write: { value, settings in
      switch value {
      case .integer(let frames) where settings.spin == nil: settings.spin = SpinSettings(frames: frames)
      case .integer(let frames): settings.spin?.frames = frames
      default: settings.spin = nil
      }
    })

  private static let rows = ValueLens<SpinSettings>(
    read: { $0.rows == 1 ? .none : .integer($0.rows) },
    write: { value, spin in
      if case .integer(let rows) = value { spin.rows = rows } else { spin.rows = 1 }
    }
  ).inSpin

  private static let pixelsPerFrame = ValueLens<SpinSettings>(
    read: { if case .pixelsPerFrame(let pixels) = $0.scale { .number(pixels) } else { .none } },
    write: { value, spin in
      if case .number(let pixels) = value {
        spin.scale = .pixelsPerFrame(pixels)
      } else if case .pixelsPerFrame = spin.scale {
        spin.scale = .viewWidthPerRevolution
      }
    }
  ).inSpin

  private static let pixelsPerRevolution = ValueLens<SpinSettings>(
    read: { if case .pixelsPerRevolution(let pixels) = $0.scale { .number(pixels) } else { .none } },
    write: { value, spin in
      if case .number(let pixels) = value {
        spin.scale = .pixelsPerRevolution(pixels)
      } else if case .pixelsPerRevolution = spin.scale {
        spin.scale = .viewWidthPerRevolution
      }
    }
  ).inSpin

  private static let pixelsPerRow = ValueLens<SpinSettings>(
    read: { $0.pixelsPerRow.map { .number($0) } ?? .none },
    write: { value, spin in
      if case .number(let pixels) = value { spin.pixelsPerRow = pixels } else { spin.pixelsPerRow = nil }
    }
  ).inSpin
}
