/// Takes a configuration file apart into its assignments, without knowing any key.
///
/// A line is `[section]`, `name = value`, empty, or a comment; `#` and `;` begin a comment anywhere in a
/// line. Within `[view]`, `hfov = 90` is `view.hfov = 90`. Line ends are LF or CR LF; a UTF-8 byte order
/// mark at the start is skipped.
struct SettingsReader {
  /// One `name = value`; lines and columns count from 1, columns in bytes.
  struct Assignment: Equatable {
    var key: String
    var value: String
    var line: Int
    var keyColumn: Int
    var valueColumn: Int
  }

  private let bytes: [UInt8]
  private let source: String
  private var offset = 0
  private var line = 0
  private var section = ""

  init(_ bytes: [UInt8], source: String) {
    self.bytes = bytes
    self.source = source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next assignment, or nil at the end.
  mutating func next() throws(ConfigurationError) -> Assignment? {
    while offset < bytes.count {
      line += 1
      let start = offset
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      offset = end + 1
      let comment = bytes[start..<end].firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ";") }
      let content = trimmed(start..<(comment ?? end))
      if content.isEmpty { continue }
      if bytes[content.lowerBound] == UInt8(ascii: "[") {
        try enterSection(content, lineStart: start)
      } else {
        return try assignment(content, lineStart: start)
      }
    }
    return nil
  }

  private mutating func enterSection(_ content: Range<Int>, lineStart: Int) throws(ConfigurationError) {
    let name = trimmed(content.lowerBound + 1..<max(content.lowerBound + 1, content.upperBound - 1))
    guard bytes[content.upperBound - 1] == UInt8(ascii: "]"), !name.isEmpty,
      bytes[name].allSatisfy(Self.isKeyByte)
    else {
      throw refusal(.badSection, at: content.lowerBound, lineStart)
    }
    section = text(name) + "."
  }

  private func assignment(_ content: Range<Int>, lineStart: Int) throws(ConfigurationError) -> Assignment {
    guard let equals = bytes[content].firstIndex(of: UInt8(ascii: "=")) else {
      throw refusal(.notAnAssignment, at: content.lowerBound, lineStart)
    }
    let name = trimmed(content.lowerBound..<equals)
    guard !name.isEmpty else { throw refusal(.notAnAssignment, at: content.lowerBound, lineStart) }
    let value = trimmed(equals + 1..<content.upperBound)
    return Assignment(
      key: section + text(name), value: text(value), line: line, keyColumn: name.lowerBound - lineStart + 1,
      valueColumn: (value.isEmpty ? equals : value.lowerBound) - lineStart + 1)
  }

  private func refusal(
    _ reason: ConfigurationError.Reason, at place: Int, _ lineStart: Int
  ) -> ConfigurationError {
    ConfigurationError(
      place: ConfigurationPlace(source: source, line: line, column: place - lineStart + 1), reason: reason)
  }

  /// The range without blanks at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, Self.isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, Self.isBlank(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
