/// Who said that a value is what it is.
public enum ValueSource: Sendable, Equatable, CustomStringConvertible {
  /// Nobody: the default holds.
  case standard
  /// A line of a configuration file, counted from 1.
  case file(String, line: Int)
  /// An option of the command line: `--set`, `--hfov`.
  case option(String)

  /// `default`, `FILE:LINE`, or the option's name.
  public var description: String {
    switch self {
    case .standard: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .option(let name): name
    }
  }
}
