import Testing

@testable import GyreTrace

@Suite struct WideIntegerTests {
  @Test func multipliesAcrossWords() {
    var number = WideInteger(1)
    for _ in 0..<30 { number.multiply(by: 10) }
    number.multiply(byPowerOfTen: 70)
    // 10^100 has 333 bits.
    #expect(number.bitWidth == 333)
    #expect(!number.isZero)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 700, 1_471])
  func shiftsByWholeWordsAndParts(count: Int) {
    var number = WideInteger(0x8000_0000_0000_0001)
    number.shiftLeft(count)
    #expect(number.bitWidth == 64 + count)
  }

  @Test func subtractsWithABorrow() {
    var large = WideInteger(1)
    large.shiftLeft(128)
    var less = large
    less.subtract(WideInteger(1))
    #expect(less.bitWidth == 128)
    #expect(less < large)
    #expect(!(large < less))
    #expect(!(large < large))
    large.subtract(less)
    #expect(large.bitWidth == 1)
    large.subtract(WideInteger(1))
    #expect(large.isZero)
    #expect(large.bitWidth == 0)
  }
}
