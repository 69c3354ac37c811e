internal import GyreMotion

extension ConfigurationKey {
  /// Which part of the sphere may be shown.
  static let limits: [ConfigurationKey] = [
    ConfigurationKey(
      "limits.crop", .optional(.crop), standard: "none",
      "The part of a whole panorama that is there: its width and height, then left, top, width, height of the part.",
      crop),
    ConfigurationKey(
      "limits.yaw", .optional(.arc(.degrees, -360...360)), standard: "none",
      "The headings that may be shown, clockwise; none for all of them.", yaw),
    ConfigurationKey(
      "limits.pitch", .span(.degrees, -90...90), standard: "-90..90",
      "The elevations that may be shown; 90 lets the zenith be looked at, -90 the nadir.", pitch),
    ConfigurationKey(
      "limits.rubber-band", .toggle, standard: "off",
      "Whether a drag pulls the view beyond a limit, from where it comes back.", .toggle(\.limits.rubberBand)),
  ]

  private static let crop = ValueLens<MotionSettings>(
    read: { settings in
      guard let crop = settings.limits.crop else { return .none }
      return .list([crop.fullWidth, crop.fullHeight, crop.left, crop.top, crop.width, crop.height])
    },
    write: { value, settings in settings.limits.crop = PanoramaCrop(value) })

  private static let yaw = ValueLens<MotionSettings>(
    read: { $0.limits.yaw.map { .span($0.from.degrees, $0.to.degrees) } ?? .none },
    write: { value, settings in
      if case .span(let from, let to) = value {
        settings.limits.yaw = HeadingRange(from: .degrees(from), to: .degrees(to))
      } else {
        settings.limits.yaw = nil
      }
    })

  private static let pitch = ValueLens<MotionSettings>(
    read: { .span($0.limits.lowest.degrees, $0.limits.highest.degrees) },
    write: { value, settings in
      guard case .span(let from, let to) = value else { return }
      settings.limits.lowest = .degrees(from)
      settings.limits.highest = .degrees(to)
    })
}

extension PanoramaCrop {
  /// The crop that six numbers describe; nil for another value.
  init?(_ value: ConfigurationValue) {
    guard case .list(let numbers) = value, numbers.count == 6 else { return nil }
    self.init(
      fullWidth: numbers[0], fullHeight: numbers[1], left: numbers[2], top: numbers[3], width: numbers[4],
      height: numbers[5])
  }
}
