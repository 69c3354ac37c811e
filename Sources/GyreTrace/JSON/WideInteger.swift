/// A whole number of up to 1,536 bits in place, without allocation: what the longest decimal needs.
///
/// 64 digits times 10^308 have 1,237 bits; the denominator 10^394 of the smallest numbers has 1,309, and the
/// numerator is shifted to one bit more than that.
struct WideInteger {
  private var words: InlineArray<24, UInt64>
  /// How many of the words are in use; those above are zero.
  private var count: Int

  /// Makes a number below 2^64.
  init(_ value: UInt64) {
    words = InlineArray(repeating: 0)
    words[0] = value
    count = value == 0 ? 0 : 1
  }

  /// True for nothing.
  var isZero: Bool { count == 0 }

  /// The place of the highest bit that is set, counted from 1; 0 for zero.
  var bitWidth: Int { count == 0 ? 0 : count * 64 - words[count - 1].leadingZeroBitCount }

  /// Multiplies by a factor, then adds.
  mutating func multiply(by factor: UInt64, adding addend: UInt64 = 0) {
    var carry = addend
    for index in 0..<count {
      let (high, low) = words[index].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      words[index] = sum
      carry = high &+ (overflow ? 1 : 0)
    }
    if carry > 0 {
      words[count] = carry
      count += 1
    }
  }

  /// Multiplies by 10^exponent; `exponent` is 0 or more.
  mutating func multiply(byPowerOfTen exponent: Int) {
    var rest = exponent
    while rest > 0 {
      let step = min(rest, 16)
      let half = step / 2
      multiply(by: DigitBlock.powersOfTen[half] &* DigitBlock.powersOfTen[step - half])
      rest -= step
    }
  }

  /// Multiplies by 2^shift; `shift` is 0 or more.
  mutating func shiftLeft(_ shift: Int) {
    guard count > 0 else { return }
    let whole = shift / 64
    let part = UInt64(shift % 64)
    let last = (bitWidth + shift - 1) / 64
    for index in (0...last).reversed() {
      let upper = index >= whole ? words[index - whole] : 0
      let lower = part > 0 && index > whole ? words[index - whole - 1] >> (64 - part) : 0
      words[index] = upper << part | lower
    }
    count = last + 1
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: WideInteger) {
    var borrow: UInt64 = 0
    for index in 0..<count {
      let (first, underflow) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, further) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = underflow || further ? 1 : 0
    }
    while count > 0, words[count - 1] == 0 { count -= 1 }
  }

  /// True where the left number is smaller.
  static func < (left: WideInteger, right: WideInteger) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for index in (0..<left.count).reversed() where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return false
  }
}
