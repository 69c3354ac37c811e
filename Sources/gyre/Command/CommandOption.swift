internal import GyreConfiguration

/// One option of a verb: a row from which parsing, messages and help come.
struct CommandOption: Sendable {
  /// As it is written: `--rate`, `-o`.
  let name: String
  /// What stands behind it.
  let value: Value
  /// The value that holds without the option, as help shows it; empty where there is none.
  let standard: String
  /// What it does, in a few words.
  let meaning: String
  /// The keys of the configuration that it sets; none for most.
  let keys: [String]

  /// What stands behind an option.
  enum Value: Sendable {
    /// Nothing.
    case none
    /// Any text, described by its placeholder.
    case text(String)
    /// A value that is read and checked.
    case kind(String, ValueKind)
    /// `WIDTHxHEIGHT` in pixels; sets two keys, the width first.
    case size
  }

  /// Makes an option.
  init(
    _ name: String, _ value: Value, standard: String = "", _ meaning: String, sets keys: [String] = []
  ) {
    self.name = name
    self.value = value
    self.standard = standard
    self.meaning = meaning
    self.keys = keys
  }

  /// Makes an option without a value.
  init(_ name: String, _ meaning: String) { self.init(name, .none, meaning) }

  /// Makes an option that sets a key of the configuration: kind and default are the key's.
  init(_ name: String, _ placeholder: String, sets key: String, _ meaning: String) {
    let row = ConfigurationKey.all.first { $0.name == key }
    self.init(
      name, row.map { .kind(placeholder, $0.kind) } ?? .text(placeholder), standard: row?.standardNote ?? "",
      meaning, sets: [key])
  }

  /// The word for the value in usage lines; nil for none.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let placeholder), .kind(let placeholder, _): placeholder
    case .size: "WxH"
    }
  }

  /// The option with its placeholder: `--rate HZ`.
  var usage: String { name + (placeholder.map { " " + $0 } ?? "") }

  /// The unit of its value in words; empty where it has none.
  var unit: String {
    switch value {
    case .kind(_, let kind): kind.unit.word
    case .size: "pixels"
    case .none, .text: ""
    }
  }
}
