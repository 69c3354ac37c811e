import GyreTrace
import Testing

@testable import gyre

@Suite struct GoldenTraceTests {
  static func lines(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    var lines = try GoldenLines(FilePath(try folder.write("a", text)))
    var result: [String] = []
    while let line = try lines.next() { result.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines.number == result.count)
    return result
  }

  @Test func linesComeOneByOne() throws {
    #expect(try Self.lines("").isEmpty)
    #expect(try Self.lines("a\n\nb") == ["a", "", "b"])
    #expect(try Self.lines("a\nb\n") == ["a", "b"])
    let many = (0..<60_000).map { "line \($0)" }
    #expect(try Self.lines(many.joined(separator: "\n") + "\n") == many)
  }

  @Test func aLineWithoutEndIsRefused() throws {
    #expect {
      try Self.lines(String(repeating: "x", count: 3 << 20))
    } throws: { ($0 as? CommandError)?.code == .invalid }
  }

  static func message(_ golden: String, _ replayed: [String]) throws -> String? {
    let folder = try TemporaryFolder()
    var trace = try GoldenTrace(FilePath(try folder.write("g", golden)), format: .csv, toleranceDegrees: nil)
    do throws(CommandError) {
      for line in replayed { try trace.compare(Array(line.utf8)[...]) }
      try trace.finish()
      return nil
    } catch {
      #expect(error.code == .invalid)
      return error.place.map { String($0.drop { $0 != ":" }) + " " + error.what }
    }
  }

  @Test func missingAndSurplusLinesAreDifferences() throws {
    #expect(try Self.message("a\nb\n", ["a", "b"]) == nil)
    #expect(try Self.message("a\nb\n", ["a"]) == ":2 line expected b got the end")
    #expect(try Self.message("a\n", ["a", "b"]) == ":2 line expected the end got b")
    #expect(try Self.message("a\n", ["b"]) == ":1 line expected a got b")
    #expect(try Self.message("", ["b"]) == ":1 line expected the end got b")
    #expect(
      try Self.message("a\nb", ["a", "b"]) == ":2 line expected the end without a newline got a newline")
  }
}
