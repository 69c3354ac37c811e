/// The calibration that udev carries for a touch screen: x' = a x + b y + c, y' = d x + e y + f.
///
/// x and y are positions over the panel's range, 0 to 1, before and after. Source: libinput's
/// LIBINPUT_CALIBRATION_MATRIX, six numbers in the order a b c d e f.
public struct TouchCalibration: Sendable, Equatable {
  /// How much of x is in the new x.
  public var a: Double
  /// How much of y is in the new x.
  public var b: Double
  /// What is added to the new x.
  public var c: Double
  /// How much of x is in the new y.
  public var d: Double
  /// How much of y is in the new y.
  public var e: Double
  /// What is added to the new y.
  public var f: Double

  /// Makes a calibration of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The calibration that changes nothing.
  public static let identity = TouchCalibration(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0)

  /// Reads six finite numbers with blanks between them; nil for anything else, and where the six numbers
  /// would press the panel onto a line (a e - b d = 0).
  public init?(_ text: String) {
    let fields = text.split(whereSeparator: \.isWhitespace)
    let numbers = fields.compactMap { Double($0) }.filter(\.isFinite)
    guard fields.count == 6, numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    guard a * e - b * d != 0 else { return nil }
  }
}
