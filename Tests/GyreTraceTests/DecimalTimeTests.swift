import GyreTestSupport
import Testing

@testable import GyreTrace

@Suite struct DecimalTimeTests {
  @Test(arguments: [
    ("0", 9, 0), ("1", 9, 1_000_000_000), ("-1.5", 9, -1_500_000_000),
    ("1403636579.758555392", 9, 1_403_636_579_758_555_392),
    ("1403636579758555392", 0, 1_403_636_579_758_555_392), ("0.0000000005", 9, 1), ("0.00000000049", 9, 0),
    ("-0.0000000005", 9, -1), ("1.5e-3", 9, 1_500_000), ("1.5E3", 6, 1_500_000_000), ("2.5", 0, 3),
    ("0e99999", 9, 0),
    ("1e-99999", 9, 0), ("9223372036854775807", 0, 9_223_372_036_854_775_807),
    ("0.1234567890123456789012345678901234567890", 9, 123_456_789),
  ])
  func isExact(text: String, power: Int, expected: Int64) {
    #expect(DecimalTime.nanoseconds(Array(text.utf8)[...], power: power) == expected)
  }

  @Test(arguments: [
    "", "-", ".", "1.2.3", "1e", "1x", "9223372036854775808", "1e30", "1e99999",
    "123456789012345678901234567890123",
  ])
  func refuses(text: String) {
    #expect(DecimalTime.nanoseconds(Array(text.utf8)[...], power: 0) == nil)
  }

  @Test func wholeNanosecondsComeBack() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let time = Int64(bitPattern: random.next()) >> Int64.random(in: 1..<60, using: &random)
      let digits = String(time.magnitude)
      let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
      let text = (time < 0 ? "-" : "") + padded.dropLast(9) + "." + padded.suffix(9)
      #expect(DecimalTime.nanoseconds(Array(text.utf8)[...], power: 9) == time, "\(text)")
    }
  }
}
