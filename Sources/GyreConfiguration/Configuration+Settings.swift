public import GyreMotion

extension Configuration {
  /// The settings for a panel: its size, rotation and density where nobody sets them, then every set value.
  ///
  /// The panel's sides are swapped under a rotation of 90 or 270; a set width or height is one as seen and
  /// stays. Throws where values contradict each other; the later one is then at fault, both are named.
  public func settings(on panel: Panel = Panel()) throws(ConfigurationError) -> MotionSettings {
    var result = panel.settings(under: rotation ?? panel.rotation)
    for (key, setting) in zip(ConfigurationKey.all, settings) {
      if let setting { key.lens.write(setting.value, &result) }
    }
    try requireOrder("view.hfov-min", "view.hfov-max")
    try requireOrder("view.hfov-min", "view.hfov")
    try requireOrder("view.hfov", "view.hfov-max")
    if let spin = result.spin, spin.start >= spin.frames {
      throw contradiction("spin.start", "is no frame of", "spin.frames", "give a start below the frames")
    }
    return result
  }

  private var rotation: ScreenRotation? {
    guard case .word(let word)? = setting("view.rotation")?.value else { return nil }
    return NumberText.integer(word).flatMap(ScreenRotation.init(rawValue:))
  }

  private func requireOrder(_ low: String, _ high: String) throws(ConfigurationError) {
    guard case .number(let lower)? = value(low), case .number(let upper)? = value(high), lower > upper else {
      return
    }
    throw contradiction(low, "is above", high, "give a value of \(low) that is not above \(high)")
  }

  private func contradiction(
    _ left: String, _ relation: String, _ right: String, _ remedy: String
  ) -> ConfigurationError {
    let (first, second) = (setting(left), setting(right))
    let later = (first?.order ?? 0) > (second?.order ?? 0) ? first : second
    return ConfigurationError(
      place: later?.place ?? ConfigurationPlace(source: "default"),
      reason: .contradiction(
        "\(describe(left)) \(relation) \(describe(right))", remedy: remedy))
  }

  /// `view.hfov 90 (default)`.
  private func describe(_ key: String) -> String {
    "\(key) \(value(key)?.text ?? "none") (\(setting(key)?.source.description ?? "default"))"
  }

  private func value(_ key: String) -> ConfigurationValue? {
    guard let index = ConfigurationKey.index(of: key) else { return nil }
    return settings[index]?.value ?? ConfigurationKey.all[index].standardValue
  }

  private func setting(_ key: String) -> Setting? {
    ConfigurationKey.index(of: key).flatMap { settings[$0] }
  }
}
