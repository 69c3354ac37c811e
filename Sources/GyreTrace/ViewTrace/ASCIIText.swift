/// Bytes that text and numbers are appended to, without a string in between.
struct ASCIIText: TextOutputStream {
  /// What was written.
  var bytes: [UInt8] = []

  /// Appends text.
  mutating func append(_ text: StaticString) {
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number as the shortest text that reads back equal; -0 as 0.
  mutating func append(_ number: Double) { (number + 0).write(to: &self) }

  /// Appends an integer in decimal.
  mutating func append(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends text: what `TextOutputStream` asks for.
  mutating func write(_ string: String) { bytes.append(contentsOf: string.utf8) }

  /// Appends bytes of ASCII text: what numbers of the standard library write directly, where they do.
  mutating func _writeASCII(_ text: UnsafeBufferPointer<UInt8>) { unsafe bytes.append(contentsOf: text) }
}
