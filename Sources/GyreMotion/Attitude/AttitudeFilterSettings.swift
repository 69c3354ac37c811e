/// What an attitude filter believes about sensors and hands; times, angles and rates, never gains.
///
/// One set of defaults is meant for every device: they were chosen on recordings with optical truth and on simulated
/// motions together, and scores hardly change when any one of them is changed by a third.
public struct AttitudeFilterSettings: Sendable, Equatable {
  /// How long accelerations are averaged before they count as gravity, where the device turns and moves little.
  /// Default 3 s, above 0. Short: accelerations tilt the view. Long: errors of the gyroscope do.
  public var tiltTime: TimeSpan
  /// The rate of turning from which on the average gets shorter, per second: at this rate by 16 %, at ten times
  /// the rate to a third. Default 90 degrees per second, above 0. Errors of scale grow with the rate.
  public var turningRate: Angle
  /// The speed of shaking and carrying from which on the average gets longer, m/s. Default 0.2, above 0.
  public var movingSpeed: Double
  /// How fast the average's length follows turning and moving. Default 1 s, above 0.
  public var adaptationTime: TimeSpan
  /// The time constant of the high-pass that tells carrying from a wrong tilt. Default 1.5 s, above 0.
  public var movementTime: TimeSpan
  /// How little the speed of a hand tells, as a noise density in m^2/s: bias is learnt in motion the slower the
  /// larger it is. Default 1, above 0.
  public var velocityNoise: Double

  /// How long the tilt is the plain mean of all accelerations after a start or a gap; in proportion longer, up to
  /// `tiltTime`, where the device moves faster than `movingSpeed`. Default 0.5 s, not negative.
  public var levellingTime: TimeSpan
  /// How far the tilt may be wrong after that, as a deviation of the acceleration, m/s^2. Default 2, above 0.
  public var startTiltDeviation: Double
  /// How fast the device may move when the filter starts, a deviation in m/s. Default 0.5, above 0.
  public var startSpeedDeviation: Double
  /// The fastest that a tilt is corrected, per second; a larger one takes a quarter of a second to fall to a third.
  /// Default 20 degrees per second, above 0.
  public var correctionRate: Angle

  /// The deviation of the gyroscope's bias before anything is known of it, per second. Default 2.5 degrees per
  /// second, above 0.
  public var startBiasDeviation: Angle
  /// What the deviation of a bias grows to if nothing is learnt for hours, per second. Default 0.5 degrees per
  /// second, above 0.
  public var biasDeviation: Angle
  /// The time in which the deviation of a known bias grows from 0 to 0.1 degrees per second. Default 100 s, above 0.
  public var biasForgettingTime: TimeSpan
  /// The deviation of the bias that long rest leaves, per second. Default 0.02 degrees per second, above 0.
  public var restBiasDeviation: Angle
  /// The largest bias that rest teaches while none is known, per second. Default 10 degrees per second, above 0.
  public var biasGate: Angle

  /// How long a device lies still before that counts as rest. Default 1.5 s, above 0.
  public var restTime: TimeSpan
  /// The largest deviation of the angular velocity during a third of that time, per second. Default 0.6 degrees per
  /// second, above 0.
  public var restRateDeviation: Angle
  /// The largest difference between the mean angular velocities of the thirds, per second. Default 0.2 degrees per
  /// second, above 0.
  public var restRateDifference: Angle
  /// The largest deviation of the acceleration during a third, and difference between the thirds, m/s^2. Default 0.2,
  /// above 0.
  public var restAccelerationDeviation: Double

  /// Whether a magnetometer, where there is one, turns the heading to magnetic north. It has to be calibrated. Default
  /// false: without one the view moves less at rest, and iron about a kiosk bends the field.
  public var usesMagnetometer: Bool
  /// How long the heading takes to follow it, as a time constant. Default 9 s, above 0.
  public var magnetometerTime: TimeSpan

  /// Makes settings; each has a default of its own.
  public init(
    tiltTime: TimeSpan = .seconds(3), turningRate: Angle = .degrees(90), movingSpeed: Double = 0.2,
    adaptationTime: TimeSpan = .seconds(1), movementTime: TimeSpan = .seconds(1.5), velocityNoise: Double = 1,
    levellingTime: TimeSpan = .seconds(0.5), startTiltDeviation: Double = 2,
    startSpeedDeviation: Double = 0.5,
    correctionRate: Angle = .degrees(20), startBiasDeviation: Angle = .degrees(2.5),
    biasDeviation: Angle = .degrees(0.5), biasForgettingTime: TimeSpan = .seconds(100),
    restBiasDeviation: Angle = .degrees(0.02), biasGate: Angle = .degrees(10),
    restTime: TimeSpan = .seconds(1.5),
    restRateDeviation: Angle = .degrees(0.6), restRateDifference: Angle = .degrees(0.2),
    restAccelerationDeviation: Double = 0.2, usesMagnetometer: Bool = false,
    magnetometerTime: TimeSpan = .seconds(9)
  ) {
    self.tiltTime = tiltTime
    self.turningRate = turningRate
    self.movingSpeed = movingSpeed
    self.adaptationTime = adaptationTime
    self.movementTime = movementTime
    self.velocityNoise = velocityNoise
    self.levellingTime = levellingTime
    self.startTiltDeviation = startTiltDeviation
    self.startSpeedDeviation = startSpeedDeviation
    self.correctionRate = correctionRate
    self.startBiasDeviation = startBiasDeviation
    self.biasDeviation = biasDeviation
    self.biasForgettingTime = biasForgettingTime
    self.restBiasDeviation = restBiasDeviation
    self.biasGate = biasGate
    self.restTime = restTime
    self.restRateDeviation = restRateDeviation
    self.restRateDifference = restRateDifference
    self.restAccelerationDeviation = restAccelerationDeviation
    self.usesMagnetometer = usesMagnetometer
    self.magnetometerTime = magnetometerTime
  }

  /// What makes the settings unusable, in words for a programmer; nil where they are sound.
  public var problem: StaticString? {
    func isSound(_ number: Double) -> Bool { number > 0 && number.isFinite }
    func isSound(_ rate: Angle) -> Bool { isSound(rate.radians) }
    // Arrays would take memory, and the core asks for none.
    guard tiltTime > .zero, adaptationTime > .zero, movementTime > .zero, biasForgettingTime > .zero,
      restTime > .zero, magnetometerTime > .zero, levellingTime >= .zero
    else { return "times of the filter must be above 0" }
    guard isSound(turningRate), isSound(correctionRate), isSound(startBiasDeviation), isSound(biasDeviation),
      isSound(restBiasDeviation), isSound(biasGate), isSound(restRateDeviation), isSound(restRateDifference)
    else { return "rates of the filter must be finite and above 0" }
    guard isSound(movingSpeed), isSound(velocityNoise), isSound(startTiltDeviation),
      isSound(startSpeedDeviation), isSound(restAccelerationDeviation)
    else { return "speeds and accelerations of the filter must be finite and above 0" }
    return nil
  }
}
