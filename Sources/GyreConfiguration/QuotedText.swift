/// A foreign text for an error message: in quotes, on one line, no longer than 60 characters.
///
/// Control characters become `\xNN`, so that a hostile file cannot steer the terminal that shows the error.
func quoted(_ text: String) -> String {
  var result = "'"
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 {
      result += "..."
      break
    }
    count += 1
    if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
      result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}
