/// What one key is worth in the end, and who said so.
public struct EffectiveValue: Sendable, Equatable {
  /// The key's name.
  public var key: String
  /// The value; nil where it is that of a panel that is not known yet.
  public var value: ConfigurationValue?
  /// Who said so.
  public var source: ValueSource
}

extension Configuration {
  /// Every key with its value and source, in the order of the table.
  public var effective: [EffectiveValue] {
    zip(ConfigurationKey.all, settings).map { key, setting in
      EffectiveValue(
        key: key.name, value: setting?.value ?? key.standardValue, source: setting?.source ?? .standard)
    }
  }
}

extension ConfigurationKey {
  /// The default as a value; nil where it comes from the panel.
  var standardValue: ConfigurationValue? { comesFromPanel ? nil : try? kind.value(of: standard) }
}
