internal import GyreConfiguration

/// Sorts the words behind a verb by its option table.
///
/// Options and operands may be mixed; `--option VALUE` and `--option=VALUE` are the same, and so are
/// `-o FILE`, `-oFILE` and `-o=FILE`; behind `--` everything is an operand, and so is a lone `-`.
struct ArgumentParser {
  private let verb: Verb
  private let words: [Argument]
  private var place = 0
  private var result = ParsedArguments()

  init(_ verb: Verb, _ words: [Argument]) {
    self.verb = verb
    self.words = words
  }

  /// The sorted words, or the first thing that is wrong with them.
  static func parse(_ words: [Argument], for verb: Verb) throws(CommandError) -> ParsedArguments {
    var parser = ArgumentParser(verb, words)
    return try parser.parse()
  }

  private mutating func parse() throws(CommandError) -> ParsedArguments {
    while place < words.count {
      let word = words[place]
      place += 1
      if word.bytes == Array("--".utf8) {
        result.operands += words[place...]
        break
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        try option(word)
        if result.wantsHelp { return result }
      } else {
        result.operands.append(word)
      }
    }
    try checkOperands()
    return result
  }

  private mutating func option(_ word: Argument) throws(CommandError) {
    let (name, attached) = Self.split(word)
    if name.text == "--help" || name.text == "-h" {
      result.wantsHelp = true
      return
    }
    guard let option = verb.options.first(where: { $0.name == name.text }) else {
      throw unknown(name.text)
    }
    guard let placeholder = option.placeholder else {
      if attached != nil { throw usage("\(option.name) takes no value", "leave it out") }
      result.given.append((option, Argument("")))
      return
    }
    guard let value = attached ?? next() else {
      throw usage("\(option.name) has no value", "write \(option.name) \(placeholder)")
    }
    try Self.check(value, of: option)
    result.given.append((option, value))
  }

  /// The next word as a value, unless it is an option of this verb: then the value was forgotten.
  private mutating func next() -> Argument? {
    guard place < words.count else { return nil }
    let word = words[place]
    let (name, _) = Self.split(word)
    if word.bytes.count > 1, name.text == "--help" || verb.options.contains(where: { $0.name == name.text }) {
      return nil
    }
    place += 1
    return word
  }

  /// Takes `--option=VALUE`, `-oVALUE` and `-o=VALUE` apart.
  private static func split(_ word: Argument) -> (name: Argument, value: Argument?) {
    if word.bytes.starts(with: "--".utf8) {
      guard let equals = word.bytes.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
      return (
        Argument(bytes: Array(word.bytes[..<equals])), Argument(bytes: Array(word.bytes[(equals + 1)...]))
      )
    }
    guard word.bytes.count > 2 else { return (word, nil) }
    let start = word.bytes[2] == UInt8(ascii: "=") ? 3 : 2
    return (Argument(bytes: Array(word.bytes[..<2])), Argument(bytes: Array(word.bytes[start...])))
  }

  private static func check(_ value: Argument, of option: CommandOption) throws(CommandError) {
    switch option.value {
    case .none: break
    case .text:
      guard !value.bytes.isEmpty else {
        throw CommandError(.usage, "\(option.name) is empty", "write \(option.usage)")
      }
    case .kind(_, let kind):
      do {
        _ = try kind.value(of: value.text)
      } catch {
        throw CommandError(
          .usage, "\(option.name) cannot be '\(shortened(value.text))'", "give \(kind.expectation)")
      }
    case .size:
      guard size(value.text) != nil else {
        throw CommandError(
          .usage, "\(option.name) cannot be '\(shortened(value.text))'",
          "give WIDTHxHEIGHT in pixels, each from 1 to 65536")
      }
    }
  }

  /// `1920x1080` as two numbers, each from 1 to 65536.
  static func size(_ text: String) -> (width: Int, height: Int)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = NumberText.integer(parts[0]),
      let height = NumberText.integer(parts[1]),
      (1...65536).contains(width), (1...65536).contains(height)
    else { return nil }
    return (width, height)
  }

  private func checkOperands() throws(CommandError) {
    let count = result.operands.count
    if count < verb.operandCount.lowerBound {
      throw usage("\(verb.operands) is missing", "write gyre \(verb.name) \(verb.operands)")
    }
    if count > verb.operandCount.upperBound {
      let extra = result.operands[verb.operandCount.upperBound].text
      throw usage("'\(shortened(extra))' is one word too many", "'gyre \(verb.name) --help' shows the usage")
    }
  }

  private func unknown(_ name: String) -> CommandError {
    let nearest = nearestName(to: name, among: verb.options.map(\.name) + ["--help"]) ?? ""
    return usage(
      "unknown option '\(shortened(name))'",
      "the nearest is '\(nearest)', 'gyre \(verb.name) --help' shows all")
  }

  private func usage(_ what: String, _ remedy: String) -> CommandError {
    CommandError(.usage, what, remedy)
  }
}

/// A foreign text for a message: at most 60 characters of it.
func shortened(_ text: String, to limit: Int = 60) -> String {
  text.count > limit ? String(text.prefix(limit)) + "..." : text
}
