/// The configuration in layers: defaults, then files, then `--set`, then a program's own options.
///
/// Whatever is set later wins, also within one file, so the layers are read in their order. Values are
/// checked one by one as they come; how they fit together is checked by `settings(on:)`, since a later
/// layer may mend what an earlier one says.
public struct Configuration: Sendable, Equatable {
  /// One value that was set, and where.
  struct Setting: Sendable, Equatable {
    var value: ConfigurationValue
    var source: ValueSource
    var place: ConfigurationPlace
    /// Later settings have higher numbers.
    var order: Int
  }

  /// One for each key of the table; nil where the default holds.
  private(set) var settings: [Setting?]
  private var count = 0

  /// Makes a configuration in which every default holds.
  public init() { settings = Array(repeating: nil, count: ConfigurationKey.all.count) }

  /// Reads a file's bytes; `file` names it in errors and sources. After an error nothing has changed.
  public mutating func read(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    var result = self
    var reader = SettingsReader(bytes, source: file)
    while let assignment = try reader.next() {
      try result.set(
        assignment.key, to: assignment.value, source: .file(file, line: assignment.line),
        keyPlace: ConfigurationPlace(source: file, line: assignment.line, column: assignment.keyColumn),
        valuePlace: ConfigurationPlace(source: file, line: assignment.line, column: assignment.valueColumn))
    }
    self = result
  }

  /// Sets one key from a text in the key's unit; `option` names who does it in errors and sources.
  public mutating func set(_ key: String, to text: String, by option: String) throws(ConfigurationError) {
    let place = ConfigurationPlace(source: option)
    try set(key, to: text, source: .option(option), keyPlace: place, valuePlace: place)
  }

  /// Sets one key from `KEY=VALUE`, as `--set` gives it; blanks around both are allowed.
  public mutating func set(_ assignment: String, by option: String = "--set") throws(ConfigurationError) {
    guard let equals = assignment.firstIndex(of: "=") else {
      throw ConfigurationError(
        place: ConfigurationPlace(source: option), reason: .notKeyAndValue(assignment))
    }
    try set(
      String(trimmed(assignment[..<equals])),
      to: String(trimmed(assignment[assignment.index(after: equals)...])), by: option)
  }

  private mutating func set(
    _ key: String, to text: String, source: ValueSource, keyPlace: ConfigurationPlace,
    valuePlace: ConfigurationPlace
  ) throws(ConfigurationError) {
    guard let index = ConfigurationKey.index(of: key) else {
      let nearest = nearestName(to: key, among: ConfigurationKey.all.map(\.name)) ?? ""
      throw ConfigurationError(place: keyPlace, reason: .unknownKey(key, nearest: nearest))
    }
    let row = ConfigurationKey.all[index]
    let value = try row.value(of: text, at: valuePlace)
    for other in row.replaces.compactMap(ConfigurationKey.index(of:)) { settings[other] = nil }
    count += 1
    settings[index] = Setting(value: value, source: source, place: valuePlace, order: count)
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension ConfigurationKey {
  /// The value that a text says for this key, or why it is refused.
  fileprivate func value(
    of text: String, at place: ConfigurationPlace
  ) throws(ConfigurationError) -> ConfigurationValue {
    let expected = kind.expectation
    guard !text.isEmpty else {
      throw ConfigurationError(place: place, reason: .noValue(key: name, expected: expected))
    }
    do {
      return try kind.value(of: text)
    } catch {
      let reason: ConfigurationError.Reason =
        switch error {
        case .unreadable: .badValue(key: name, text: text, expected: expected)
        case .outOfRange: .outOfRange(key: name, text: text, expected: expected)
        case .unfit(let why): .unfit(key: name, text: text, why: why)
        }
      throw ConfigurationError(place: place, reason: reason)
    }
  }
}
