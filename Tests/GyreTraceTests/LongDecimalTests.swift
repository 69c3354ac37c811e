import Testing

@testable import GyreTrace

@Suite struct LongDecimalTests {
  @Test func digitsCountFromTheFirstThatIsNotZero() {
    var number = LongDecimal()
    for digit in [0, 0, 1, 2, 5] as [UInt8] { number.append(digit) }
    #expect(number.double(exponent: 0) == 125)
    #expect(number.double(exponent: -3) == 0.125)
    #expect(number.double(exponent: 306) == 1.25e308)
    #expect(number.double(exponent: 308) == .infinity)
    #expect(number.double(exponent: -1_000_000) == 0)
    #expect(LongDecimal().double(exponent: 99) == 0)
  }

  @Test func theSmallestNumbersNeedTheWidestOnes() {
    var number = LongDecimal()
    for _ in 0..<64 { number.append(9) }
    // 9.99...e-324 lies between 1.98 and 2.02 of the smallest doubles.
    #expect(number.double(exponent: -387) == 2 * Double.leastNonzeroMagnitude)
    #expect(number.double(exponent: -394) == 0)
    #expect(number.double(exponent: 244) == 1e308)
    #expect(number.double(exponent: 245) == .infinity)
  }
}
