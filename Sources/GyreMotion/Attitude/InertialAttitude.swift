/// Rows of an inertial sensor become an attitude: stamps become intervals, gaps are not integrated, bad rows are counted.
///
/// Rate and acceleration keep times of their own, for they may come in rows of their own and at rates of their own.
public struct InertialAttitude: Sendable, Equatable {
  /// How long rates alone are waited with for an acceleration that says which way is up, seconds.
  private static let patience = 0.2

  /// What no sensor measures: 100 rad/s, which is past every gyroscope's range, and 2000 m/s^2.
  private static let squaredPossibleRate = 1e4
  private static let squaredPossibleAcceleration = 4e6

  /// The filter.
  public var filter: AttitudeFilter
  /// What became of the readings.
  public private(set) var counters = SampleCounters()
  /// How far the heading may have drifted.
  public private(set) var heading = HeadingConfidence()
  /// The rate that the last reading told, without the bias, rad/s in the device frame; and over which time, seconds, 0
  /// where it carries nothing on.
  private(set) var latestRate = Vector3.zero
  private(set) var latestSeconds = 0.0
  /// The size of that rate, rad/s.
  private(set) var latestSpeed = 0.0

  private var rateClock = SensorClock()
  private var accelerationClock = SensorClock()
  private var isStarted = false
  private var waited = 0.0
  private var saturation = SaturationDetector()
  private var hasRate = false
  private var forecast = TurnForecast()
  private var north = MagneticHeading()
  private var fieldClock = SensorClock()

  /// Makes one before the first row.
  public init(_ settings: AttitudeFilterSettings = AttitudeFilterSettings()) {
    filter = AttitudeFilter(settings)
  }

  /// Earth <- device; nil before the first usable rows.
  ///
  /// The heading starts at 0, or is that of magnetic north where a magnetometer is used.
  public var attitude: Quaternion? {
    guard isStarted else { return nil }
    return north.isUnset ? filter.state.attitude : Quaternion.aboutZ(north.turn) * filter.state.attitude
  }

  /// The attitude in a while, as far as the last readings foretell it; nil before the first usable rows.
  ///
  /// For what lies between a reading and the light of the display; up to 100 ms, 0 for none.
  public func attitude(in time: TimeSpan) -> Quaternion? {
    guard let attitude, time > .zero else { return attitude }
    return (attitude * Quaternion(rotationVector: forecast.turn(in: time.seconds))).normalized
  }

  /// The heading is right from now on, by whoever says so: its confidence counts anew.
  public mutating func trustHeading() { heading.restart() }

  /// True where a sample will not carry on the attitude before it: the first, one after a gap, or a new level.
  @inline(__always)  // Else all of it is copied for the question.
  public func isBreak(before sample: InertialSample) -> Bool {
    guard isStarted else { return true }
    if sample.acceleration != nil, !filter.state.isLevelled { return true }
    if filter.settings.usesMagnetometer, sample.magneticField != nil, north.isUnset { return true }
    let clock = sample.angularVelocity == nil ? accelerationClock : rateClock
    guard hasRate == (sample.angularVelocity != nil) else { return false }
    switch clock.step(to: sample.measured) {
    case .gap, .epoch: return true
    case .first: return !filter.state.isLevelled
    case .step, .dropped: return false
    }
  }

  /// Takes in a row; false where nothing of it was used.
  public mutating func update(_ sample: InertialSample) -> Bool {
    let rate = sample.angularVelocity
    let acceleration = sample.acceleration
    let field = filter.settings.usesMagnetometer ? sample.magneticField : nil
    guard rate?.isFinite ?? true, acceleration?.isFinite ?? true, field?.isFinite ?? true,
      rate != nil || acceleration != nil || field != nil
    else {
      counters.refused += 1
      return false
    }
    guard (rate?.dot(rate ?? .zero) ?? 0) < Self.squaredPossibleRate,
      (acceleration?.dot(acceleration ?? .zero) ?? 0) < Self.squaredPossibleAcceleration
    else {
      counters.outliers += 1
      return false
    }
    var isUsed = false
    if let rate { isUsed = take(rate, at: sample.measured, isSaturated: sample.isSaturated) }
    if let acceleration, take(acceleration: acceleration, at: sample.measured) { isUsed = true }
    if let field, take(field: field, at: sample.measured) { isUsed = true }
    if isUsed { counters.used += 1 } else { counters.dropped += 1 }
    return isUsed
  }

  /// Rows are missing: what comes next is not integrated over the hole.
  public mutating func interrupt() {
    rateClock.interrupt()
    accelerationClock.interrupt()
    fieldClock.interrupt()
    forecast.restart()
    filter.level()
  }

  private mutating func take(_ rate: Vector3, at moment: Timestamp, isSaturated: Bool) -> Bool {
    hasRate = true
    let before = latestSpeed
    latestRate = rate - filter.state.bias
    latestSpeed = latestRate.length
    latestSeconds = 0
    // The detector has to see every rate.
    let isCutOff = saturation.isCutOff(rate) || isSaturated
    let step = rateClock.take(moment)
    switch step {
    case .dropped: return false
    case .first: break
    case .step(let seconds):
      filter.update(angularVelocity: rate, over: seconds)
      latestSeconds = seconds
      forecast.add(latestRate, over: seconds)
      let isHeld = filter.state.isBiasKnown && filter.state.isAtRest
      heading.pass(
        seconds: seconds, rate: latestSpeed, biasDeviation: isHeld ? 0 : filter.state.biasDeviation,
        isBiasKnown: filter.state.isBiasKnown, isHeld: isHeld)
      if isCutOff {
        counters.saturated += 1
        filter.doubtTilt(byTurnOf: rate.length * seconds)
        heading.saturate(turn: rate.length * seconds)
      }
      if !isStarted {
        waited += seconds
        isStarted = waited >= Self.patience
      }
    case .gap, .epoch:
      counters.gaps += 1
      if step == .epoch { counters.epochs += 1 }
      // How long a clock that began anew was silent, nobody knows: a second is what a hole at least is.
      forecast.restart()
      heading.miss(seconds: rateClock.latestInterval ?? 1, rate: before)
      filter.level()
    }
    return true
  }

  private mutating func take(field: Vector3, at moment: Timestamp) -> Bool {
    let step = fieldClock.take(moment)
    if step == .dropped { return false }
    // Before anything says which way is up, a field has no azimuth.
    guard isStarted, filter.state.isLevelled else { return false }
    // After a hole a reading stands for itself alone.
    let seconds: Double = if case .step(let seconds) = step { seconds } else { 0.01 }
    north.update(
      field, attitude: filter.state.attitude, rate: latestSpeed, over: seconds,
      time: filter.settings.magnetometerTime.seconds,
      holds: filter.state.isAtRest && filter.state.isBiasKnown)
    heading.refer(isDisturbed: north.trust == .disturbed)
    return true
  }

  private mutating func take(acceleration: Vector3, at moment: Timestamp) -> Bool {
    let step = accelerationClock.take(moment)
    if step == .dropped { return false }
    if case .step(let seconds) = step, filter.state.isLevelled {
      if hasRate {
        filter.update(acceleration: acceleration, over: seconds)
      } else {
        filter.state.attitude = TiltFollower.follow(filter.state.attitude, acceleration, over: seconds)
        heading.lackGyroscope()
      }
    } else if !filter.state.isLevelled {
      // An acceleration that says which way is up stands for no time.
      filter.update(acceleration: acceleration, over: 1)
      isStarted = isStarted || filter.state.isLevelled
    }
    return true
  }
}
