internal import GyreConfiguration

/// Why a command ended early: one line for people, one code for the shell.
struct CommandError: Error, Equatable {
  /// What the shell gets.
  var code: ExitCode
  /// The file with line and column as far as they are known; nil for the command line itself.
  var place: String?
  /// What is wrong.
  var what: String
  /// What to do about it.
  var remedy: String

  /// Makes an error.
  init(_ code: ExitCode, at place: String? = nil, _ what: String, _ remedy: String) {
    self.code = code
    self.place = place
    self.what = what
    self.remedy = remedy
  }

  /// A refused configuration, be it in a file or on the command line.
  init(_ error: ConfigurationError) {
    self.init(.usage, at: error.place.description, error.what, error.remedy)
  }

  /// The line without its end: `gyre: PATH:LINE:COLUMN: what; what to do`.
  var line: String {
    singleLine("gyre: " + (place.map { $0 + ": " } ?? "") + what + "; " + remedy)
  }
}

/// A text whose control characters are `\xNN`: file names and files cannot add lines or steer the terminal.
func singleLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isControl(scalar) {
      result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
}
