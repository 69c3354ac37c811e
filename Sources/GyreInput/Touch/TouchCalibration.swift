/// How a touch surface lies over its panel: u' = a u + b v + c, v' = d u + e v + f, in fractions of the sides.
///
/// The six numbers are those of libinput and of udev's LIBINPUT_CALIBRATION_MATRIX ("a b c d e f").
public struct TouchCalibration: Sendable, Equatable {
  /// How much of u goes into u'.
  public var a: Double
  /// How much of v goes into u'.
  public var b: Double
  /// What is added to u', in fractions of the width.
  public var c: Double
  /// How much of u goes into v'.
  public var d: Double
  /// How much of v goes into v'.
  public var e: Double
  /// What is added to v', in fractions of the height.
  public var f: Double

  /// Makes a calibration of its six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The six numbers in libinput's order.
  public var numbers: [Double] { [a, b, c, d, e, f] }

  /// A surface that lies as its panel does.
  public static let identity = TouchCalibration(1, 0, 0, 0, 1, 0)
  /// A surface whose x runs to the left.
  public static let mirroredHorizontally = TouchCalibration(-1, 0, 1, 0, 1, 0)
  /// A surface whose y runs upwards.
  public static let mirroredVertically = TouchCalibration(1, 0, 0, 0, -1, 1)
  /// A surface glued on a quarter turn: u' = 1 - v, v' = u.
  public static let turned90 = TouchCalibration(0, -1, 1, 1, 0, 0)
  /// A surface glued on upside down: u' = 1 - u, v' = 1 - v.
  public static let turned180 = TouchCalibration(-1, 0, 1, 0, -1, 1)
  /// A surface glued on three quarter turns: u' = v, v' = 1 - u.
  public static let turned270 = TouchCalibration(0, 1, 0, -1, 0, 1)

  /// Both in one: this calibration first, then `next`.
  public func followed(by next: TouchCalibration) -> TouchCalibration {
    TouchCalibration(
      next.a * a + next.b * d, next.a * b + next.b * e, next.a * c + next.b * f + next.c,
      next.d * a + next.e * d, next.d * b + next.e * e, next.d * c + next.e * f + next.f)
  }

  /// The calibrated place of a place in fractions.
  @inlinable public func apply(u: Double, v: Double) -> (u: Double, v: Double) {
    (a * u + b * v + c, d * u + e * v + f)
  }

  /// False where a number is not finite or the surface shrinks to a line.
  public var isUsable: Bool {
    let determinant = a * e - b * d
    return determinant.isFinite && determinant != 0 && c.isFinite && f.isFinite
  }
}
