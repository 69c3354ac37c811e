import GyreTestSupport
import Testing

@testable import GyreInput

@Suite struct ScanTypeTests {
  @Test(arguments: [
    "le:s16/16>>0", "be:S16/16>>0", "le:u12/16>>4", "le:s16/32X4>>0", "be:s24/32>>8", "le:s64/64>>0",
    "be:u8/8>>0", "le:u24/24>>0",
  ])
  func printsWhatItRead(text: String) throws {
    #expect(try ScanType(text).description == text.replacing("S", with: "s"))
    #expect(try ScanType(text + "\n").description == text.replacing("S", with: "s"))
  }

  @Test(arguments: [
    "", "le", "le:", "le:s16", "le:s16/", "le:s16/16", "le:s16/16>>", "xx:s16/16>>0", "le:q16/16>>0",
    "le:s17/16>>0", "le:s0/16>>0", "le:s12/16>>5", "le:s16/16>>-1", "le:s16/20>>0", "le:s16/128>>0",
    "le:s16/32X>>0", "le:s16/32X0>>0", "le:s16/32X65>>0", "le:s16/16>>0 x", " le:s16/16>>0", "le:s1600/16>>0",
    "le:s16/99999999999999999999>>0", "le:s-1/16>>0", "le:s64/64>>64", "ле:s16/16>>0",
  ])
  func refusesWhatCannotBe(text: String) {
    #expect(throws: InputError.unknownScanType(text)) { try ScanType(text) }
  }

  @Test(
    arguments: [
      ("le:s16/16>>0", [0xff, 0x7f], 32767), ("le:s16/16>>0", [0x00, 0x80], -32768),
      ("be:s16/16>>0", [0x80, 0x00], -32768),
      ("be:u16/16>>0", [0x80, 0x01], 32769), ("le:s12/16>>4", [0xf0, 0xff], -1),
      ("le:u12/16>>4", [0xff, 0xff], 4095),
      ("be:s24/32>>8", [0xff, 0xff, 0xfe, 0x55], -2), ("le:s32/32>>0", [0, 0, 0, 0x80], -2_147_483_648),
      // The bits above the real ones are the next field's.
      ("le:s16/32>>0", [0x01, 0x80, 0xad, 0xde], -32767), ("le:u16/32>>0", [0x01, 0x80, 0xad, 0xde], 32769),
      ("le:s64/64>>0", [0, 0, 0, 0, 0, 0, 0, 0x80], Int64.min),
      ("le:u64/64>>0", [255, 255, 255, 255, 255, 255, 255, 255], Int64.max),
      ("le:u24/24>>0", [1, 2, 3], 0x030201), ("be:u1/8>>7", [0x80], 1), ("be:s1/8>>7", [0x80], -1),
    ] as [(String, [UInt8], Int64)])
  func readsTheRealBits(text: String, bytes: [UInt8], expected: Int64) throws {
    #expect(try ScanType(text).value(bytes.span, at: 0) == expected)
  }

  @Test func readsBackWhatWasWritten() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let storage = 8 * Int.random(in: 1...8, using: &random)
      let bits = Int.random(in: 1...storage, using: &random)
      let type = try ScanType(
        isBigEndian: .random(using: &random), isSigned: .random(using: &random), bits: bits,
        storageBits: storage,
        shift: Int.random(in: 0...(storage - bits), using: &random))
      let garbage = random.next()
      let value = Int64.random(in: .min ... .max, using: &random) >> Int64(64 - bits)
      let unused = UInt64(64 - bits)
      let expected = type.isSigned ? value : Int64(clamping: (UInt64(bitPattern: value) << unused) >> unused)
      let mask = (bits == 64 ? UInt64.max : (1 << UInt64(bits)) - 1) << UInt64(type.shift)
      let stored = (UInt64(bitPattern: value) << UInt64(type.shift)) & mask | garbage & ~mask
      let little = (0..<storage / 8).map { UInt8(truncatingIfNeeded: stored >> UInt64(8 * $0)) }
      let bytes: [UInt8] = [0xaa] + (type.isBigEndian ? little.reversed() : little)
      #expect(type.value(bytes.span, at: 1) == expected, "seed \(seed): \(type)")
    }
  }

  @Test func knowsTheEndsOfARegister() throws {
    #expect(try ScanType("le:s16/16>>0").range(scale: 0.5) == 16383.5)
    #expect(try ScanType("le:u16/16>>0").range(scale: -1, offset: -32768) == 32767)
    #expect(try ScanType("le:s64/64>>0").range(scale: 1) == nil)
  }
}
