extension String {
  /// The text with control characters replaced: names come from hardware and end up on terminals.
  var printable: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
