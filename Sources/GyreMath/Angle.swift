/// A plane angle; settings, commands and views use it so that radians and degrees cannot be mixed up.
///
/// Stored in radians. Inside the core, computations use plain `Double` radians.
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of `radians`.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// An angle of `radians`.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of `degrees`: multiplied by pi, then divided by 180.
  @inlinable public static func degrees(_ degrees: Double) -> Angle {
    Angle(radians: degrees * .pi / 180)
  }

  /// The angle in degrees: multiplied by 180, then divided by pi.
  ///
  /// Where a number of degrees with at most six decimals has exactly these radians, it is that number: 60
  /// degrees come back as 60, not as 59.99999999999999.
  @inlinable public var degrees: Double {
    let plain = radians * 180 / .pi
    let round = (plain * 1e6).rounded() / 1e6
    return round * .pi / 180 == radians ? round : plain
  }

  /// True where the left angle is smaller; angles are compared as numbers, without wrapping.
  @inlinable public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
