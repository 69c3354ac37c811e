internal import GyreInput

/// Walks strictly through the JSON text of one line: RFC 8259, valid UTF-8, at most 64 levels.
///
/// The bytes end with a zero that belongs to no line, so that no look ahead needs a bounds check of its own:
/// a zero is accepted nowhere.
struct JSONScanner {
  /// The deepest nesting of arrays and objects in one line, the line's own included.
  static let nestingLimit = 64

  /// The line, with a zero behind it.
  let bytes: [UInt8]
  /// Where the next byte is read.
  var position = 0

  /// Scans a line that has no newline.
  init(line: ArraySlice<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count + 1)
    bytes.append(contentsOf: line)
    bytes.append(0)
    self.bytes = bytes
  }

  /// The byte at the position; zero at the end.
  var byte: UInt8 { bytes[position] }

  /// True where the line has ended.
  var isAtEnd: Bool { position >= bytes.count - 1 }

  /// An error at the position about what stands there.
  func unexpected(_ wanted: TraceError.Wanted) -> ScanFault {
    if isAtEnd { return ScanFault(position, .lineEnds(wanted: wanted)) }
    if byte == .carriageReturn { return ScanFault(position, .carriageReturn) }
    return ScanFault(position, .unexpected(byte, wanted: wanted))
  }

  /// Moves past spaces and tabs.
  mutating func skipBlanks() {
    while byte == .space || byte == .tab { position += 1 }
  }

  /// Moves past a byte that must come next, blanks before it allowed.
  mutating func expect(_ expected: UInt8, _ wanted: TraceError.Wanted) throws(ScanFault) {
    skipBlanks()
    guard byte == expected else { throw unexpected(wanted) }
    position += 1
  }

  /// Demands that nothing but blanks follows.
  mutating func expectEnd() throws(ScanFault) {
    skipBlanks()
    guard isAtEnd else { throw unexpected(.lineEnd) }
  }

  /// Reads a number.
  mutating func number() throws(ScanFault) -> RawValue {
    if isAtEnd { throw unexpected(.number) }
    var at = position
    do {
      let value = try JSONNumber.scan(bytes.span, &at)
      position = at
      return value
    } catch {
      // A zero in the place of a digit may be the end of the line.
      if error.offset >= bytes.count - 1, case .unexpected(_, let wanted) = error.kind {
        throw ScanFault(error.offset, .lineEnds(wanted: wanted))
      }
      throw error
    }
  }

  /// Checks and passes any value; `depth` is the nesting of what surrounds it.
  mutating func skipValue(depth: Int) throws(ScanFault) {
    skipBlanks()
    switch byte {
    case .quote: _ = try string()
    case .openBrace: try skipObject(depth: depth + 1)
    case .openBracket: try skipArray(depth: depth + 1)
    case 0x74: try skipWord("true")
    case 0x66: try skipWord("false")
    case 0x6E: try skipWord("null")
    default:
      guard byte == .minus || byte.isDigit || byte.isLetter || byte == .point || byte == .plus else {
        throw unexpected(.value)
      }
      _ = try number()
    }
  }

  private mutating func skipWord(_ word: StaticString) throws(ScanFault) {
    // "nan" begins like "null": let the number's grammar speak of it.
    if byte == 0x6E, bytes[position + 1] | 0x20 == 0x61 {
      _ = try number()
      return
    }
    let start = position
    for letter in word.description.utf8 {
      guard byte == letter else {
        if isAtEnd { throw unexpected(.value) }
        throw ScanFault(start, .unexpected(bytes[start], wanted: .value))
      }
      position += 1
    }
  }

  private mutating func skipArray(depth: Int) throws(ScanFault) {
    if depth > Self.nestingLimit { throw ScanFault(position, .nesting) }
    position += 1
    skipBlanks()
    if byte == .closeBracket {
      position += 1
      return
    }
    while true {
      try skipValue(depth: depth)
      if try !continues(to: .closeBracket, .commaOrBracket) { return }
    }
  }

  private mutating func skipObject(depth: Int) throws(ScanFault) {
    if depth > Self.nestingLimit { throw ScanFault(position, .nesting) }
    position += 1
    skipBlanks()
    if byte == .closeBrace {
      position += 1
      return
    }
    while true {
      skipBlanks()
      _ = try string(.key)
      try expect(.colon, .colon)
      try skipValue(depth: depth)
      if try !continues(to: .closeBrace, .commaOrBrace) { return }
    }
  }

  /// After an element: true past a comma, false past the closing byte.
  mutating func continues(
    to close: UInt8, _ wanted: TraceError.Wanted
  ) throws(ScanFault) -> Bool {
    skipBlanks()
    if byte == .comma {
      position += 1
      return true
    }
    guard byte == close else { throw unexpected(wanted) }
    position += 1
    return false
  }
}
