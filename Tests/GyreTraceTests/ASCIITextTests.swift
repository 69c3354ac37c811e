import GyreTestSupport
import Testing

@testable import GyreTrace

@Suite struct ASCIITextTests {
  static func text(_ put: (inout ASCIIText) -> Void) -> String {
    unsafe withUnsafeTemporaryAllocation(byteCount: ASCIIText.room, alignment: 8) { room in
      var line = unsafe ASCIIText(room)
      put(&line)
      return unsafe String(decoding: line.bytes, as: UTF8.self)
    }
  }

  static func text(_ number: Double) -> String { text { $0.put(number) } }

  /// Powers of two, where the neighbour below is nearer, and their neighbours; powers of ten; round and whole numbers.
  @Test func numbersAtTheEdgesAreTheLibrarys() {
    var numbers: [Double] = [0, -0.0, .infinity, .leastNonzeroMagnitude, 1e22, 0x1p53, 0x1p53 - 1]
    for power in -20...60 {
      let number = Double(sign: .plus, exponent: power, significand: 1)
      numbers += [number, number.nextUp, number.nextDown, number * 1.5]
    }
    var power = 1e-6
    while power < 1e18 {
      for factor in [1, 2, 5, 9.99, 3.25] { numbers += [power * factor, (power * factor).nextDown] }
      power *= 10
    }
    for whole in 0..<2000 { numbers += [Double(whole), Double(whole) / 8, Double(whole) / 100] }
    let wrong = (numbers + numbers.map { -$0 }).filter { Self.text($0) != "\($0 + 0)" }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func randomNumbersAreTheLibrarys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var wrong: [Double] = []
    for round in 0..<20_000 {
      let exponent =
        round % 4 == 0 ? Int.random(in: -20...60, using: &random) : Int.random(in: -4...9, using: &random)
      var significand = UInt64.random(in: 0..<1 << 52, using: &random)
      // Few bits too: halves and quarters, numbers between two short decimals.
      if round % 3 == 0 { significand &= ~0 << UInt64.random(in: 0...52, using: &random) }
      let number = Double(
        sign: round % 2 == 0 ? .plus : .minus, exponentBitPattern: UInt(exponent + 1023),
        significandBitPattern: significand)
      if Self.text(number) != "\(number)" { wrong.append(number) }
    }
    #expect(wrong.isEmpty, "seed \(seed)")
  }

  @Test(arguments: [Int64.min, -1, 0, 1, 9, 10, 99, 100, 1_000_000_000_000_000_000, .max])
  func integersAreWrittenInDecimal(number: Int64) {
    #expect(Self.text { $0.put(number) } == "\(number)")
  }
}
