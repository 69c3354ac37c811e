/// One line of text in room that somebody lends: numbers and words are put there without a string in between.
///
/// A line of a view trace is far shorter than `room`; what does not fit is a programmer's mistake and traps.
@safe struct ASCIIText: TextOutputStream {
  /// Bytes to lend for a line.
  static let room = 1024

  private let start: UnsafeMutableRawPointer
  private var count = 0

  /// Begins an empty line; the room must last as long as the line.
  @unsafe init(_ room: UnsafeMutableRawBufferPointer) {
    guard let start = room.baseAddress, room.count >= Self.room else {
      preconditionFailure("a line is shorter than its room")
    }
    unsafe self.start = start
  }

  /// What was put.
  @unsafe var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(start: start, count: count) }

  /// Puts one character.
  mutating func put(_ character: Unicode.Scalar) {
    unsafe claim(1).storeBytes(of: UInt8(ascii: character), as: UInt8.self)
  }

  /// Puts a word.
  mutating func put(_ text: StaticString) { put(text, prefix: text.utf8CodeUnitCount) }

  /// Puts the beginning of a word.
  mutating func put(_ text: StaticString, prefix length: Int) {
    precondition(length <= text.utf8CodeUnitCount, "a word's beginning is no longer than the word")
    unsafe claim(length).copyMemory(from: text.utf8Start, byteCount: length)
  }

  /// Puts text: what `TextOutputStream` asks for.
  mutating func write(_ string: String) {
    for byte in string.utf8 { unsafe claim(1).storeBytes(of: byte, as: UInt8.self) }
  }

  /// Puts an integer in decimal.
  mutating func put(_ number: Int64) {
    if number < 0 { put("-" as Unicode.Scalar) }
    var rest = DecimalDigits(number.magnitude)
    put(&rest, rest.count)
  }

  /// Puts a number as the shortest text that reads back equal; -0 as 0.
  mutating func put(_ number: Double) {
    guard let decimal = ShortestDecimal(number) else { return (number + 0).write(to: &self) }
    if number < 0 { put("-" as Unicode.Scalar) }
    var digits = DecimalDigits(decimal.digits)
    // Digits before the point: none, or fewer, for numbers below .1.
    let whole = digits.count + decimal.exponent
    if whole <= 0 {
      put("0.00000" as StaticString, prefix: 2 - whole)
      put(&digits, digits.count)
    } else if decimal.exponent >= 0 {
      put(&digits, digits.count)
      put("0000000000000000" as StaticString, prefix: decimal.exponent)
      put(".0" as StaticString)
    } else {
      put(&digits, whole)
      put("." as Unicode.Scalar)
      put(&digits, digits.count)
    }
  }

  /// Puts the next digits.
  private mutating func put(_ digits: inout DecimalDigits, _ length: Int) {
    let place = unsafe claim(length)
    for offset in 0..<length {
      unsafe place.storeBytes(of: digits.next(), toByteOffset: offset, as: UInt8.self)
    }
  }

  /// The next bytes of the line.
  private mutating func claim(_ length: Int) -> UnsafeMutableRawPointer {
    let place = unsafe start + count
    count += length
    precondition(count <= Self.room, "a line is shorter than its room")
    return unsafe place
  }
}
