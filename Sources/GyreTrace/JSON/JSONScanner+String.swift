extension JSONScanner {
  /// Reads a string with its quotes and undoes its escapes.
  mutating func string(_ wanted: TraceError.Wanted = .string) throws(ScanFault) -> String {
    guard byte == .quote else { throw unexpected(wanted) }
    position += 1
    var text: [UInt8] = []
    var plain = position
    while true {
      let next = byte
      if next == .quote {
        text.append(contentsOf: bytes[plain..<position])
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if next == .backslash {
        text.append(contentsOf: bytes[plain..<position])
        try escape(into: &text)
        plain = position
      } else if next < 0x20 {
        if isAtEnd { throw unexpected(.closingQuote) }
        throw ScanFault(position, .controlCharacter(next))
      } else if next < 0x80 {
        position += 1
      } else {
        guard let length = validLength(at: position) else { throw ScanFault(position, .invalidUTF8) }
        position += length
      }
    }
  }

  /// The length of the UTF-8 sequence that begins there, or nil: Unicode 15, table 3-7.
  private func validLength(at start: Int) -> Int? {
    let first = bytes[start]
    // Only the second byte's range depends on the first; the others are 80 to BF.
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard start + length < bytes.count, second.contains(bytes[start + 1]) else { return nil }
    for index in start + 2..<start + length where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }

  private mutating func escape(into text: inout [UInt8]) throws(ScanFault) {
    let start = position
    position += 1
    switch byte {
    case .quote, .backslash, 0x2F: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(.newline)
    case 0x72: text.append(.carriageReturn)
    case 0x74: text.append(.tab)
    case 0x75:
      position += 1
      var code = try hexadecimal()
      if 0xDC00...0xDFFF ~= code { throw ScanFault(start, .loneSurrogate) }
      if 0xD800...0xDBFF ~= code {
        guard byte == .backslash, bytes[position + 1] == 0x75 else {
          if isAtEnd { throw unexpected(.closingQuote) }
          throw ScanFault(start, .loneSurrogate)
        }
        position += 2
        let low = try hexadecimal()
        guard 0xDC00...0xDFFF ~= low else { throw ScanFault(start, .loneSurrogate) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw ScanFault(start, .loneSurrogate) }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    default:
      if isAtEnd { throw unexpected(.closingQuote) }
      throw ScanFault(position, .badEscape(byte))
    }
    position += 1
  }

  /// Four hexadecimal digits.
  private mutating func hexadecimal() throws(ScanFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
      default: throw unexpected(.hexadecimalDigit)
      }
      position += 1
    }
    return value
  }
}
