internal import GyreMotion

extension ConfigurationKey {
  /// How a released drag runs on; `glide.feel` comes first; curve, time law and their numbers shape the
  /// feel gyre only, and snap, flywheel and estimator count with every feel.
  static let glide: [ConfigurationKey] = [
    ConfigurationKey(
      "glide.feel", .word(feels.map(\.word) + ["off"]), standard: "gyre",
      "How a released drag runs on: our own way, like a platform, or not at all.", feel),
    ConfigurationKey(
      "glide.curve", .glideCurve, standard: "power 3", "The shape of a glide, where glide.feel is gyre.",
      curve),
    ConfigurationKey(
      "glide.time-law", .word(["ballistic", "fixed-time", "fixed-distance"]), standard: "ballistic",
      "How long a glide lasts, where glide.feel is gyre: by its speed, always as long, or always as far.",
      timeLaw),
    ConfigurationKey(
      "glide.duration", .number(.seconds, 0.001...600), standard: "1",
      "The glide's time, for the law ballistic at glide.reference-speed.", duration),
    ConfigurationKey(
      "glide.distance", .number(.degrees, 0.01...36000), standard: "90",
      "The glide's length, for the law fixed-distance.",
      distance),
    ConfigurationKey(
      "glide.reference-speed", .number(.degreesPerSecond, 0.01...36000), standard: "300",
      "The speed at which a glide lasts glide.duration, for the law ballistic.", referenceSpeed),
    ConfigurationKey(
      "glide.snap", words: ["auto": GlideSnapMode.auto, "on": .on, "off": .off], standard: "auto",
      "Whether a glide ends on a frame; auto: where there is a spin.", \.glide.snap),
    ConfigurationKey(
      "glide.flywheel", .toggle, standard: "off", "Whether repeated flicks add up.", .toggle(\.glide.flywheel)
    ),
    ConfigurationKey(
      "velocity.estimator",
      words: [
        "guarded": VelocityMethod.guarded, "least-squares": .leastSquares(degree: 2),
        "weighted-pairs": .weightedPairs,
        "impulse": .impulse,
      ], standard: "guarded", "How the speed at the release is told from the last positions.",
      \.glide.velocityMethod),
  ]

  private static let feels: [(word: String, feel: GlideFeel)] = [
    ("gyre", .gyre()), ("ios", .ios), ("ios-fast", .iosFast), ("android", .android), ("flutter", .flutter),
    ("chrome", .chromeTouchpad), ("marzipano", .marzipano),
  ]

  private static let feel = ValueLens<MotionSettings>(
    read: { settings in
      guard settings.glide.isOn else { return .word("off") }
      if case .gyre = settings.glide.feel { return .word("gyre") }
      return feels.first { $0.feel == settings.glide.feel }.map { .word($0.word) } ?? .none
    },
    write: { value, settings in
      let match = feels.first { .word($0.word) == value }
      settings.glide.isOn = match != nil
      if let match { settings.glide.feel = match.feel }
    })

  private static let curve = ValueLens<MotionSettings>(
    // A curve's text is not kept in the settings.
    read: { _ in .none },
    write: { value, settings in
      guard case .word(let text) = value, let curve = try? GlideCurve(configured: text),
        case .gyre(_, let law) = settings.glide.feel
      else { return }
      settings.glide.feel = .gyre(curve: curve, timeLaw: law)
    })

  private static let timeLaw = law { law in
    switch law {
    case .ballistic: .word("ballistic")
    case .fixedTime: .word("fixed-time")
    case .fixedDistance: .word("fixed-distance")
    }
  } write: { value, law in
    switch value {
    case .word("fixed-time"): law = .fixedTime()
    case .word("fixed-distance"): law = .fixedDistance()
    default: law = .ballistic()
    }
  }

  private static let duration = law { law in
    switch law {
    case .ballistic(let duration, _), .fixedTime(let duration), .fixedDistance(_, let duration):
      .number(duration)
    }
  } write: { value, law in
    guard case .number(let duration) = value else { return }
    switch law {
    case .ballistic(_, let speed): law = .ballistic(duration: duration, referenceSpeed: speed)
    case .fixedTime: law = .fixedTime(duration: duration)
    case .fixedDistance(let distance, _): law = .fixedDistance(distance, duration: duration)
    }
  }

  private static let distance = law { law in
    if case .fixedDistance(let distance, _) = law { .number(distance.degrees) } else { .none }
  } write: { value, law in
    guard case .number(let distance) = value, case .fixedDistance(_, let duration) = law else { return }
    law = .fixedDistance(.degrees(distance), duration: duration)
  }

  private static let referenceSpeed = law { law in
    if case .ballistic(_, let speed) = law { .number(speed.degrees) } else { .none }
  } write: { value, law in
    guard case .number(let speed) = value, case .ballistic(let duration, _) = law else { return }
    law = .ballistic(duration: duration, referenceSpeed: .degrees(speed))
  }

  /// A value within the time law of the feel gyre; other feels are left alone.
  private static func law(
    read: @escaping @Sendable (GlideTimeLaw) -> ConfigurationValue,
    write: @escaping @Sendable (ConfigurationValue, inout GlideTimeLaw) -> Void
  ) -> ValueLens<MotionSettings> {
    ValueLens(
      read: { if case .gyre(_, let law) = $0.glide.feel { read(law) } else { .none } },
      write: { value, settings in
        guard case .gyre(let curve, var law) = settings.glide.feel else { return }
        write(value, &law)
        settings.glide.feel = .gyre(curve: curve, timeLaw: law)
      })
  }
}
