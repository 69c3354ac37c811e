/// A share that goes from 0 to 1 without a step in its slope: S(s) = s^2 (3 - 2 s), s from 0 to 1.
enum Smoothstep {
  /// The share.
  static func value(_ s: Double) -> Double { s * s * (3 - 2 * s) }

  /// What it adds up to: s^3 - s^4 / 2, one half at the end.
  static func integral(_ s: Double) -> Double { s * s * s * (1 - s / 2) }
}
