/// How far a heading may have drifted since it was last right, and why.
///
/// Nothing but the gyroscope gives the heading, so its errors add up: of the bias what its deviation turns in the time, of
/// the scale 0.3 % of each turn (what good parts have after calibration), and whatever a hole or a saturated reading
/// may have held. It counts from the start, or from the last recentring: there the user said what is right.
public struct HeadingConfidence: Sendable, Equatable {
  /// What makes a heading doubtful.
  public struct Causes: OptionSet, Sendable {
    /// The causes as bits.
    public let rawValue: Int

    /// Makes a set of causes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The gyroscope's bias is not known yet: the view may turn by some degrees per second.
    public static let biasUnknown = Causes(rawValue: 1)
    /// Readings were missing while the device may have turned.
    public static let gap = Causes(rawValue: 2)
    /// The device turned faster than the gyroscope measures.
    public static let saturation = Causes(rawValue: 4)
    /// There is no gyroscope: nothing but touch turns the heading.
    public static let noGyroscope = Causes(rawValue: 8)
    /// The magnetic field is not the earth's, so it is not followed.
    public static let magneticDisturbance = Causes(rawValue: 16)
  }

  /// The relative error of a gyroscope's scale.
  private static let scaleError = 0.003
  /// How far a calibrated compass in an undisturbed field is off: 5 degrees.
  private static let compassDeviation = 5 * Double.pi / 180

  /// How far the heading may be off, a standard deviation; 0 to 180 degrees.
  public private(set) var deviation = Angle.zero
  /// Why it may be.
  public private(set) var causes: Causes = []

  /// The heading is right now, by whoever says so.
  mutating func restart() { self = HeadingConfidence() }

  /// Time passes: the device turned at a rate, rad/s, and its bias is known to a deviation, rad/s; `isHeld`: it rests with a
  /// known bias, so that what the heading drifts is turned back.
  mutating func pass(seconds: Double, rate: Double, biasDeviation: Double, isBiasKnown: Bool, isHeld: Bool) {
    if isBiasKnown { causes.remove(.biasUnknown) } else { causes.insert(.biasUnknown) }
    if !isHeld { grow(by: (biasDeviation + Self.scaleError * rate) * seconds) }
  }

  /// Readings are missing over a time, before which the device turned at a rate.
  mutating func miss(seconds: Double, rate: Double) {
    causes.insert(.gap)
    grow(by: min(rate * seconds, .pi))
  }

  /// A turn may have been as much larger again.
  mutating func saturate(turn: Double) {
    causes.insert(.saturation)
    grow(by: turn)
  }

  /// A magnetometer gives the heading, or would if the field were the earth's.
  mutating func refer(isDisturbed: Bool) {
    if isDisturbed {
      causes.insert(.magneticDisturbance)
    } else {
      causes.subtract([.magneticDisturbance, .gap, .saturation])
      deviation = Angle(radians: min(deviation.radians, Self.compassDeviation))
    }
  }

  /// Accelerations alone give no heading.
  mutating func lackGyroscope() {
    causes = .noGyroscope
    deviation = Angle(radians: .pi)
  }

  private mutating func grow(by angle: Double) {
    deviation = Angle(radians: min(deviation.radians + angle, .pi))
  }
}
