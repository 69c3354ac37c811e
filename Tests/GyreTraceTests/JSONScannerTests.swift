import GyreTestSupport
import Testing

@testable import GyreTrace

@Suite struct JSONScannerTests {
  private func check(_ text: [UInt8]) -> ScanFault? {
    var scanner = JSONScanner(line: text[...])
    do throws(ScanFault) {
      try scanner.skipValue(depth: 0)
      try scanner.expectEnd()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "{}", "[]", " { } ", "[[],{}]", #"{"a":{"b":[1,-2.5e3,"x",true,false,null]}}"#, "[1 ,\t2]", "\"\"", "0",
    String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
  ])
  func passesValidText(text: String) {
    #expect(check(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[,]", "[1,]", "{,}", #"{"a"}"#, #"{"a":}"#, "[1 2]", "tru", "truefalse",
    "nul",
    "\"", "\"\\", "\"\\u00", "'a'", "[1]x", "//", "+1", "\r", "[1\r]", "[1\u{0}]", "\u{FEFF}[]", "undefined",
    String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
    String(repeating: "[", count: 100_000), String(repeating: "{\"\":", count: 100_000),
  ])
  func refusesInvalidText(text: String) {
    #expect(check(Array(text.utf8)) != nil)
  }

  /// Every beginning of a valid line is refused, at its end.
  @Test func everyCutIsNoticed() throws {
    for line in ExampleTrace.lines {
      let bytes = Array(line.utf8)
      for length in 0..<bytes.count {
        #expect(check(Array(bytes[..<length])) != nil, "\(line) cut at \(length)")
      }
    }
  }

  private func string(_ text: String) -> String? {
    var scanner = JSONScanner(line: Array(text.utf8)[...])
    return try? scanner.string()
  }

  @Test func undoesEscapes() {
    #expect(string(#""plain""#) == "plain")
    #expect(string(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(string(#""\u0041\u00e9\u20AC\ud83d\ude00""#) == "Aé€😀")
    #expect(string("\"né€😀\"") == "né€😀")
    for broken in [
      #""\ud83d""#, #""\ude00""#, #""\ud83d\u0041""#, #""\ud83dx""#, #""\u12G4""#, #""\q""#, "\"\n\"",
    ] {
      #expect(string(broken) == nil, "\(broken)")
    }
  }

  /// Everything that the writer puts into quotes comes back.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func quotedTextComesBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        let code =
          UInt32.random(in: 0...0x10FFFF, using: &random) >> UInt32.random(in: 0..<16, using: &random)
        if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
      }
      var bytes: [UInt8] = []
      bytes.append(quoted: text)
      var scanner = JSONScanner(line: bytes[...])
      #expect((try? scanner.string()) == text, "seed \(seed)")
      #expect(scanner.isAtEnd)
    }
  }

  /// The standard library is the oracle for valid UTF-8.
  @Test func acceptsExactlyValidUTF8() {
    let edges: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
      0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var wrong: [[UInt8]] = []
    for first in edges {
      for second in edges {
        for third in edges where first >= 0xE0 || third == 0x41 {
          for fourth in [0x7F, 0x80, 0xBF, 0xC0] as [UInt8] where first >= 0xF0 || fourth == 0x7F {
            let text = [first, second, third, fourth]
            let isValid = String(validating: text, as: UTF8.self) != nil
            if (check([0x22] + text + [0x22]) == nil) != isValid { wrong.append(text) }
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }
}
