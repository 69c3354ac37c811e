internal import GyreMotion

/// When a replay looks at the view.
public enum Sampling: Sendable, Equatable {
  /// So many times a second, and once more at the last moment; above 0.
  case rate(Double)
  /// After each input row.
  case events
}

/// The moments of a sampling rate: first + floor(k 1e9 / rate), k = 0, 1, 2, ...
struct SampleClock: Sendable, Equatable {
  private var first: Timestamp
  private var rate: Double
  private var count: UInt64 = 0

  /// Starts a clock at the first moment of a trace; rate in samples per second, above 0.
  init(first: Timestamp, rate: Double) {
    self.first = first
    self.rate = rate
  }

  /// The moment of the next sample; saturates at the end of time.
  var next: Timestamp { first + TimeSpan(nanoseconds: elapsed) }

  /// Goes on to the sample after the next.
  mutating func advance() { count += 1 }

  private var elapsed: Int64 {
    // Whole rates are divided as integers, so that long replays do not round.
    if rate >= 1, rate < 1e9, rate == rate.rounded(.down) {
      let whole = UInt64(rate)
      let (seconds, rest) = count.quotientAndRemainder(dividingBy: whole)
      let nanoseconds = rest * 1_000_000_000 / whole
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let sum = product.addingReportingOverflow(nanoseconds)
      return overflow || sum.overflow ? .max : Int64(clamping: sum.partialValue)
    }
    let elapsed = (Double(count) * 1e9 / rate).rounded(.down)
    return elapsed < 0x1p63 ? Int64(elapsed) : .max
  }
}
