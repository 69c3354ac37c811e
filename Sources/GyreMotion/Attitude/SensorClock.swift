/// The stamps of one stream: which interval is a step, which a gap, which a clock that began anew.
///
/// Any rate is taken, a changing one too. A gap is what lasts longer than five usual intervals and 50 ms; two long
/// intervals of like length in a row are no gaps but a new rate.
struct SensorClock: Sendable, Equatable {
  /// What lies between a reading and the one before.
  enum Step: Sendable, Equatable {
    /// There is none before.
    case first
    /// So many seconds to integrate.
    case step(Double)
    /// Readings are missing.
    case gap
    /// The clock began anew, or the hole is so long that nothing before it counts.
    case epoch
    /// Time stood or ran back a little: the reading is not used.
    case dropped
  }

  /// What is longer is an epoch as well as a gap; what runs back further is a new clock.
  private static let epoch = TimeSpan.seconds(1)
  /// What is shorter is never a gap.
  private static let shortest = TimeSpan.milliseconds(50)

  private var latest: Timestamp?
  private var intervals = RecentIntervals()
  /// The long interval just before; zero where the last one was no gap.
  private var doubtful = TimeSpan.zero
  /// The time between the last two readings, seconds; nil where their clocks do not compare.
  private(set) var latestInterval: Double?

  /// True before the first reading and after an interruption.
  var isUnset: Bool { latest == nil }

  /// What the next reading's stamp would make of it.
  func step(to moment: Timestamp) -> Step {
    guard let latest else { return .first }
    let interval = moment.since(latest)
    if interval <= .zero {
      return interval > TimeSpan(nanoseconds: -Self.epoch.nanoseconds) ? .dropped : .epoch
    }
    if interval <= Self.shortest { return .step(interval.seconds) }
    if interval > Self.epoch { return .epoch }
    return isUsual(interval) || isLike(interval, doubtful) ? .step(interval.seconds) : .gap
  }

  /// Takes in a reading's stamp.
  mutating func take(_ moment: Timestamp) -> Step {
    let step = step(to: moment)
    let interval = latest.map { moment.since($0) } ?? .zero
    latestInterval = interval > .zero ? interval.seconds : nil
    switch step {
    case .dropped:
      return step
    case .first:
      break
    case .step:
      if doubtful > .zero, interval > Self.shortest, !isUsual(interval) {
        intervals.restart(with: interval)
      } else {
        intervals.add(interval)
      }
      doubtful = .zero
    case .gap:
      doubtful = interval
    case .epoch:
      doubtful = .zero
    }
    latest = moment
    return step
  }

  /// Rows are missing: what comes next is the first.
  mutating func interrupt() {
    latest = nil
    doubtful = .zero
  }

  private func isUsual(_ interval: TimeSpan) -> Bool {
    intervals.count == 0 || interval.nanoseconds <= 5 * intervals.median.nanoseconds
  }

  private func isLike(_ interval: TimeSpan, _ other: TimeSpan) -> Bool {
    interval.nanoseconds < 2 * other.nanoseconds && other.nanoseconds < 2 * interval.nanoseconds
  }
}
