import Testing

@testable import GyreTrace

@Suite struct ShortestDecimalTests {
  @Test(arguments: [
    (30.0, 3, 1), (0.1, 1, -1), (0.30000000000000004, 30_000_000_000_000_004, -17), (1, 1, 0), (2, 2, 0),
    (1024, 1024, 0), (4e15, 4, 15), (4_503_599_627_370_495.5, 45_035_996_273_704_955, -1), (-0.25, 25, -2),
    (1e-4, 1, -4), (123.456, 123_456, -3),
  ])
  func digitsAreTheFewest(number: Double, digits: UInt64, exponent: Int) throws {
    let decimal = try #require(ShortestDecimal(number))
    #expect(decimal.digits == digits)
    #expect(decimal.exponent == exponent)
  }

  @Test(arguments: [
    0, 1e-5, 9.999999999999999e-5, 0x1p52, 1e300, .infinity, .nan, -0.0, .leastNonzeroMagnitude,
  ])
  func otherMagnitudesAreLeftToTheLibrary(number: Double) { #expect(ShortestDecimal(number) == nil) }
}
