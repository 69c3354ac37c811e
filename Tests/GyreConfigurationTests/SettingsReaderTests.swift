import GyreTestSupport
import Testing

@testable import GyreConfiguration

@Suite struct SettingsReaderTests {
  static func read(_ text: String) throws -> [SettingsReader.Assignment] {
    var reader = SettingsReader(Array(text.utf8), source: "f")
    var result: [SettingsReader.Assignment] = []
    while let assignment = try reader.next() { result.append(assignment) }
    return result
  }

  @Test func sectionsCommentsBlanksAndPlaces() throws {
    let text =
      "\u{FEFF}a.b=1\r\n\n# whole line\n  ; another\n[view]\t# behind\n  hfov =  90 ; why\nyaw=5#x\n[a.b]\nc = d e"
    #expect(
      try Self.read(text) == [
        .init(key: "a.b", value: "1", line: 1, keyColumn: 1, valueColumn: 5),
        .init(key: "view.hfov", value: "90", line: 6, keyColumn: 3, valueColumn: 11),
        .init(key: "view.yaw", value: "5", line: 7, keyColumn: 1, valueColumn: 5),
        .init(key: "a.b.c", value: "d e", line: 9, keyColumn: 1, valueColumn: 5),
      ])
  }

  @Test func nothingInNothingOut() throws { #expect(try Self.read("").isEmpty) }

  @Test func anEmptyValuePointsAtTheEqualsSign() throws {
    #expect(
      try Self.read("ab =  # c") == [.init(key: "ab", value: "", line: 1, keyColumn: 1, valueColumn: 4)])
  }

  @Test func theFirstEqualsSignSeparates() throws {
    #expect(try Self.read("a = b = c").map(\.value) == ["b = c"])
  }

  @Test(arguments: [
    ("x = 1\n  hello", 2, 3, ConfigurationError.Reason.notAnAssignment), ("= 5", 1, 1, .notAnAssignment),
    ("[view", 1, 1, .badSection), ("[]", 1, 1, .badSection), ("[", 1, 1, .badSection),
    ("[View]", 1, 1, .badSection),
    (" [a b]", 1, 2, .badSection), ("[view] x = 1", 1, 1, .badSection),
    ("\u{7F}ELF\u{0}", 1, 1, .notAnAssignment),
  ])
  func refusesTheFirstLineThatIsNothing(
    text: String, line: Int, column: Int, reason: ConfigurationError.Reason
  ) {
    let error = ConfigurationError(place: .init(source: "f", line: line, column: column), reason: reason)
    #expect(throws: error) { try Self.read(text) }
  }

  @Test func noBytesCrashIt() {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("[]=#;\n\r\t .a-\u{FF}\u{0}".utf8) + [0xFF, 0xEF, 0xBB, 0xBF]
    for round in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      var reader = SettingsReader(bytes, source: "f")
      do {
        while let assignment = try reader.next() {
          let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          let line = lines[assignment.line - 1]
          #expect(
            assignment.keyColumn <= line.count && assignment.valueColumn <= line.count,
            "seed \(seed), round \(round), \(bytes)")
        }
      } catch {
        #expect(error.place.line != nil, "seed \(seed), round \(round), \(bytes)")
      }
    }
  }
}
