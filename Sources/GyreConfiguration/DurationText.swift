/// Durations as people write them: a number with `ms`, `s`, `min` or `h`; a bare number is seconds.
public enum DurationText {
  /// The seconds that a text says, or nil where it is no duration.
  public static func seconds(_ text: some StringProtocol) -> Double? {
    // Longer endings first: "5ms" ends in "s" too. Milliseconds are divided, since .001 is no exact factor.
    if text.hasSuffix("ms") { return NumberText.number(text.dropLast(2)).map { $0 / 1000 } }
    if text.hasSuffix("min") { return NumberText.number(text.dropLast(3)).map { $0 * 60 } }
    if text.hasSuffix("h") { return NumberText.number(text.dropLast(1)).map { $0 * 3600 } }
    if text.hasSuffix("s") { return NumberText.number(text.dropLast(1)) }
    return NumberText.number(text)
  }
}
