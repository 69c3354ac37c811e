/// Half a second of motion as its means, and whether it was still.
struct MotionBlock: Sendable, Equatable {
  /// Mean angular velocity as measured, rad/s.
  var rate: Vector3
  /// Mean acceleration as measured, m/s^2; zero where there is no accelerometer.
  var acceleration: Vector3
  /// True where neither moved about its mean.
  var isStill: Bool

  /// Before there was any.
  static let none = MotionBlock(rate: .zero, acceleration: .zero, isStill: false)
}

/// What a block is made of while it lasts.
struct MotionBlockSums: Sendable, Equatable {
  private(set) var time = 0.0
  private var turned = Vector3.zero
  private var squaredRate = 0.0
  private var accelerationTime = 0.0
  private var pushed = Vector3.zero
  private var squaredAcceleration = 0.0

  /// Adds the sums of some milliseconds: their means are the samples, so that the sensor's rate does not matter.
  mutating func add(_ sums: ReadingSums) {
    time += sums.rateTime
    turned = turned + sums.turned
    squaredRate += sums.turned.dot(sums.turned) / sums.rateTime
    guard sums.accelerationTime > 0 else { return }
    accelerationTime += sums.accelerationTime
    pushed = pushed + sums.pushed
    squaredAcceleration += sums.pushed.dot(sums.pushed) / sums.accelerationTime
  }

  /// The finished block.
  func finished(_ thresholds: RestThresholds) -> MotionBlock {
    let rate = turned * (1 / time)
    let rateVariance = squaredRate / time - rate.dot(rate)
    var isStill = rateVariance < thresholds.squaredRateDeviation
    var acceleration = Vector3.zero
    if accelerationTime > 0 {
      acceleration = pushed * (1 / accelerationTime)
      let variance = squaredAcceleration / accelerationTime - acceleration.dot(acceleration)
      isStill = isStill && variance < thresholds.squaredAccelerationDeviation
    }
    return MotionBlock(rate: rate, acceleration: acceleration, isStill: isStill)
  }
}
