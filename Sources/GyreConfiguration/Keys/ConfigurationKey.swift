public import GyreMotion

/// One key of the configuration: a row of the table from which reading, help and documentation come.
public struct ConfigurationKey: Sendable {
  /// `section.name`, lower case, dashes within words.
  public let name: String
  /// What the value may be: form, unit and range.
  public let kind: ValueKind
  /// The value that holds where nobody sets one, as configuration text.
  public let standard: String
  /// What the key does, in one sentence.
  public let meaning: String
  /// True where an unset value is that of the panel (a trace's display); `standard` holds without one.
  public let comesFromPanel: Bool
  /// The keys that say the same in another way: setting this one takes their values away.
  public let replaces: [String]
  let lens: ValueLens<MotionSettings>

  init(
    _ name: String, _ kind: ValueKind, standard: String, _ meaning: String, fromPanel: Bool = false,
    replaces: [String] = [], _ lens: ValueLens<MotionSettings>
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.meaning = meaning
    self.comesFromPanel = fromPanel
    self.replaces = replaces
    self.lens = lens
  }

  /// A key whose value is one word of a few.
  init<Value: Equatable & Sendable>(
    _ name: String, words: KeyValuePairs<String, Value>, standard: String, _ meaning: String,
    fromPanel: Bool = false, _ path: any WritableKeyPath<MotionSettings, Value> & Sendable
  ) {
    self.init(
      name, .word(words.map(\.key)), standard: standard, meaning, fromPanel: fromPanel,
      .word(path, words.map { (word: $0.key, value: $0.value) }))
  }

  /// The value that settings have; none where they have none, such as a spin's key without a spin.
  public func value(in settings: MotionSettings) -> ConfigurationValue { lens.read(settings) }

  /// The default as help shows it.
  public var standardNote: String { comesFromPanel ? "the display's, else \(standard)" : standard }

  /// Every key, in the order in which they are listed and applied.
  public static let all: [ConfigurationKey] =
    view + drag + gesture + glide + gyro + filter + limits + unattended + spin

  /// The place of a key in `all`, or nil where no key has the name.
  static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }
}
