import Glibc

/// Placeholder of the first skeleton; replaced by the project's own functions.
public enum Portable {
  /// Sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { Glibc.sin(x) }
  /// Cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { Glibc.cos(x) }
  /// Tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double { Glibc.tan(x) }
  /// Angle whose tangent is x, radians.
  public static func atan(_ x: Double) -> Double { Glibc.atan(x) }
  /// Angle of the point (x, y), radians.
  public static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
  /// Angle whose sine is x.
  public static func asin(_ x: Double) -> Double { Glibc.asin(x) }
  /// Angle whose cosine is x.
  public static func acos(_ x: Double) -> Double { Glibc.acos(x) }
  /// e to the x.
  public static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  /// 2 to the x.
  public static func exp2(_ x: Double) -> Double { Glibc.exp2(x) }
  /// e to the x, minus 1.
  public static func expm1(_ x: Double) -> Double { Glibc.expm1(x) }
  /// Natural logarithm.
  public static func log(_ x: Double) -> Double { Glibc.log(x) }
  /// Natural logarithm of 1 + x.
  public static func log1p(_ x: Double) -> Double { Glibc.log1p(x) }
  /// x to the y.
  public static func pow(_ x: Double, _ y: Double) -> Double { Glibc.pow(x, y) }
  /// Length of (x, y).
  public static func hypot(_ x: Double, _ y: Double) -> Double { Glibc.hypot(x, y) }
}
