/// Angular velocity and acceleration become an attitude, and the gyroscope's bias is learnt on the way.
///
/// The rate without the bias is integrated exactly. The acceleration, turned by that integral, is averaged over seconds
/// before its direction counts as up: what hands do to a device cancels over such a time, gravity does not. The
/// average is a Kalman filter of horizontal speed, tilt and bias; settled, with a known bias, it is the Butterworth
/// low-pass of second order of D. Laidig and T. Seel (VQF, Information Fusion 91, 2023), with a time constant that
/// follows how fast the device turns and moves. See the article Attitude.
///
/// A plain value: copies fed the same readings are equal. Settings, state and what follows from the settings are kept
/// apart. The heading starts at 0 and is held by the gyroscope alone.
public struct AttitudeFilter: Sendable, Equatable {
  /// What it believes about sensors and hands.
  public private(set) var settings: AttitudeFilterSettings
  /// All that it remembers; may be kept and put back.
  public var state: AttitudeFilterState

  var coefficients: AttitudeFilterCoefficients

  /// Makes a filter that knows nothing: upright, heading 0, no bias.
  public init(_ settings: AttitudeFilterSettings = AttitudeFilterSettings()) {
    self.settings = settings
    let coefficients = Self.checked(settings)
    self.coefficients = coefficients
    state = AttitudeFilterState(
      attitude: .aboutX(.pi / 2),
      covariance: TiltBiasCovariance(
        speed: coefficients.startSpeedVariance, tilt: coefficients.startTiltVariance,
        bias: coefficients.startBiasVariance))
  }

  /// Changes what it believes about sensors and hands, at any time; the settings have to be sound.
  public mutating func adopt(_ settings: AttitudeFilterSettings) {
    coefficients = Self.checked(settings)
    self.settings = settings
  }

  private static func checked(_ settings: AttitudeFilterSettings) -> AttitudeFilterCoefficients {
    precondition(settings.problem == nil, "the settings must be sound: see AttitudeFilterSettings.problem")
    return AttitudeFilterCoefficients(settings)
  }

  /// Turns by a mean angular velocity, rad/s in the device frame, over some seconds (above 0).
  ///
  /// q <- q exp((w - b) dt), exact for any angle. Returns false, and changes nothing, where a number is not finite.
  @discardableResult
  public mutating func update(angularVelocity: Vector3, over seconds: Double) -> Bool {
    let rate = angularVelocity - state.bias
    let squaredRate = rate.dot(rate)
    guard squaredRate < .infinity, seconds > 0, seconds < .infinity else { return false }
    let turned = state.attitude * Quaternion(turn: rate * seconds, square: squaredRate * (seconds * seconds))
    let half = seconds / 2
    let corrected =
      Quaternion(
        w: 1, x: state.correction.x * half, y: state.correction.y * half, z: state.correction.z * half)
      * turned
    state.attitude = corrected.renormalized ?? state.attitude
    state.sums.turned = state.sums.turned + angularVelocity * seconds
    state.sums.squaredRate += squaredRate * seconds
    state.sums.rateTime += seconds
    // Without accelerations the slow part waits a little longer for one, then runs without.
    if state.sums.rateTime >= 4 * AttitudeFilterCoefficients.tick { runSlowPart() }
    return true
  }

  /// Takes in an acceleration, m/s^2 in the device frame, that stands for some seconds (above 0).
  ///
  /// The first, and the first after `level()`, says which way is up at once. Returns false, and changes nothing, where
  /// a number is not finite.
  @discardableResult
  public mutating func update(acceleration: Vector3, over seconds: Double) -> Bool {
    guard acceleration.dot(acceleration) < .infinity, seconds > 0, seconds < .infinity else { return false }
    guard state.isLevelled else {
      state.isLevelled = state.attitude.level(acceleration)
      return true
    }
    let earth = state.attitude.rotate(acceleration)
    state.sums.east += earth.x * seconds
    state.sums.north += earth.y * seconds
    state.sums.pushed = state.sums.pushed + acceleration * seconds
    state.sums.accelerationTime += seconds
    if state.sums.rateTime >= AttitudeFilterCoefficients.tick { runSlowPart() }
    return true
  }

  /// Takes over a bias that was learnt before and kept, rad/s in the device frame.
  ///
  /// `deviation`: how far it may have moved meanwhile, rad/s, above 0. It counts as known: what rest says has to be within
  /// two degrees per second of it, until two minutes of unbroken rest contradict it. Returns false, and changes
  /// nothing, where a number is not finite or the deviation not above 0.
  @discardableResult
  public mutating func restoreBias(_ bias: Vector3, deviation: Double) -> Bool {
    let variance = deviation * deviation
    guard bias.isFinite, deviation > 0, variance < .infinity else { return false }
    state.bias = bias
    state.covariance.restartBias(variance: variance)
    state.rest.restoreBias()
    return true
  }

  /// The last turn, rad, may have been as much larger again: the tilt is as much less sure, and stays.
  public mutating func doubtTilt(byTurnOf angle: Double) {
    guard angle >= 0, angle < .infinity else { return }
    state.covariance.doubtTilt(deviation: min(angle, .pi) * AttitudeFilterCoefficients.gravity)
  }

  /// Forgets tilt and speed, not heading and bias: readings are missing, the next acceleration says which way is up.
  public mutating func level() {
    state.isLevelled = false
    state.levelledTime = 0
    state.covariance.restartTilt(
      speed: coefficients.startSpeedVariance, tilt: coefficients.startTiltVariance)
    state.sums = ReadingSums()
    state.speedX = 0
    state.speedY = 0
    state.tiltX = 0
    state.tiltY = 0
    state.turnBack = 0
    state.turnBackTime = 0
    state.correction = .zero
    state.movement.restartTilt()
    state.rest.interrupt()
  }
}
