import GyreInput
import GyreTestSupport
import Testing

@testable import GyreTrace

/// The oracle is the standard library's own conversion, which is correctly rounded.
@Suite struct DecimalConversionTests {
  @Test func smallNumbersAreExact() {
    #expect(DecimalConversion.double(significand: 0, exponent: 5) == 0)
    #expect(DecimalConversion.double(significand: 1, exponent: -1) == 0.1)
    #expect(DecimalConversion.double(significand: 123_456, exponent: -3) == 123.456)
    #expect(
      DecimalConversion.double(significand: 9_007_199_254_740_992, exponent: 22) == 9_007_199_254_740_992e22)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func everyWayRoundsToTheNearest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let significand =
        UInt64.random(in: 0 ... .max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
      let exponent = Int.random(in: -60...60, using: &random)
      let expected = try #require(Double("\(significand)e\(exponent)"))
      #expect(
        DecimalConversion.double(significand: significand, exponent: exponent) == expected,
        "seed \(seed): \(significand)e\(exponent)")
      #expect(
        DecimalConversion.rounded(significand: significand, exponent: exponent) == expected,
        "seed \(seed): \(significand)e\(exponent)")
      // Written for the largest numbers, and slow without optimisation.
      guard round % 10 == 0 else { continue }
      let long = LongDecimal(significand: significand).double(exponent: exponent)
      #expect(long == expected, "seed \(seed): \(significand)e\(exponent)")
    }
  }

  /// Halfway cases at the last bit, where only the remainder decides.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func tiesGoToEven(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let exponent = Int.random(in: 0...10, using: &random)
      // An odd number of 54 bits is halfway between two doubles.
      let halfway = UInt64.random(in: 1 << 53..<1 << 54, using: &random) | 1
      for significand in [halfway - 1, halfway, halfway + 1] {
        let expected = try #require(Double("\(significand)e\(exponent)"))
        #expect(
          DecimalConversion.rounded(significand: significand, exponent: exponent) == expected,
          "seed \(seed): \(significand)e\(exponent)")
      }
    }
  }

  @Test(arguments: [
    // The ends of the range, and numbers that have broken conversions before.
    "1.7976931348623157e308", "1.7976931348623158e308", "2.2250738585072014e-308", "2.2250738585072011e-308",
    "2.2250738585072012e-308", "4.9406564584124654e-324", "2.4703282292062328e-324",
    "2.4703282292062327e-324", "1e-323", "1e-400", "9007199254740993", "9007199254740992.99999999999999999",
    "9007199254740993.00000000000000001", "0.000000000000000000000000000000000000000000000000000000000001",
    "7.2057594037927933e16", "6.9294956446009195e15", "3.5844466002796428e+298",
    "1.00000000000000011102230246251565",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126", "8.98846567431158e307",
  ])
  func hardNumbers(text: String) throws {
    let expected = try #require(Double(text))
    var position = 0
    let bytes = Array(text.utf8) + [0]
    #expect(try JSONNumber.scan(bytes.span, &position).double == expected)
    #expect(position == bytes.count - 1)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func upTo64DigitsAreRoundedOnce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 2...60, using: &random)
      var text = (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      text = String(Int.random(in: 1...9, using: &random)) + "." + text
      text += "e\(Int.random(in: -320...307, using: &random))"
      let expected = try #require(Double(text))
      let bytes = Array(text.utf8) + [0]
      var position = 0
      #expect(try JSONNumber.scan(bytes.span, &position).double == expected, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theShortestTextReadsBackAsTheSameBits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let value = Double(bitPattern: random.next() & 0x7FFF_FFFF_FFFF_FFFF)
      guard value.isFinite else { continue }
      var bytes: [UInt8] = []
      bytes.append(decimal: value)
      bytes.append(0)
      var position = 0
      let read = try JSONNumber.scan(bytes.span, &position)
      #expect(read == .decimal(value), "seed \(seed): \(value)")
    }
  }
}
