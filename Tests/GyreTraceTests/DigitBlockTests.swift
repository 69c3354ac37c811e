import GyreTestSupport
import Testing

@testable import GyreTrace

@Suite struct DigitBlockTests {
  @Test(
    arguments: ["1", "12", "123", "1234", "12345", "123456", "1234567", "00700"],
    [",", "]", ".", "\n", "/", ":", "é", "\u{0}"])
  func readsWhatStandsInFront(digits: String, next: String) {
    let bytes = Array((digits + next + "999999999").utf8)
    let block = DigitBlock(DigitBlock.load(bytes.span, at: 0))
    #expect(block.count == digits.utf8.count)
    #expect(block.value == UInt64(digits))
    #expect(block.next == next.utf8.first)
  }

  @Test func eightDigitsFillIt() {
    let block = DigitBlock(DigitBlock.load(Array("9876543210".utf8).span, at: 1))
    #expect(block.count == 8)
    #expect(block.value == 87_654_321)
  }

  @Test func noByteButADigitCounts() {
    for byte in UInt8.min ... .max {
      // Whatever follows must not matter.
      for rest: UInt8 in [0x30, 0x39, 0xFF, 0] {
        let bytes = [byte] + [UInt8](repeating: rest, count: 7)
        let block = DigitBlock(DigitBlock.load(bytes.span, at: 0))
        #expect((block.count > 0) == byte.isDigit, "\(byte) \(rest)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func agreesWithASimpleLoop(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = (0..<8).map { _ in
        Int.random(in: 0..<6, using: &random) == 0
          ? UInt8.random(in: 0 ... .max, using: &random) : UInt8.random(in: 0x30...0x39, using: &random)
      }
      let digits = bytes.prefix { $0.isDigit }
      let block = DigitBlock(DigitBlock.load(bytes.span, at: 0))
      #expect(block.count == digits.count, "seed \(seed): \(bytes)")
      if !digits.isEmpty {
        #expect(block.value == digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }, "seed \(seed): \(bytes)")
      }
    }
  }
}
