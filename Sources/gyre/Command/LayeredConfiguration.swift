internal import GyreConfiguration

/// Reads the layers of the configuration: system files, then `--config`, then `--set`.
///
/// A verb's own options come last; the verb sets them itself.
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
    for argument in arguments.all(.set) {
      do {
        try configuration.set(argument.text)
      } catch {
        throw CommandError(error)
      }
    }
    return configuration
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
