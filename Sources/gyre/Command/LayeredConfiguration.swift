internal import GyreConfiguration

/// Reads the layers of the configuration: system files, then `--config`, then `--set`, then own options.
enum LayeredConfiguration {
  /// The most bytes that a configuration file may have.
  static let sizeLimit = 1 << 20

  /// The configuration that a command line asks for.
  static func read(
    _ arguments: ParsedArguments, withSystemFiles: Bool
  ) throws(CommandError) -> Configuration {
    var configuration = Configuration()
    if withSystemFiles { for path in try SystemFiles.paths() { try read(path, into: &configuration) } }
    for argument in arguments.all(.config) { try read(argument.path, into: &configuration) }
    do {
      for argument in arguments.all(.set) { try configuration.set(argument.text) }
      for (option, value) in arguments.given { try apply(option, value.text, to: &configuration) }
    } catch {
      throw CommandError(error)
    }
    return configuration
  }

  private static func apply(
    _ option: CommandOption, _ text: String, to configuration: inout Configuration
  ) throws(ConfigurationError) {
    if case .size = option.value {
      for (key, side) in zip(option.keys, text.split(separator: "x")) {
        try configuration.set(key, to: String(side), by: option.name)
      }
    } else {
      for key in option.keys { try configuration.set(key, to: text, by: option.name) }
    }
  }

  private static func read(_ path: FilePath, into configuration: inout Configuration) throws(CommandError) {
    let bytes = try InputFile.contents(of: path, limit: sizeLimit)
    do {
      try configuration.read(bytes, file: path.text)
    } catch {
      throw CommandError(error)
    }
  }
}
