internal import GyreMotion

extension ValueKind {
  /// Why a text is no value of a kind.
  public enum Refusal: Error, Sendable, Equatable {
    /// It cannot be read.
    case unreadable
    /// It is a number, but too small or too large.
    case outOfRange
    /// It can be read, but not be used: why, and what to do.
    case unfit(String)
  }

  /// The value that a text says; blanks around it must be gone.
  public func value(of text: some StringProtocol) throws(Refusal) -> ConfigurationValue {
    switch self {
    case .number(let unit, let bounds):
      return .number(try Self.number(text, unit, bounds))
    case .integer(_, let bounds):
      guard let integer = NumberText.integer(text) else {
        // Beyond Int it is still a whole number, only too large.
        throw NumberText.number(text).map { $0.magnitude >= 0x1p63 } == true ? .outOfRange : .unreadable
      }
      guard bounds.contains(integer) else { throw .outOfRange }
      return .integer(integer)
    case .word(let words):
      guard let word = words.first(where: { $0 == text }) else { throw .unreadable }
      return .word(word)
    case .toggle:
      guard text == "on" || text == "off" else { throw .unreadable }
      return .toggle(text == "on")
    case .span(let unit, let bounds):
      let (from, to) = try Self.ends(text, unit, bounds)
      guard from <= to else { throw .outOfRange }
      return .span(from, to)
    case .arc(let unit, let bounds):
      let (from, to) = try Self.ends(text, unit, bounds)
      return .span(from, to)
    case .crop:
      let numbers = try ValueKind.list(.pixels, 0...1e9, count: 6).value(of: text)
      guard PanoramaCrop(numbers)?.isSound == true else {
        throw .unfit("give a part that lies within its whole panorama, each side above 0")
      }
      return numbers
    case .home:
      let numbers = try ValueKind.list(.degrees, -360...360, count: 3).value(of: text)
      guard case .list(let angles) = numbers, abs(angles[1]) <= 90, 1...170 ~= angles[2] else {
        throw .unfit("give a pitch from -90 to 90 degrees and a field of view from 1 to 170")
      }
      return numbers
    case .list(let unit, let bounds, let count):
      let parts = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard parts.count == count else { throw .unreadable }
      var numbers: [Double] = []
      for part in parts { numbers.append(try Self.number(part, unit, bounds)) }
      return .list(numbers)
    case .glideCurve:
      // CSS notation allows line ends and comments; a value is one line of a file, where # and ; begin a comment.
      let isOneLine = text.utf8.allSatisfy { byte in
        (byte >= 0x20 || byte == UInt8(ascii: "\t")) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: ";")
      }
      guard isOneLine else { throw .unreadable }
      let text = String(text)
      _ = try GlideCurve(configured: text)
      return .word(text)
    case .optional(let kind):
      return text == "none" ? .none : try kind.value(of: text)
    }
  }

  private static func ends(
    _ text: some StringProtocol, _ unit: ValueUnit, _ bounds: ClosedRange<Double>
  ) throws(Refusal) -> (Double, Double) {
    // The first pair of dots separates: ".5...9" is .5 to .9.
    var place = text.startIndex
    while place < text.endIndex, !text[place...].hasPrefix("..") { place = text.index(after: place) }
    guard place < text.endIndex else { throw .unreadable }
    let from = try number(text[..<place], unit, bounds)
    let to = try number(text[text.index(place, offsetBy: 2)...], unit, bounds)
    return (from, to)
  }

  private static func number(
    _ text: some StringProtocol, _ unit: ValueUnit, _ bounds: ClosedRange<Double>
  ) throws(Refusal) -> Double {
    let number = unit == .seconds ? DurationText.seconds(text) : NumberText.number(text)
    guard let number else { throw .unreadable }
    guard bounds.contains(number) else { throw .outOfRange }
    return number
  }
}
