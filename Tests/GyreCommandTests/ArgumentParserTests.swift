import GyreConfiguration
import Testing

@testable import gyre

@Suite struct ArgumentParserTests {
  static let rate = CommandOption(
    "--rate", .kind("HZ", .number(.hertz, 1...1000)), standard: "60", "how often")
  static let size = CommandOption("--view", .size, "how large")
  static let output = CommandOption("-o", .text("FILE"), "where")
  static let flag = CommandOption("--json", "as JSON")

  static let verb = Verb(
    "try", "try it", operands: "FILE...", count: 1...3, options: [rate, size, output, flag], examples: []
  ) { _ throws(CommandError) in .success }

  static func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentParser.parse(words.map { Argument($0) }, for: verb)
  }

  static func message(_ words: [String]) -> String? {
    do {
      _ = try ArgumentParser.parse(words.map { Argument($0) }, for: verb)
      return nil
    } catch {
      return error.code == .usage ? error.line : "not a usage error"
    }
  }

  @Test func optionsAndOperandsMixInEverySpelling() throws {
    let parsed = try Self.parse("a", "--rate", "30", "-", "--view=640x480", "-ofile", "--json", "--", "--b")
    #expect(parsed.operands.map(\.text) == ["a", "-", "--b"])
    #expect(parsed.number(Self.rate) == 30 && parsed.last(Self.output)?.text == "file")
    let size = try #require(parsed.size(Self.size))
    #expect(size == (640, 480))
    #expect(parsed.has(Self.flag) && !parsed.wantsHelp)
  }

  @Test func theLastValueOfAnOptionHolds() throws {
    let parsed = try Self.parse("a", "--rate=1", "--rate=2", "-o", "x", "-o", "y")
    #expect(parsed.number(Self.rate) == 2 && parsed.all(Self.output).map(\.text) == ["x", "y"])
  }

  @Test func aValueMayLookLikeAnotherWord() throws {
    #expect(try Self.parse("a", "-o", "--not-an-option").last(Self.output)?.text == "--not-an-option")
    #expect(try Self.parse("a", "-o", "-").last(Self.output)?.text == "-")
    #expect(try Self.parse("a", "-o=b").last(Self.output)?.text == "b")
  }

  static let mistakes: [([String], String)] = [
    ([], "gyre: FILE... is missing; write gyre try FILE..."),
    (["a", "b", "c", "d"], "gyre: 'd' is one word too many; 'gyre try --help' shows the usage"),
    (
      ["a", "--rat", "5"],
      "gyre: unknown option '--rat'; the nearest is '--rate', 'gyre try --help' shows all"
    ),
    (["a", "--jsno"], "gyre: unknown option '--jsno'; the nearest is '--json', 'gyre try --help' shows all"),
    (["a", "-x"], "gyre: unknown option '-x'; the nearest is '-o', 'gyre try --help' shows all"),
    (["a", "--rate"], "gyre: --rate has no value; write --rate HZ"),
    (["a", "--rate", "--json"], "gyre: --rate has no value; write --rate HZ"),
    (["a", "--rate", "fast"], "gyre: --rate cannot be 'fast'; give a number from 1 to 1000 hertz"),
    (["a", "--rate", "0"], "gyre: --rate cannot be '0'; give a number from 1 to 1000 hertz"),
    (["a", "--rate="], "gyre: --rate cannot be ''; give a number from 1 to 1000 hertz"),
    (["a", "--rate=nan"], "gyre: --rate cannot be 'nan'; give a number from 1 to 1000 hertz"),
    (["a", "--json=yes"], "gyre: --json takes no value; leave it out"),
    (
      ["a", "--view", "640"],
      "gyre: --view cannot be '640'; give WIDTHxHEIGHT in pixels, each from 1 to 65536"
    ),
    (
      ["a", "--view", "0x5"],
      "gyre: --view cannot be '0x5'; give WIDTHxHEIGHT in pixels, each from 1 to 65536"
    ),
    (
      ["a", "--view", "1x2x3"],
      "gyre: --view cannot be '1x2x3'; give WIDTHxHEIGHT in pixels, each from 1 to 65536"
    ),
    (["a", "-o", ""], "gyre: -o is empty; write -o FILE"),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrong(words: [String], message: String) { #expect(Self.message(words) == message) }

  @Test func foreignBytesStayThemselves() throws {
    let name = Argument(bytes: [0xFF, 0x2F, 0xC3])
    let parsed = try ArgumentParser.parse([name], for: Self.verb)
    #expect(parsed.operands == [name] && parsed.operands[0].path.bytes == name.bytes)
  }
}
