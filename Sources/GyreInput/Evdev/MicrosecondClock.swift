import GyreMotion

/// The device's microseconds, which begin anew every 2^32, on the clock of the rows.
///
/// The first stamp counts as taken when its row arrived; from there on differences add up. One of more than
/// 2^31 us (36 minutes) forwards counts as a step back.
struct MicrosecondClock: Sendable, Equatable {
  private var latest: UInt32?
  private var elapsed: Int64 = 0
  private var origin: Timestamp?

  /// Takes a stamp.
  mutating func take(_ stamp: Int64) {
    let now = UInt32(truncatingIfNeeded: stamp)
    if let latest { elapsed &+= Int64(Int32(bitPattern: now &- latest)) }
    latest = now
  }

  /// When the row's values were measured; the row's own time where the device has no clock.
  mutating func measured(at time: Timestamp) -> Timestamp {
    guard latest != nil else { return time }
    let start = origin ?? time + TimeSpan(nanoseconds: 0 &- elapsed &* 1000)
    origin = start
    return start + TimeSpan(nanoseconds: elapsed &* 1000)
  }
}
