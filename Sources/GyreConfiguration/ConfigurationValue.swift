/// A configured value, read and checked, in the unit of its key.
public enum ConfigurationValue: Sendable, Equatable {
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// One word of a few.
  case word(String)
  /// On or off.
  case toggle(Bool)
  /// From the first number to the second.
  case span(Double, Double)
  /// Numbers in a row.
  case list([Double])
  /// Nothing, where a key may be without a value.
  case none

  /// The value as configuration text: reading it again gives the same value.
  public var text: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .integer(let integer): String(integer)
    case .word(let word): word
    case .toggle(let isOn): isOn ? "on" : "off"
    case .span(let from, let to): NumberText.text(from) + ".." + NumberText.text(to)
    case .list(let numbers): numbers.map(NumberText.text).joined(separator: " ")
    case .none: "none"
    }
  }
}
