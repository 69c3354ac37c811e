internal import GyreInput
internal import GyreMotion

/// What the rows of one stream tell about its rate, gathered in one pass and little memory.
///
/// Period Ts is the median of the last 16 regular intervals. An interval longer than max(5 Ts, 50 ms) is a
/// hole, as for the attitude filter: it counts neither for the rate (regular intervals / their sum) nor for
/// the jitter (their standard deviation, by Welford's update).
struct StreamStatistics {
  /// The rows so far.
  private(set) var rows = 0
  /// The holes of a motion stream, and the places where the trace itself says that rows are missing.
  private(set) var gaps = 0

  private let countsHoles: Bool
  private var previous: Timestamp?
  private var isInterrupted = false
  private var recent: [Int64] = []
  private var count = 0
  private var sum: Int64 = 0
  private var mean = 0.0
  private var squares = 0.0

  /// Begins a stream; touch screens pause by nature, so that their pauses are no gaps.
  init(kind: StreamKind) { countsHoles = kind == .imu || kind == .attitude }

  /// Takes a row.
  mutating func add(_ time: Timestamp, losesEvents: Bool = false) {
    rows += 1
    var isGap = isInterrupted || losesEvents
    isInterrupted = false
    if let previous {
      let interval = time.since(previous).nanoseconds
      if isHole(interval) {
        isGap = isGap || countsHoles
      } else {
        add(interval: interval)
      }
    }
    if isGap { gaps += 1 }
    previous = time
  }

  /// The trace says that rows are missing here; with the hole around it that is one gap.
  mutating func interrupt() {
    // Two notes without a row between them are one gap.
    isInterrupted = true
  }

  /// Counts an interruption that no row followed.
  mutating func finish() {
    if isInterrupted { gaps += 1 }
    isInterrupted = false
  }

  /// Rows per second between holes; nil where no two rows differ in time.
  var rate: Double? { sum > 0 ? Double(count) * 1e9 / Double(sum) : nil }

  /// The standard deviation of the regular intervals in nanoseconds; nil for fewer than two.
  var jitter: Double? { count > 1 ? (squares / Double(count)).squareRoot().rounded() : nil }

  private func isHole(_ interval: Int64) -> Bool {
    guard interval > 50_000_000 else { return false }
    guard let median else { return interval > 1_000_000_000 }
    return Double(interval) > 5 * Double(median)
  }

  private var median: Int64? {
    recent.isEmpty ? nil : recent.sorted()[recent.count / 2]
  }

  private mutating func add(interval: Int64) {
    if recent.count < 16 { recent.append(interval) } else { recent[count % 16] = interval }
    count += 1
    sum = sum.addingReportingOverflow(interval).overflow ? .max : sum + interval
    let deviation = Double(interval) - mean
    mean += deviation / Double(count)
    squares += deviation * (Double(interval) - mean)
  }
}
