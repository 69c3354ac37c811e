/// A set of the kernel's code numbers (event types, keys, axes, properties), kept as the kernel's bitmap.
package struct CodeSet: Sendable, Equatable {
  /// The bits, lowest code first.
  private var words: [UInt64] = []

  /// The empty set.
  package init() {}

  /// The set of some codes; negative ones and those beyond the kernel's largest (KEY_MAX) are left out.
  package init(_ codes: some Sequence<Int>) { for code in codes { insert(code) } }

  /// The set of a uevent's or sysfs file's bitmap: hexadecimal words, highest first, without leading zeros.
  ///
  /// A word is as long as the kernel's `long` towards this process. A word that is no number ends the reading:
  /// what was read before it would be at the wrong place, so the set is empty then.
  package init(words text: String) {
    let bits = UInt.bitWidth
    let words = text.split(whereSeparator: \.isWhitespace)
    for (position, word) in words.reversed().enumerated() {
      guard let value = UInt(word, radix: 16) else {
        self = CodeSet()
        return
      }
      for bit in 0..<bits where value >> UInt(bit) & 1 == 1 { insert(position * bits + bit) }
    }
  }

  /// Puts a code into the set.
  package mutating func insert(_ code: Int) {
    guard code >= 0, code <= Self.largest else { return }
    while words.count <= code / 64 { words.append(0) }
    words[code / 64] |= 1 << UInt64(code % 64)
  }

  /// True where the set has the code.
  package func contains(_ code: some BinaryInteger) -> Bool {
    guard let code = Int(exactly: code), code >= 0, code / 64 < words.count else { return false }
    return words[code / 64] >> UInt64(code % 64) & 1 == 1
  }

  /// True where the set has any of the codes.
  package func contains(anyOf codes: some Sequence<some BinaryInteger>) -> Bool {
    codes.contains { contains($0) }
  }

  /// True where the set has all of the codes.
  package func contains(allOf codes: some Sequence<some BinaryInteger>) -> Bool {
    codes.allSatisfy { contains($0) }
  }

  /// The codes in rising order.
  package var codes: [Int] { (0..<words.count * 64).filter { contains($0) } }

  /// KEY_MAX, the largest code of any kind.
  private static let largest = 0x2ff
}
