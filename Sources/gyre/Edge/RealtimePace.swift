internal import Glibc
internal import GyreMotion

/// Holds a replay back to the pace of its trace: a moment of the trace is shown at its moment of today.
struct RealtimePace {
  /// The trace's first moment, and today's.
  private var origin: (trace: Timestamp, today: Timestamp)?

  /// Waits until a moment is due; the first one is due at once.
  mutating func wait(until moment: Timestamp) {
    guard let origin else {
      origin = (moment, Self.now)
      return
    }
    let due = (origin.today + moment.since(origin.trace)).nanoseconds
    var request = timespec(tv_sec: Int(due / 1_000_000_000), tv_nsec: Int(due % 1_000_000_000))
    // An absolute moment: neither a signal nor the time of writing makes it late.
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &request, nil) == EINTR {}
  }

  private static var now: Timestamp {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
