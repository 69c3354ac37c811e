/// The decimal digits at the beginning of eight bytes, read in one go: how many there are and what they say.
///
/// Working on eight bytes as one integer costs no branch on the number of digits, which nobody can predict in
/// measured values. Source of the idea: D. Lemire's descriptions of fast_float and simdjson (2018 to 2020).
struct DigitBlock {
  /// How many bytes after another are digits, 0 to 8.
  let count: Int
  /// What they say as a number; means nothing where there are none.
  let value: UInt64
  /// The byte behind them; means nothing where there are eight.
  let next: UInt8

  /// 10^0 to 10^8.
  static let powersOfTen: InlineArray<9, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// Eight bytes of text, the first one lowest; the offset must leave room for them.
  @inline(__always)
  static func load(_ bytes: Span<UInt8>, at: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
  }

  /// Looks at eight bytes of text, the first one lowest.
  @inline(__always)
  init(_ text: UInt64) {
    // Bytes below "0" borrow, bytes above "9" reach the top bit. A carry or borrow only reaches bytes behind one
    // that is no digit, and those are not looked at.
    let others = ((text &+ 0x4646_4646_4646_4646) | (text &- 0x3030_3030_3030_3030)) & 0x8080_8080_8080_8080
    let bits = UInt64(truncatingIfNeeded: others.trailingZeroBitCount) & 0x78
    count = Int(truncatingIfNeeded: bits &>> 3)
    next = UInt8(truncatingIfNeeded: text &>> bits)
    // The digits move to the upper end, so that zeros stand in front of the number; then neighbours are joined
    // to pairs, pairs to fours, fours to eight.
    let digits = (text & 0x0F0F_0F0F_0F0F_0F0F) &<< (64 &- bits)
    let pairs = digits &* 10 &+ (digits &>> 8)
    let high = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let low = ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    value = (high &+ low) &>> 32
  }
}
