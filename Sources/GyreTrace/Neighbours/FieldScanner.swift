/// Walks through a text line by line and field by field; blanks separate fields, "#" begins a comment.
struct FieldScanner {
  /// What stands where it does not belong, and where.
  struct Fault: Error {
    let line: Int
    let column: Int
    let kind: ImportError.Kind
  }

  private let bytes: [UInt8]
  /// Where the next field is read.
  private(set) var position = 0
  private var lineStart = 0
  private var lineEnd = 0
  private var nextLine = 0
  /// The number of the line, counted from 1; 0 before the first.
  private(set) var line = 0

  /// Scans a text; lines end in a newline or in a carriage return and a newline.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the next line; false at the end.
  mutating func advance() -> Bool {
    guard nextLine < bytes.count else { return false }
    lineStart = nextLine
    lineEnd = LineSearch.newline(bytes, in: lineStart..<bytes.count) ?? bytes.count
    nextLine = lineEnd + 1
    if lineEnd > lineStart, bytes[lineEnd - 1] == .carriageReturn { lineEnd -= 1 }
    position = lineStart
    line += 1
    return true
  }

  /// The line as it is.
  var text: ArraySlice<UInt8> { bytes[lineStart..<lineEnd] }

  /// What is left of the line.
  var rest: ArraySlice<UInt8> { bytes[position..<lineEnd] }

  /// The byte at the position; nil at the line's end.
  var byte: UInt8? { position < lineEnd ? bytes[position] : nil }

  /// True where nothing but blanks and a comment is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return byte == nil || byte == .hash
    }
  }

  /// Moves past blanks.
  mutating func skipBlanks() {
    while let byte, byte == .space || byte == .tab { position += 1 }
  }

  /// Moves past one byte.
  mutating func skip() { position += 1 }

  /// An error at the position about what stands there.
  func unexpected(_ wanted: String) -> Fault {
    fault(byte.map { .unexpected($0, wanted: wanted) } ?? .lineEnds(wanted: wanted), at: position)
  }

  /// An error at a position of the line.
  func fault(_ kind: ImportError.Kind, at position: Int) -> Fault {
    Fault(line: line, column: position - lineStart + 1, kind: kind)
  }

  /// Demands that nothing but a comment is left.
  mutating func expectEnd() throws(Fault) {
    guard isAtEnd else { throw unexpected("the end of the line") }
  }

  /// Moves past a byte that must come next.
  mutating func expect(_ expected: UInt8, _ name: String) throws(Fault) {
    guard byte == expected else { throw unexpected(name) }
    position += 1
  }

  /// A whole number without sign, at most `limit`; needless zeros in front are allowed.
  mutating func number(radix: UInt64 = 10, limit: UInt64, _ what: String) throws(Fault) -> UInt64 {
    skipBlanks()
    let start = position
    var value: UInt64 = 0
    while let byte, let digit = Self.digit(byte), digit < radix {
      let (product, tooLarge) = value.multipliedReportingOverflow(by: radix)
      let (sum, stillTooLarge) = product.addingReportingOverflow(digit)
      guard !tooLarge, !stillTooLarge, sum <= limit else { throw fault(.outOfRange(what: what), at: start) }
      value = sum
      position += 1
    }
    guard position > start else { throw unexpected(what) }
    return value
  }

  /// A whole number of 32 bits with its sign.
  mutating func signedNumber(_ what: String) throws(Fault) -> Int32 {
    skipBlanks()
    let start = position
    let isNegative = byte == .minus
    if isNegative { position += 1 }
    let limit = UInt64(Int32.max) + (isNegative ? 1 : 0)
    // A number out of range is told at its sign.
    do {
      let magnitude = Int64(try number(limit: limit, what))
      return Int32(truncatingIfNeeded: isNegative ? -magnitude : magnitude)
    } catch {
      if case .outOfRange = error.kind { throw fault(error.kind, at: start) }
      throw error
    }
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x41...0x46: UInt64(byte - 0x41 + 10)
    case 0x61...0x66: UInt64(byte - 0x61 + 10)
    default: nil
    }
  }
}
