// Reading text needs the number parser of the full standard library, which Embedded Swift has not.
#if !hasFeature(Embedded)
  /// A reader of CSS easing notation, byte by byte.
  ///
  /// Grammar: CSS Easing Functions Level 2 and CSS Syntax Level 3: names in any case, white space and comments
  /// between tokens, numbers such as `+.5e-3`; `calc()` is not supported.
  struct EasingNotation {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// A number as its decimal digits and a power of ten.
    struct Number {
      var mantissa: String
      var exponent: Int
      var isInteger: Bool

      /// The nearest Double to the number times 10^shift; infinite beyond the range.
      func value(shift: Int = 0) -> Double { Double("\(mantissa)e\(exponent + shift)") ?? .infinity }
    }

    /// Skips white space and comments.
    mutating func skipSpace() {
      while index < bytes.count {
        switch bytes[index] {
        case 0x20, 0x09, 0x0A, 0x0C, 0x0D: index += 1
        case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2A:
          index += 2
          while index < bytes.count, !isCommentEnd { index += 1 }
          index = Swift.min(index + 2, bytes.count)
        default: return
        }
      }
    }

    private var isCommentEnd: Bool {
      index + 1 < bytes.count && bytes[index] == 0x2A && bytes[index + 1] == 0x2F
    }

    /// Takes a byte if it comes next, after white space.
    mutating func take(_ byte: Character) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
      index += 1
      return true
    }

    /// Takes a byte that must follow at once.
    mutating func takeAtOnce(_ byte: Character) -> Bool {
      guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
      index += 1
      return true
    }

    /// Takes a name of letters, digits and dashes, in lower case; empty where none comes next.
    mutating func name() -> String {
      skipSpace()
      var name = ""
      while index < bytes.count {
        let byte = bytes[index]
        let isUpper = byte >= 0x41 && byte <= 0x5A
        guard isUpper || (byte >= 0x61 && byte <= 0x7A) || byte == 0x2D || Self.isDigit(byte) else { break }
        name.unicodeScalars.append(Unicode.Scalar(isUpper ? byte + 0x20 : byte))
        index += 1
      }
      return name
    }

    /// Takes a number; throws where none comes next.
    mutating func number() throws(EasingError) -> Number {
      skipSpace()
      let start = index
      if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      var digits = skipDigits()
      var isInteger = true
      if index + 1 < bytes.count, bytes[index] == 0x2E, Self.isDigit(bytes[index + 1]) {
        index += 1
        digits += skipDigits()
        isInteger = false
      }
      guard digits > 0 else {
        index = start
        throw .notation(byte: start, expected: .number)
      }
      let mantissa = String(decoding: bytes[start..<index], as: UTF8.self)
      let exponent = self.exponent()
      if exponent != nil { isInteger = false }
      return Number(mantissa: mantissa, exponent: exponent ?? 0, isInteger: isInteger)
    }

    /// The exponent that follows a mantissa, saturated; nil where none does.
    private mutating func exponent() -> Int? {
      var place = index
      guard place < bytes.count, bytes[place] | 0x20 == 0x65 else { return nil }
      place += 1
      var isNegative = false
      if place < bytes.count, bytes[place] == 0x2B || bytes[place] == 0x2D {
        isNegative = bytes[place] == 0x2D
        place += 1
      }
      guard place < bytes.count, Self.isDigit(bytes[place]) else { return nil }
      var value = 0
      while place < bytes.count, Self.isDigit(bytes[place]) {
        value = Swift.min(value * 10 + Int(bytes[place] - 0x30), 99_999)
        place += 1
      }
      index = place
      return isNegative ? -value : value
    }

    private mutating func skipDigits() -> Int {
      let start = index
      while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
      return index - start
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// True at a digit, a sign or a dot, after white space.
    mutating func isAtNumber() -> Bool {
      skipSpace()
      guard index < bytes.count else { return false }
      return Self.isDigit(bytes[index]) || [0x2B, 0x2D, 0x2E].contains(bytes[index])
    }

    /// Throws unless nothing but white space is left.
    mutating func end() throws(EasingError) {
      skipSpace()
      guard index == bytes.count else { throw .notation(byte: index, expected: .end) }
    }
  }
#endif
