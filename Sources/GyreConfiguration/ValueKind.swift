/// What a value may be: its form, its unit and its range. Reads texts and describes itself in messages.
public indirect enum ValueKind: Sendable, Equatable {
  /// A decimal number within bounds, in a unit.
  case number(ValueUnit, ClosedRange<Double>)
  /// A whole number within bounds, in a unit.
  case integer(ValueUnit, ClosedRange<Int>)
  /// One of these words.
  case word([String])
  /// `on` or `off`.
  case toggle
  /// `a..b`, both within bounds, a not above b.
  case span(ValueUnit, ClosedRange<Double>)
  /// `a..b`, both within bounds, clockwise from a to b: b may be the smaller number.
  case arc(ValueUnit, ClosedRange<Double>)
  /// `fullW fullH left top width height`: the part of a panorama that is there, in pixels.
  case crop
  /// `yaw pitch hfov`: where a view is at home, in degrees.
  case home
  /// Numbers between blanks, as many as `count`, each within bounds.
  case list(ValueUnit, ClosedRange<Double>, count: Int)
  /// An easing curve that can carry a glide, by its name or in CSS notation.
  case glideCurve
  /// The same, or `none`.
  case optional(ValueKind)

  /// What to write, for messages and help: "a number from 1 to 170 degrees".
  public var expectation: String {
    switch self {
    case .number(let unit, let bounds): "a number \(Self.limits(bounds, unit))"
    case .integer(let unit, let bounds):
      "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)\(Self.suffix(unit))"
    case .word(let words): Self.choice(words)
    case .toggle: "on or off"
    case .span(let unit, let bounds): "a range FROM..TO \(Self.limits(bounds, unit))"
    case .arc(let unit, let bounds): "a range FROM..TO clockwise \(Self.limits(bounds, unit))"
    case .crop: "6 numbers of pixels, fullW fullH left top width height"
    case .home: "3 numbers of degrees, yaw pitch hfov"
    case .list(let unit, let bounds, let count): "\(count) numbers \(Self.limits(bounds, unit))"
    case .glideCurve: "a curve such as 'power 3', 'out-quad' or 'cubic-bezier(0, 0, 0.2, 1)'"
    case .optional(let kind): kind.expectation + ", or none"
    }
  }

  /// The unit of its numbers.
  public var unit: ValueUnit {
    switch self {
    case .number(let unit, _), .integer(let unit, _), .span(let unit, _), .arc(let unit, _),
      .list(let unit, _, _):
      unit
    case .crop: .pixels
    case .home: .degrees
    case .word, .toggle, .glideCurve: .one
    case .optional(let kind): kind.unit
    }
  }

  private static func limits(_ bounds: ClosedRange<Double>, _ unit: ValueUnit) -> String {
    "from \(NumberText.text(bounds.lowerBound)) to \(NumberText.text(bounds.upperBound))\(suffix(unit))"
  }

  private static func suffix(_ unit: ValueUnit) -> String { unit == .one ? "" : " " + unit.word }

  private static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
