/// Tells rest from motion by deviation, never by absolute rate, so that a bias of any size can be learnt.
///
/// Three still blocks in a row, whose means agree, are rest. Only the middle one teaches: the first may hold the end of
/// a motion, the last the beginning of one. What it teaches has to be near the bias that is known, nearer the more
/// recently it was learnt; after two minutes of unbroken rest anything within the open gate is believed. A turn
/// slower than about 0.3 degrees per second, or a steady one before the first bias, cannot be told from bias.
struct RestDetector: Sendable, Equatable {
  private var sums = MotionBlockSums()
  private var newer = MotionBlock.none
  private var older = MotionBlock.none
  /// The unbroken rest so far, seconds; 0 in motion.
  private(set) var restTime = 0.0
  /// The time since rest last taught the bias, seconds; infinite before that.
  private(set) var unlearntTime = Double.infinity
  /// True once a bias was learnt at rest or restored.
  private(set) var isBiasKnown = false

  /// True while the device lies still.
  var isAtRest: Bool { restTime > 0 }

  /// What a block at rest teaches.
  struct Lesson: Sendable, Equatable {
    /// The mean angular velocity, which is the bias, rad/s.
    var rate: Vector3
    /// Over what time, seconds.
    var duration: Double
    /// True for the first bias.
    var isFirst: Bool
    /// True where it contradicts a known bias: that one is to be forgotten first.
    var isCorrection: Bool
  }

  /// Rows are missing: blocks begin anew.
  mutating func interrupt() {
    sums = MotionBlockSums()
    newer = .none
    older = .none
    restTime = 0
  }

  /// A bias was restored: it counts as known, learnt long ago.
  mutating func restoreBias() {
    isBiasKnown = true
    unlearntTime = .infinity
  }

  /// Takes in the sums of some milliseconds; a lesson where a block ends at rest.
  mutating func add(_ readings: ReadingSums, bias: Vector3, _ thresholds: RestThresholds) -> Lesson? {
    sums.add(readings)
    unlearntTime += readings.rateTime
    // Less than a tick short is a full block: three of them are the rest time, not one tick more each.
    guard sums.time >= thresholds.block - 0.003 else { return nil }
    return finishBlock(bias: bias, thresholds)
  }

  private mutating func finishBlock(bias: Vector3, _ thresholds: RestThresholds) -> Lesson? {
    let newest = sums.finished(thresholds)
    let duration = sums.time
    let middle = newer
    let isRest =
      newest.isStill && middle.isStill && older.isStill
      && Self.agree(newest, middle, thresholds) && Self.agree(middle, older, thresholds)
      && Self.agree(newest, older, thresholds)
    restTime = isRest ? restTime + duration : 0
    sums = MotionBlockSums()
    older = middle
    newer = newest
    guard isRest else { return nil }
    let gate = RestThresholds.knownGate
    let narrow = min(gate.end, gate.start + gate.growth * unlearntTime)
    let isDoubted = restTime >= RestThresholds.doubtTime
    let distance = (middle.rate - bias).length
    guard distance <= (isBiasKnown && !isDoubted ? narrow : thresholds.openGate) else { return nil }
    let lesson = Lesson(
      rate: middle.rate, duration: duration, isFirst: !isBiasKnown,
      isCorrection: isBiasKnown && distance > narrow)
    isBiasKnown = true
    unlearntTime = 0
    return lesson
  }

  private static func agree(_ left: MotionBlock, _ right: MotionBlock, _ thresholds: RestThresholds) -> Bool {
    let rate = left.rate - right.rate
    let acceleration = left.acceleration - right.acceleration
    return rate.dot(rate) < thresholds.squaredRateDifference
      && acceleration.dot(acceleration) < thresholds.squaredAccelerationDeviation
  }
}
