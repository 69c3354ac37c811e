/// How long a glide lasts, from the speed it is released with.
///
/// Formula: ballistic T = Tref (|v0| / vref)^(1 / (k - 1)), k = e'(0): with a power curve the deceleration
/// then depends on the speed alone, so a glide that is restarted in mid-flight ends where it would have
/// ended. A fixed T travels k / (k - 1) times too far when restarted.
/// Source: own derivation.
public enum GlideTimeLaw: Sendable, Equatable {
  /// T grows with the speed: `duration` seconds at `referenceSpeed` (an angle per second); both above 0.
  case ballistic(duration: Double = 1, referenceSpeed: Angle = .degrees(300))
  /// Always `duration` seconds, above 0; the distance grows with the speed.
  case fixedTime(duration: Double = 1)
  /// Always `distance` far, above 0: a power curve takes the exponent k = v0 T / D that does it in
  /// `duration` seconds; a release too slow for that (k < 2 would brake without bound, or speed up) keeps
  /// k = 2 and takes longer. Other curves keep their shape and take T = e'(0) D / v0.
  case fixedDistance(Angle = .degrees(90), duration: Double = 1)

  /// The longest glide there is, in seconds: laws that would last longer are cut to it.
  public static let longestDuration = 3600.0

  /// The plan of a glide for a speed in rad/s, at least 0.
  ///
  /// A speed of 0 or no number gives a plan of no duration.
  public func plan(_ curve: GlideCurve, speed: Double) -> GlidePlan {
    guard speed > 0, speed.isFinite else { return GlidePlan(curve: curve, duration: 0) }
    let k = curve.initialSlope
    switch self {
    case .ballistic(let duration, let reference):
      let ratio = speed / reference.radians
      let growth = k == 3 ? ratio.squareRoot() : k == 2 ? ratio : Portable.pow(ratio, 1 / (k - 1))
      return GlidePlan(curve: curve, duration: duration * growth)
    case .fixedTime(let duration):
      return GlidePlan(curve: curve, duration: duration)
    case .fixedDistance(let distance, let duration):
      guard case .power = curve.shape else {
        return GlidePlan(curve: curve, duration: k * distance.radians / speed)
      }
      let exponent = speed * duration / distance.radians
      if exponent >= 2, exponent.isFinite {
        return GlidePlan(curve: GlideCurve(shape: .power(exponent)), duration: duration)
      }
      return GlidePlan(curve: .quadratic, duration: 2 * distance.radians / speed)
    }
  }
}
