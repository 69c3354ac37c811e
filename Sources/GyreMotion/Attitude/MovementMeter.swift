/// How fast a device turns and is carried about, as the filter's settings of time follow them.
///
/// The speed is the acceleration behind a Butterworth high-pass of second order and a mean of its square: a tilt that is
/// wrong is a constant acceleration, which the high-pass takes away.
struct MovementMeter: Sendable, Equatable {
  /// The mean of the squared rate, (rad/s)^2.
  private(set) var squaredRate = 0.0
  /// The mean of the squared horizontal speed, (m/s)^2.
  private(set) var squaredSpeed = 0.0
  private var speedX = 0.0
  private var speedY = 0.0
  private var constantX = 0.0
  private var constantY = 0.0

  /// The tilt begins anew: what was taken for a constant acceleration is none any more.
  mutating func restartTilt() {
    speedX = 0
    speedY = 0
    constantX = 0
    constantY = 0
  }

  /// Takes in the sums of some seconds, during which the tilt was corrected by (x, y) m/s^2.
  mutating func pass(
    seconds: Double, since start: Double, _ sums: ReadingSums, correctedX: Double, correctedY: Double,
    _ coefficients: AttitudeFilterCoefficients
  ) {
    let rateShare = min(1, seconds / min(coefficients.adaptationTime, start))
    squaredRate += (sums.squaredRate / seconds - squaredRate) * rateShare
    let x = seconds / coefficients.movementTime
    // e^(-x) to x^3 / 6; the poles need not be exact.
    let decay = 1 / (1 + x * (1 + x / 2))
    let gain = 2 * x * x * decay / seconds
    speedX += sums.east - (constantX - correctedX / 2) * seconds
    speedY += sums.north - (constantY - correctedY / 2) * seconds
    constantX += gain * speedX - correctedX
    constantY += gain * speedY - correctedY
    speedX *= decay * decay
    speedY *= decay * decay
    let share = min(1, seconds / coefficients.adaptationTime)
    squaredSpeed += (speedX * speedX + speedY * speedY - squaredSpeed) * share
  }
}
