import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@testable import GyreTrace

/// The fast way through a row says exactly what the careful way says, or nothing.
@Suite struct RowScannerTests {
  static func grammar() throws -> TraceGrammar {
    var grammar = TraceGrammar()
    var record = InputRecord(time: .zero, stream: 0)
    for line in [
      #"{"format":"gyre-trace","version":1}"#, #"{"stream":0,"kind":"imu","channels":["a","b","c"]}"#,
      #"{"stream":1,"kind":"evdev","abs":{}}"#, #"{"stream":40,"kind":"new"}"#, "[0,1]",
    ] {
      _ = try grammar.interpret(Array(line.utf8)[...], into: &record)
    }
    return grammar
  }

  /// The fast way's record, or nil.
  private static func fast(_ row: [UInt8], _ grammar: TraceGrammar) -> (record: InputRecord, end: Int)? {
    var grammar = grammar
    var record = InputRecord(time: .zero, stream: 0, values: [.decimal(9)])
    let buffer = row + [0x0A] + [UInt8](repeating: 0, count: 8)
    return RowScanner.scan(buffer, from: 0, &grammar, into: &record).map { (record, $0) }
  }

  /// The careful way's record, or nil.
  private static func careful(_ row: [UInt8], _ grammar: TraceGrammar) -> InputRecord? {
    var grammar = grammar
    var record = InputRecord(time: .zero, stream: 0)
    guard (try? grammar.interpret(row[...], into: &record)) == .record else { return nil }
    return record
  }

  @Test(arguments: [
    "[5,0,1,2,3]", "[5,0,-1,0.5,3e2]", "[12345678901234,0,1,2,3]", "[123456789012345678,0,1,2,3]",
    "[5, 0, 1, -2, 3.25]", "[5,1]", "[5,1,3,57,-1]", "[5,1, 3, 57, 2147483647]",
    "[5,0,1234567,-1234567,12345678]", "[5,0,9223372036854775807,-9223372036854775808,0]",
    "[5,0,0.1234567890123456789,1234567.12345678,-0.0]", "[5,0,0.12345678901234567,12345678.5,-0]",
  ])
  func takesWhatIsUsual(row: String) throws {
    let grammar = try Self.grammar()
    let bytes = Array(row.utf8)
    let fast = try #require(Self.fast(bytes, grammar))
    #expect(fast.record == Self.careful(bytes, grammar))
    #expect(fast.end == bytes.count + 1)
    #expect(fast.record.values.allSatisfy { $0.double.sign == .plus || $0.double < 0 }, "-0 got through")
  }

  @Test(arguments: [
    "[5,0,007,2,3]", "[05,0,1,2,3]", "[5,00,1,2,3]", "[5,0,1,2,-01.5]", "[5,0,1,2]", "[5,0,1,2,3,4]",
    "[-1,0,1,2,3]",
    "[5,0,1,2,3.]", "[5,0,1,2,.3]", "[5,0,1,2,3x]", "[5,1,3,57]", "[5,1,0,0,0]", "[5,1,3,57,2147483648]",
    "[5,2]",
    "[5,0,1,2,0123456789]", "[5,0,1,2,-]", "[5,0,1,2,00.5]",
  ])
  func leavesWhatIsWrong(row: String) throws {
    let grammar = try Self.grammar()
    #expect(Self.fast(Array(row.utf8), grammar) == nil)
    #expect(Self.careful(Array(row.utf8), grammar) == nil)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func neverDisagrees(seed: UInt64) throws {
    let grammar = try Self.grammar()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let stream = [0, 0, 1, 40, 7].randomElement(using: &random) ?? 0
      var row =
        "[\(Int64.random(in: -2...9, using: &random) << Int64.random(in: 0..<58, using: &random)),\(stream)"
      for index in 0..<(stream == 1 ? 6 : 3) {
        let number = Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random)
        let isDecimal = Int.random(in: 0..<4, using: &random) == 0
        row += index % 2 == 0 ? "," : ", "
        row += isDecimal ? "\(Double(number) / 1e5)" : "\(number)"
      }
      var bytes = Array((row + "]").utf8)
      if Bool.random(using: &random) { bytes = Mutation.mutate(bytes, &random) }
      bytes.removeAll { $0 == 0x0A }
      guard let fast = Self.fast(bytes, grammar) else { continue }
      #expect(
        fast.record == Self.careful(bytes, grammar), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))"
      )
      #expect(fast.end == bytes.count + 1, "seed \(seed)")
    }
  }

  @Test func aRowThatEndsWithTheBytesIsLeftAlone() throws {
    let grammar = try Self.grammar()
    let row = Array("[5,0,1,2,3]\n".utf8)
    for length in 0..<row.count {
      var copy = grammar
      var record = InputRecord(time: .zero, stream: 0)
      let buffer = row[..<length] + [UInt8](repeating: 0, count: 8)
      #expect(RowScanner.scan(Array(buffer), from: 0, &copy, into: &record) == nil, "\(length)")
      #expect(copy.streams == grammar.streams)
    }
  }
}
