/// The part of the filter that runs some twenty times a second, whatever the sensor's rate.
extension AttitudeFilter {
  mutating func runSlowPart() {
    let sums = state.sums
    let seconds = sums.rateTime
    state.sums = ReadingSums()
    state.levelledTime += seconds
    let gravity = AttitudeFilterCoefficients.gravity
    // What the correction of these seconds took away from the tilt.
    let correctedX = -state.correction.y * gravity * seconds
    let correctedY = state.correction.x * gravity * seconds
    state.movement.pass(
      seconds: seconds, since: state.levelledTime, sums, correctedX: correctedX, correctedY: correctedY,
      coefficients)
    pass(seconds)
    // While the tilt is corrected evenly, its mean is half of what was taken away below what it was.
    state.speedX += sums.east - (state.tiltX - correctedX / 2) * seconds
    state.speedY += sums.north - (state.tiltY - correctedY / 2) * seconds
    state.tiltX -= correctedX
    state.tiltY -= correctedY
    state.turnBack -= state.correction.z * seconds
    state.turnBackTime -= seconds
    measureSpeed(seconds, hasAcceleration: sums.accelerationTime > 0)
    if let lesson = state.rest.add(sums, bias: state.bias, coefficients.rest) { learn(lesson) }
    correct(over: seconds)
  }

  /// Errors grow: of the tilt faster in a fast turn, of the bias slowly.
  private mutating func pass(_ seconds: Double) {
    let q = state.attitude
    let scale = AttitudeFilterCoefficients.gravity * seconds
    // The horizontal rows of earth <- device: how a bias about a device axis tilts the attitude east and north.
    let east = Vector3(
      x: 1 - 2 * (q.y * q.y + q.z * q.z), y: 2 * (q.x * q.y - q.w * q.z), z: 2 * (q.x * q.z + q.w * q.y))
    let north = Vector3(
      x: 2 * (q.x * q.y + q.w * q.z), y: 1 - 2 * (q.x * q.x + q.z * q.z), z: 2 * (q.y * q.z - q.w * q.x))
    let turning = 1 + state.movement.squaredRate * coefficients.perSquaredTurning
    state.covariance.pass(
      seconds: seconds, xRow: north * scale, yRow: east * -scale,
      drift: coefficients.tiltDrift * turning * seconds)
    state.covariance.forgetBias(
      growth: coefficients.biasGrowth * seconds, share: max(0, 1 - coefficients.biasLoss * seconds))
  }

  /// The measurement: a device in a hand has no speed that lasts.
  private mutating func measureSpeed(_ seconds: Double, hasAcceleration: Bool) {
    guard hasAcceleration else {
      state.covariance.restartSpeed(variance: coefficients.startSpeedVariance)
      state.speedX = 0
      state.speedY = 0
      return
    }
    var change = TiltBiasChange()
    let moving = state.movement.squaredSpeed * coefficients.perSquaredMoving
    // The mean of accelerations is wrong by the change of speed meanwhile: the more is moved, the longer it takes.
    let levelling = min(coefficients.levellingTime * max(1, moving).squareRoot(), coefficients.tiltTime)
    if state.levelledTime < levelling {
      change.vx = state.speedX
      change.vy = state.speedY
      change.dx = state.speedX / state.levelledTime
      change.dy = state.speedY / state.levelledTime
      let squaredSpeed = state.movement.squaredSpeed
      state.covariance.restartTilt(
        speed: coefficients.startSpeedVariance + squaredSpeed,
        tilt: coefficients.startTiltVariance + 2 * squaredSpeed / (state.levelledTime * state.levelledTime))
    } else {
      let variance = coefficients.speedNoise * (1 + moving) / seconds
      state.covariance.measure(speedX: state.speedX, variance: variance, into: &change)
      state.covariance.measure(speedY: state.speedY, variance: variance, into: &change)
    }
    apply(change)
  }

  private mutating func apply(_ change: TiltBiasChange) {
    state.speedX -= change.vx
    state.speedY -= change.vy
    state.tiltX += change.dx
    state.tiltY += change.dy
    state.bias = state.bias + change.bias
  }

  /// Rest says what the bias is, and what a wrong one did to tilt and heading meanwhile.
  private mutating func learn(_ lesson: RestDetector.Lesson) {
    let wrong = lesson.rate - state.bias
    if !lesson.isFirst {
      // The device did not turn: what it seemed to turn about the vertical during the block is turned back.
      state.turnBack -= state.attitude.rotate(wrong * lesson.duration).z
      state.turnBackTime = lesson.duration
    }
    if lesson.isCorrection { state.covariance.restartBias(variance: coefficients.startBiasVariance) }
    var change = TiltBiasChange()
    state.covariance.measure(bias: wrong, variance: coefficients.restNoise / lesson.duration, into: &change)
    apply(change)
  }

  /// Decides how the next seconds, as many as these, correct the attitude: evenly, and never in a rush.
  private mutating func correct(over seconds: Double) {
    let x = state.tiltY / (AttitudeFilterCoefficients.gravity * seconds)
    let y = -state.tiltX / (AttitudeFilterCoefficients.gravity * seconds)
    let square = x * x + y * y
    let limit = max(
      coefficients.correctionRate, square.squareRoot() * seconds / AttitudeFilterCoefficients.correctionTime)
    let share = square > limit * limit ? limit / square.squareRoot() : 1
    let z = state.turnBackTime > 0 ? state.turnBack / max(state.turnBackTime, seconds) : 0
    if state.turnBackTime <= 0 { state.turnBack = 0 }
    state.correction = Vector3(x: x * share, y: y * share, z: z)
  }
}
