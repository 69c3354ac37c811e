import GyreInput
import GyreTrace
import Testing

@testable import GyreTrace

@Suite struct JSONNumberTests {
  private func scan(_ text: String) -> Result<RawValue, ScanFault> {
    let bytes = Array(text.utf8) + [0]
    var position = 0
    do throws(ScanFault) {
      let value = try JSONNumber.scan(bytes.span, &position)
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [
    ("0", RawValue.integer(0)), ("-0", .integer(0)), ("7", .integer(7)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("0.5", .decimal(0.5)), ("-0.0", .decimal(0)), ("1.0", .decimal(1)), ("1e2", .decimal(100)),
    ("1E+2", .decimal(100)), ("25e-2", .decimal(0.25)), ("-1.5e0003", .decimal(-1500)),
    ("0e999999999999999999", .decimal(0)), ("1e-999999999999999999", .decimal(0)),
    ("12345678901234567890.0", .decimal(12_345_678_901_234_567_168)),
  ])
  func reads(text: String, expected: RawValue) throws {
    let value = try scan(text).get()
    #expect(value == expected)
    #expect(value.double.sign == .plus || value.double < 0, "-0 got through")
  }

  @Test(arguments: [
    ("", 0, TraceError.Kind.unexpected(0, wanted: .number)), ("-", 1, .unexpected(0, wanted: .digit)),
    ("00", 0, .leadingZero), ("-01", 1, .leadingZero), ("1.", 2, .unexpected(0, wanted: .digit)),
    ("1e", 2, .unexpected(0, wanted: .digit)), ("1e-", 3, .unexpected(0, wanted: .digit)),
    ("NaN", 0, .notFinite), ("-Infinity", 0, .notFinite), ("INF", 0, .notFinite),
    ("n", 0, .unexpected(0x6E, wanted: .number)), ("9223372036854775808", 0, .integerRange),
    ("99999999999999999999999999", 0, .integerRange), ("1e309", 0, .numberRange),
    ("1e999999999999999999", 0, .numberRange),
    (String(repeating: "0.", count: 1) + String(repeating: "0", count: 64), 0, .tooManyDigits(found: 65)),
    ("1e" + String(repeating: "0", count: 64), 0, .tooManyDigits(found: 65)),
  ])
  func refuses(text: String, offset: Int, kind: TraceError.Kind) {
    guard case .failure(let fault) = scan(text) else {
      Issue.record("\(text) was read")
      return
    }
    #expect(fault.offset == offset)
    #expect(fault.kind == kind)
  }

  /// Whatever follows a number does not belong to it.
  @Test(arguments: ["1.79769313486231769315.7e308", "0.12345678901234567890-5", "12345678901234567890.5 6"])
  func stopsAtItsEnd(text: String) throws {
    let bytes = Array(text.utf8) + [0]
    var position = 0
    let value = try JSONNumber.scan(bytes.span, &position)
    #expect(value.double == Double(String(decoding: bytes[..<position], as: UTF8.self)))
    #expect(position < bytes.count - 2)
  }

  @Test func sixtyFourDigitsAreTheMost() throws {
    let text = "0." + String(repeating: "3", count: 63)
    #expect(try scan(text).get() == .decimal(1.0 / 3))
  }
}
