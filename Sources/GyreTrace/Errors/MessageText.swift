/// How messages show what stands in a file.
enum MessageText {
  /// A text in quotes: short, and without bytes that a terminal would act on.
  static func quoted(_ text: String) -> String {
    var shown = "\""
    for scalar in text.unicodeScalars.prefix(40) {
      shown.unicodeScalars.append(scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "?" : scalar)
    }
    return shown + (text.unicodeScalars.count > 40 ? "...\"" : "\"")
  }

  /// A byte: as its character, or by its number.
  static func name(of byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    if byte == .space { return "a blank" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
