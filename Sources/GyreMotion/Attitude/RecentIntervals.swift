/// The last sixteen intervals of a stream, for its usual one.
struct RecentIntervals: Sendable, Equatable {
  private static let capacity = 16

  private var nanoseconds = SIMD16<Int32>(repeating: 0)
  private var next = 0
  /// How many are known, 0 to 16.
  private(set) var count = 0

  /// Adds an interval of at most two seconds.
  mutating func add(_ interval: TimeSpan) {
    nanoseconds[next] = Int32(clamping: interval.nanoseconds)
    next = next == Self.capacity - 1 ? 0 : next + 1
    count = min(count + 1, Self.capacity)
  }

  /// Forgets all but one interval: the stream has a new rate.
  mutating func restart(with interval: TimeSpan) {
    self = RecentIntervals()
    add(interval)
  }

  /// The middle one by size, the lower of two; zero where none is known.
  var median: TimeSpan {
    for candidate in 0..<count {
      var below = 0
      var equal = 0
      for other in 0..<count {
        if nanoseconds[other] < nanoseconds[candidate] { below += 1 }
        if nanoseconds[other] == nanoseconds[candidate] { equal += 1 }
      }
      let rank = (count - 1) / 2
      if below <= rank, rank < below + equal { return TimeSpan(nanoseconds: Int64(nanoseconds[candidate])) }
    }
    return .zero
  }
}
