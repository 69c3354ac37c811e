/// The last samples of one contact, oldest first, in a ring that grows only where a stream is denser than
/// any before.
///
/// Kept are the samples of the last 100 ms, one before them, and at least 32. Two histories are equal when
/// their samples are, wherever these lie in the ring.
struct VelocityHistory: Sendable {
  struct Sample: Sendable, Equatable {
    var time: Timestamp
    var x: Double
    var y: Double
  }

  /// How far back samples count.
  static let horizon = TimeSpan.milliseconds(100)
  /// How many samples are kept however old they are, so that the sample period can be told.
  static let minimumCount = 32

  private(set) var count = 0
  private var first = 0
  private var ring: [Sample]

  init() {
    ring = Array(repeating: Sample(time: .zero, x: 0, y: 0), count: 2 * Self.minimumCount)
  }

  /// The sample at a place: 0 is the oldest, `count - 1` the newest.
  subscript(index: Int) -> Sample { ring[(first + index) & (ring.count - 1)] }

  /// Forgets all samples and keeps the room.
  mutating func removeAll() {
    count = 0
    first = 0
  }

  /// Adds a sample; one at the time of the newest replaces it, one before it is left out.
  mutating func append(_ sample: Sample) {
    if count > 0 {
      let newest = self[count - 1].time
      if sample.time < newest { return }
      if sample.time == newest { count -= 1 }
    }
    while count >= Self.minimumCount, sample.time.since(self[1].time) > Self.horizon {
      first = (first + 1) & (ring.count - 1)
      count -= 1
    }
    if count == ring.count { grow() }
    ring[(first + count) & (ring.count - 1)] = sample
    count += 1
  }

  private mutating func grow() {
    var larger: [Sample] = []
    larger.reserveCapacity(2 * ring.count)
    for index in 0..<count { larger.append(self[index]) }
    for index in 0..<count { larger.append(self[index]) }
    ring = larger
    first = 0
  }

  /// The median interval of the newest 32 samples, in nanoseconds; 0 where there are fewer than two.
  var samplePeriod: Int64 {
    var sorted = InlineArray<31, Int64>(repeating: 0)
    let intervals = Swift.min(count - 1, 31)
    guard intervals > 0 else { return 0 }
    for index in 0..<intervals {
      let place = count - 1 - index
      let interval = self[place].time.since(self[place - 1].time).nanoseconds
      var slot = index
      while slot > 0, sorted[slot - 1] > interval {
        sorted[slot] = sorted[slot - 1]
        slot -= 1
      }
      sorted[slot] = interval
    }
    let middle = intervals / 2
    if intervals % 2 == 1 { return sorted[middle] }
    return sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2
  }

  /// When the position last differed from the one before; nil where it never did.
  var lastMovement: Timestamp? {
    var index = count - 1
    while index > 0 {
      let (newer, older) = (self[index], self[index - 1])
      if newer.x != older.x || newer.y != older.y { return newer.time }
      index -= 1
    }
    return nil
  }

  /// The place of the oldest sample that counts: at most `horizon` older than the newest, at most `limit`
  /// samples, and none before a gap longer than `gap` nanoseconds.
  func windowStart(gap: Int64, limit: Int = .max) -> Int {
    guard count > 0 else { return 0 }
    let newest = self[count - 1].time
    var start = count - 1
    while start > 0, count - start < limit {
      let older = self[start - 1].time
      if newest.since(older) > Self.horizon { break }
      if self[start].time.since(older).nanoseconds > gap { break }
      start -= 1
    }
    return start
  }
}

extension VelocityHistory: Equatable {
  static func == (left: VelocityHistory, right: VelocityHistory) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }
}
