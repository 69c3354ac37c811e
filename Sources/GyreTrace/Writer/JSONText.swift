/// JSON text at the end of bytes: numbers and strings in their canonical form.
extension [UInt8] {
  /// Appends a text that needs no escapes.
  mutating func append(text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Appends an integer in decimal.
  mutating func append(integer: Int64) {
    var rest = integer.magnitude
    if integer < 0 { append(.minus) }
    if rest < 10 {
      append(.zero + UInt8(truncatingIfNeeded: rest))
      return
    }
    let first = count
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      append(.zero + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    }
    var (left, right) = (first, count - 1)
    while left < right {
      swapAt(left, right)
      left += 1
      right -= 1
    }
  }

  /// Appends a decimal of a row: always with a point or an exponent, so that it is read as a decimal again.
  mutating func append(decimal: Double) {
    guard decimal.isFinite else {
      // No JSON: whoever checks the line names it.
      append(text: "NaN")
      return
    }
    // The description is the shortest text that reads back as the same number; -0 is written as 0.
    append(contentsOf: (decimal == 0 ? 0.0 : decimal).description.utf8)
  }

  /// Appends a number of an object: an integer where it is one.
  mutating func append(number: Double) {
    if number.magnitude < 0x1p53, number == number.rounded(.towardZero) {
      append(integer: Int64(number))
    } else {
      append(decimal: number)
    }
  }

  /// Appends a string with its quotes.
  mutating func append(quoted text: String) {
    append(.quote)
    for byte in text.utf8 {
      switch byte {
      case .quote, .backslash:
        append(.backslash)
        append(byte)
      case .newline: append(text: "\\n")
      case .carriageReturn: append(text: "\\r")
      case .tab: append(text: "\\t")
      case 0x08: append(text: "\\b")
      case 0x0C: append(text: "\\f")
      case ..<0x20:
        append(text: "\\u00")
        append(byte < 0x10 ? .zero : .zero + 1)
        append(byte & 15 < 10 ? .zero + byte & 15 : 0x61 + byte & 15 - 10)
      default: append(byte)
      }
    }
    append(.quote)
  }

  // MARK: - Members: a comma unless the object has just begun, the key, the value

  /// Begins a member.
  mutating func append(key: String) {
    if last != .openBrace { append(.comma) }
    append(quoted: key)
    append(.colon)
  }

  /// Appends a member with a text, where there is one.
  mutating func append(_ key: String, _ text: String?) {
    guard let text else { return }
    append(key: key)
    append(quoted: text)
  }

  /// Appends a member with an integer, where there is one.
  mutating func append(_ key: String, _ integer: Int64?) {
    guard let integer else { return }
    append(key: key)
    append(integer: integer)
  }

  /// Appends a member with a number, where there is one.
  mutating func append(_ key: String, number: Double?) {
    guard let number else { return }
    append(key: key)
    append(number: number)
  }

  /// Appends an array, each element in its own way.
  mutating func append<Item>(
    array elements: [Item], _ write: (inout [UInt8], Item) -> Void
  ) {
    append(.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(.comma) }
      write(&self, element)
    }
    append(.closeBracket)
  }

  /// Appends members of newer versions as they were read.
  mutating func append(extra: [ExtraMember]) {
    for member in extra {
      append(key: member.key)
      append(contentsOf: member.json)
    }
  }
}
