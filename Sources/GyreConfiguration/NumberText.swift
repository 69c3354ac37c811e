/// Decimal numbers as people write them: `[+-] digits [. digits] [e [+-] digits]`, or `. digits`.
///
/// Stricter than Swift's own reading, which also takes `0x10`, `inf`, `nan` and `1.`.
public enum NumberText {
  /// The most characters that a number may have.
  public static let longest = 64

  /// The number that a text says, or nil where it is none; infinite where it is too large for a `Double`.
  public static func number(_ text: some StringProtocol) -> Double? {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= longest, isDecimal(bytes) else { return nil }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
    return value == 0 ? 0 : value  // -0 is 0 everywhere in the core
  }

  /// The whole number that a text says, or nil where it is none or beyond `Int`.
  public static func integer(_ text: some StringProtocol) -> Int? {
    let bytes = Array(text.utf8)
    var place = 0
    skipSign(bytes, &place)
    guard skipDigits(bytes, &place) > 0, place == bytes.count, bytes.count <= longest else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  /// The shortest text that reads back as the same number; whole numbers without `.0`.
  public static func text(_ value: Double) -> String {
    let text = (value == 0 ? 0 : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func isDecimal(_ bytes: [UInt8]) -> Bool {
    var place = 0
    skipSign(bytes, &place)
    let whole = skipDigits(bytes, &place)
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      guard skipDigits(bytes, &place) > 0 else { return false }
    } else if whole == 0 {
      return false
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      skipSign(bytes, &place)
      guard skipDigits(bytes, &place) > 0 else { return false }
    }
    return place == bytes.count
  }

  private static func skipSign(_ bytes: [UInt8], _ place: inout Int) {
    guard place < bytes.count else { return }
    if bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") { place += 1 }
  }

  private static func skipDigits(_ bytes: [UInt8], _ place: inout Int) -> Int {
    let start = place
    while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
    return place - start
  }
}
