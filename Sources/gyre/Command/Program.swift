internal import GyreConfiguration

/// The whole program as a function of its words.
enum Program {
  /// Runs it; what goes wrong is said on standard error in one line.
  static func run(_ words: [Argument]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch {
      StandardError.say(error.line)
      return error.code
    }
  }

  private static func dispatch(_ words: [Argument]) throws(CommandError) -> ExitCode {
    guard let first = words.first?.text else {
      throw CommandError(.usage, "no verb is given", "'gyre --help' lists them")
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version": return try answer("gyre \(version)\n", rest, to: first)
    case "--help", "-h": return try answer(HelpText.program(Verb.all), rest, to: first)
    case "help" where rest.isEmpty: return try show(HelpText.program(Verb.all))
    case "help":
      let verb = try verb(rest[0].text)
      return try answer(HelpText.verb(verb), Array(rest.dropFirst()), to: "help \(verb.name)")
    default: return try run(try verb(first), rest)
    }
  }

  private static func run(_ verb: Verb, _ words: [Argument]) throws(CommandError) -> ExitCode {
    let arguments = try ArgumentParser.parse(words, for: verb)
    return arguments.wantsHelp ? try show(HelpText.verb(verb)) : try verb.run(arguments)
  }

  private static func verb(_ name: String) throws(CommandError) -> Verb {
    if let verb = Verb.all.first(where: { $0.name == name }) { return verb }
    if name.hasPrefix("-") {
      throw CommandError(
        .usage, "unknown option '\(shortened(name))'", "a verb comes first, 'gyre --help' lists them")
    }
    let nearest = nearestName(to: name, among: Verb.all.map(\.name)) ?? ""
    throw CommandError(
      .usage, "unknown verb '\(shortened(name))'", "the nearest is '\(nearest)', 'gyre --help' lists all")
  }

  private static func answer(
    _ text: String, _ rest: [Argument], to word: String
  ) throws(CommandError) -> ExitCode {
    if let extra = rest.first?.text {
      throw CommandError(
        .usage, "\(word): '\(shortened(extra))' is one word too many", "leave it out")
    }
    return try show(text)
  }

  private static func show(_ text: String) throws(CommandError) -> ExitCode {
    var output = try OutputFile(nil)
    try output.write(text)
    try output.finish()
    return .success
  }
}
