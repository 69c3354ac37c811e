internal import GyreConfiguration

/// Values as JSON text (RFC 8259), on one line.
enum JSONText {
  /// A text in quotes; control characters are escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The shortest text of a number; null where it is not finite, which JSON cannot say.
  static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return NumberText.text(value)
  }

  /// Names and values in the given order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// Values in a row, one per line.
  static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }
}
