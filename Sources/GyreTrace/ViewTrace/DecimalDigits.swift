/// The decimal digits of an integer, the first one first, as ASCII.
///
/// Eight digits at a time are taken apart by multiplications inside one word: half a dozen instructions a pair of digits
/// fewer than dividing by ten for each.
struct DecimalDigits {
  /// Digits that are left; at least 1 at first.
  private(set) var count: Int
  /// Eight digits a word, as bytes, the first digit in the lowest one.
  private var word: UInt64
  private var middle: UInt64
  private var last: UInt64
  private var wordCount: Int

  /// Takes an integer apart.
  init(_ number: UInt64) {
    let (upper, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    last = Self.eight(low)
    if upper == 0 {
      let zeros = min(7, last.trailingZeroBitCount / 8)
      (word, middle, wordCount, count) = (last >> UInt64(8 * zeros), 0, 8 - zeros, 8 - zeros)
      return
    }
    let (top, mid) = upper.quotientAndRemainder(dividingBy: 100_000_000)
    middle = Self.eight(mid)
    if top == 0 {
      let zeros = middle.trailingZeroBitCount / 8
      (word, middle, wordCount, count) = (middle >> UInt64(8 * zeros), last, 8 - zeros, 16 - zeros)
      return
    }
    let first = Self.eight(top)
    let zeros = first.trailingZeroBitCount / 8
    (word, wordCount, count) = (first >> UInt64(8 * zeros), 8 - zeros, 24 - zeros)
  }

  /// The next digit's character.
  mutating func next() -> UInt8 {
    if wordCount == 0 {
      (word, middle, wordCount) = (middle, last, 8)
    }
    let digit = UInt8(truncatingIfNeeded: word) + UInt8(ascii: "0")
    word >>= 8
    wordCount -= 1
    count -= 1
    return digit
  }

  /// Eight digits of a number below 10^8, one a byte: halves, then pairs, then digits, all at once.
  private static func eight(_ number: UInt64) -> UInt64 {
    let halves = number / 10_000 | (number % 10_000) << 32
    // 10486 / 2^20 is 1 / 100 for all of four digits, 103 / 2^10 is 1 / 10 for all of two.
    let hundreds = (halves &* 10_486) >> 20 & 0x0000_007f_0000_007f
    let pairs = (halves &- hundreds &* 100) << 16 | hundreds
    let tens = (pairs &* 103) >> 10 & 0x000f_000f_000f_000f
    return (pairs &- tens &* 10) << 8 | tens
  }
}
