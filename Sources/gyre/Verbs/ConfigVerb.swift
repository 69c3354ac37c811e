internal import GyreConfiguration

extension Verb {
  /// `gyre config`: what every setting is, and who says so.
  static let config = Verb(
    "config", "show every setting with its value and its source",
    options: [.config, .set, .json],
    examples: ["gyre config", "gyre config --set view.hfov=75 --json"],
    notes: { "Keys:\n" + keys + "\n" }
  ) { arguments throws(CommandError) in
    let configuration = try LayeredConfiguration.read(arguments, withSystemFiles: true)
    do throws(ConfigurationError) {
      _ = try configuration.settings()
    } catch {
      throw CommandError(error)
    }
    var output = try OutputFile(nil)
    try output.write(arguments.has(.json) ? json(configuration.effective) : text(configuration.effective))
    try output.finish()
    return .success
  }

  private static func text(_ values: [EffectiveValue]) -> String {
    let rows = values.map { ($0.key + " = " + ($0.value?.text ?? "the display's"), $0.source.description) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { setting, source in
      // A comment behind each line: the listing is a configuration file itself, but for the display's values.
      (setting.hasSuffix("the display's") ? "# " : "")
        + setting + String(repeating: " ", count: width - setting.count + 2) + "# " + source + "\n"
    }.joined()
  }

  private static func json(_ values: [EffectiveValue]) -> String {
    JSONText.lines(
      values.map {
        JSONText.object([
          "key": JSONText.string($0.key), "value": json($0.value),
          "source": JSONText.string($0.source.description),
        ])
      }) + "\n"
  }

  private static func json(_ value: ConfigurationValue?) -> String {
    switch value {
    case .number(let number): JSONText.number(number)
    case .integer(let integer): String(integer)
    case nil, .some(.none): "null"
    case .some(let value): JSONText.string(value.text)
    }
  }

  private static var keys: String {
    HelpText.table(
      ConfigurationKey.all.map { key in
        (key.name, "\(key.meaning) Default \(key.standardNote); \(key.kind.expectation).")
      })
  }
}
