/// Why there is no such easing curve.
public enum EasingError: Error, Equatable {
  /// A horizontal coordinate of a Bezier curve's control point is outside [0, 1], or a coordinate is no number.
  case controlPointOutside(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A step curve needs at least `least` steps and at most 2^31 - 1.
  case stepCount(Int, least: Int)
  /// A piecewise curve has no stop.
  case noStops
  /// A stop or point is no finite number, or the points of a spline do not run from 0 to 1.
  case stopNotUsable(index: Int)
  /// CSS text ends or goes on where it should not, at a byte (from 0).
  case notation(byte: Int, expected: ExpectedNotation)

  /// What a place in CSS text should hold.
  public enum ExpectedNotation: Sendable, Equatable {
    /// `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end` or a function.
    case keywordOrFunction
    /// A number.
    case number
    /// A whole number of steps.
    case wholeNumber
    /// `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` or `end`.
    case stepPosition
    /// A comma.
    case comma
    /// A closing parenthesis.
    case closingParenthesis
    /// Nothing more.
    case end
  }
}
