/// What follows from a filter's settings alone, worked out once.
struct AttitudeFilterCoefficients: Sendable, Equatable {
  /// The standard acceleration of gravity, m/s^2: how a tilt in radians becomes a horizontal acceleration.
  static let gravity = 9.80665
  /// How long readings are summed before the slow part of the filter runs, seconds; a reading that is longer runs
  /// it by itself. The odd value keeps rounding from deciding at round rates.
  static let tick = 0.047
  /// The time constant with which a tilt that is too large for the largest rate is corrected, seconds.
  static let correctionTime = 0.25
  /// The rate of growth of a bias's deviation that the forgetting time speaks of, rad/s.
  private static let forgottenDeviation = 0.1 * Double.pi / 180

  /// 1 / (turning rate)^2, s^2/rad^2.
  let perSquaredTurning: Double
  /// 1 / (moving speed)^2, s^2/m^2.
  let perSquaredMoving: Double
  /// Noise density of the speed at little movement, m^2/s.
  let speedNoise: Double
  /// What the tilt's variance grows by in a second at little turning, (m/s^2)^2/s.
  ///
  /// With r the speed's noise and T the tilt time: q = r (sqrt(2) / T)^4. A Kalman filter of speed and tilt with these
  /// is, once settled, the Butterworth low-pass of second order of the acceleration with the time constant T.
  let tiltDrift: Double
  let adaptationTime: Double
  let movementTime: Double
  let levellingTime: Double
  /// How long levelling lasts at most, seconds.
  let tiltTime: Double
  let startTiltVariance: Double
  let startSpeedVariance: Double
  let correctionRate: Double
  let startBiasVariance: Double
  /// What the bias's variance grows by in a second, (rad/s)^2/s.
  let biasGrowth: Double
  /// What share of the knowledge of the bias is lost in a second.
  let biasLoss: Double
  /// Variance times time of a mean rate at rest, (rad/s)^2 s.
  let restNoise: Double
  let rest: RestThresholds

  init(_ settings: AttitudeFilterSettings) {
    func square(_ value: Double) -> Double { value * value }
    perSquaredTurning = 1 / square(settings.turningRate.radians)
    perSquaredMoving = 1 / square(settings.movingSpeed)
    speedNoise = settings.velocityNoise
    tiltDrift = settings.velocityNoise * square(2 / square(settings.tiltTime.seconds))
    adaptationTime = settings.adaptationTime.seconds
    movementTime = settings.movementTime.seconds
    levellingTime = settings.levellingTime.seconds
    tiltTime = settings.tiltTime.seconds
    startTiltVariance = square(settings.startTiltDeviation)
    startSpeedVariance = square(settings.startSpeedDeviation)
    correctionRate = settings.correctionRate.radians
    startBiasVariance = square(settings.startBiasDeviation.radians)
    biasGrowth = square(Self.forgottenDeviation) / settings.biasForgettingTime.seconds
    biasLoss = biasGrowth / square(settings.biasDeviation.radians)
    restNoise = square(square(settings.restBiasDeviation.radians)) / biasGrowth
    rest = RestThresholds(settings)
  }
}

/// What counts as rest.
struct RestThresholds: Sendable, Equatable {
  /// The gate for a bias that is known, rad/s: what it is at once, what it grows by in a second, and its largest.
  static let knownGate = (
    start: 0.3 * Double.pi / 180, growth: 0.005 * Double.pi / 180, end: 2 * Double.pi / 180
  )
  /// The unbroken rest after which a known bias that must be wrong is learnt anew, seconds.
  static let doubtTime = 120.0

  /// A block's length, seconds.
  let block: Double
  let squaredRateDeviation: Double
  let squaredRateDifference: Double
  let squaredAccelerationDeviation: Double
  /// The gate while no bias is known, rad/s.
  let openGate: Double

  init(_ settings: AttitudeFilterSettings) {
    func square(_ value: Double) -> Double { value * value }
    block = settings.restTime.seconds / 3
    squaredRateDeviation = square(settings.restRateDeviation.radians)
    squaredRateDifference = square(settings.restRateDifference.radians)
    squaredAccelerationDeviation = square(settings.restAccelerationDeviation)
    openGate = settings.biasGate.radians
  }
}
