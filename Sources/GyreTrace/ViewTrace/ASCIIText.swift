/// One line of text in a buffer of its own: numbers and words are put there without a string in between.
///
/// A line of a view trace is far shorter than the buffer; what does not fit is a programmer's mistake and traps.
struct ASCIIText: TextOutputStream {
  private var buffer = [UInt8](repeating: 0, count: 1024)
  private var count = 0

  /// The bytes that were put since the last `removeAll`.
  var bytes: ArraySlice<UInt8> { buffer[..<count] }

  /// Empties the line and keeps the room.
  mutating func removeAll() { count = 0 }

  /// Puts one character.
  mutating func put(_ character: Unicode.Scalar) {
    buffer[count] = UInt8(ascii: character)
    count += 1
  }

  /// Puts a word.
  mutating func put(_ text: StaticString) {
    unsafe _writeASCII(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Puts a number as the shortest text that reads back equal; -0 as 0.
  mutating func put(_ number: Double) { (number + 0).write(to: &self) }

  /// Puts an integer in decimal.
  mutating func put(_ number: Int64) {
    if number < 0 { put("-" as Unicode.Scalar) }
    var rest = number.magnitude
    var digits = 1
    var power: UInt64 = 10
    while digits < 20, rest >= power {
      digits += 1
      power = digits == 20 ? .max : power * 10
    }
    count += digits
    var place = count
    repeat {
      place -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    } while rest > 0
  }

  /// Puts text: what `TextOutputStream` asks for.
  mutating func write(_ string: String) {
    for byte in string.utf8 {
      buffer[count] = byte
      count += 1
    }
  }

  /// Puts bytes of ASCII text: what numbers of the standard library write directly, where they do.
  mutating func _writeASCII(_ text: UnsafeBufferPointer<UInt8>) {
    let end = count + text.count
    precondition(end <= buffer.count, "a line is shorter than its buffer")
    unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[count..<end]).copyMemory(
        from: UnsafeRawBufferPointer(text))
    }
    count = end
  }
}
