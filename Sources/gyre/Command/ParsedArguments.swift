internal import GyreConfiguration

/// The words behind a verb, sorted into operands and options; every value has been checked by its kind.
struct ParsedArguments: Sendable {
  /// The words that are no options.
  var operands: [Argument] = []
  /// The options in the order in which they were given.
  var given: [(option: CommandOption, value: Argument)] = []
  /// True where `--help` was given.
  var wantsHelp = false

  /// True where an option was given.
  func has(_ option: CommandOption) -> Bool { given.contains { $0.option.name == option.name } }

  /// Every value of an option, in order.
  func all(_ option: CommandOption) -> [Argument] {
    given.filter { $0.option.name == option.name }.map(\.value)
  }

  /// The last value of an option.
  func last(_ option: CommandOption) -> Argument? { given.last { $0.option.name == option.name }?.value }

  /// Every file that is read, `-` for standard input: what no output may replace.
  var inputs: [FilePath] {
    let read = given.filter { Self.optionsThatRead.contains($0.option.name) }.map(\.value)
    return operands.isEmpty ? [FilePath("-")] + read.map(\.path) : (operands + read).map(\.path)
  }

  private static let optionsThatRead = ["--config", "--golden", "--description"]

  /// The last value of an option that is a number.
  func number(_ option: CommandOption) -> Double? {
    guard case .kind(_, let kind) = option.value, let argument = last(option) else { return nil }
    switch try? kind.value(of: argument.text) {
    case .number(let number): return number
    case .integer(let integer): return Double(integer)
    default: return nil
    }
  }

  /// The last value of an option that is one word of a few.
  func word(_ option: CommandOption) -> String? { last(option)?.text }

  /// The last value of an option that is a size.
  func size(_ option: CommandOption) -> (width: Int, height: Int)? {
    last(option).flatMap { ArgumentParser.size($0.text) }
  }
}
