/// A whole number of up to 1,536 bits in place, without allocation: what the longest decimal needs.
///
/// 64 digits times 10^308 have 1,237 bits; the denominator 10^394 of the smallest numbers has 1,309, and the
/// numerator is shifted to one bit more than that.
struct WideInteger {
  private var words: InlineArray<24, UInt64>

  /// Makes a number below 2^64.
  init(_ value: UInt64) {
    words = InlineArray(repeating: 0)
    words[0] = value
  }

  /// True for nothing.
  var isZero: Bool {
    for index in words.indices where words[index] != 0 { return false }
    return true
  }

  /// The place of the highest bit that is set, counted from 1; 0 for zero.
  var bitWidth: Int {
    for index in words.indices.reversed() where words[index] != 0 {
      return index * 64 + 64 - words[index].leadingZeroBitCount
    }
    return 0
  }

  /// Multiplies by a factor, then adds.
  mutating func multiply(by factor: UInt64, adding addend: UInt64) {
    var carry = addend
    for index in words.indices {
      let (high, low) = words[index].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      words[index] = sum
      carry = high &+ (overflow ? 1 : 0)
    }
  }

  /// Multiplies by 2^count; `count` is 0 or more.
  mutating func shiftLeft(_ count: Int) {
    let whole = count / 64
    let part = UInt64(count % 64)
    for index in words.indices.reversed() {
      let upper = index >= whole ? words[index - whole] : 0
      let lower = part > 0 && index > whole ? words[index - whole - 1] >> (64 - part) : 0
      words[index] = upper << part | lower
    }
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: WideInteger) {
    var borrow: UInt64 = 0
    for index in words.indices {
      let (first, underflow) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, further) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = underflow || further ? 1 : 0
    }
  }

  /// True where the left number is smaller.
  static func < (left: WideInteger, right: WideInteger) -> Bool {
    for index in left.words.indices.reversed() where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return false
  }
}
