/// A length of time in integer nanoseconds; negative spans run backwards.
public struct TimeSpan: Sendable, Hashable, Comparable {
  /// The length in nanoseconds.
  public var nanoseconds: Int64

  /// Makes a span of `nanoseconds`.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// No time at all.
  public static let zero = TimeSpan(nanoseconds: 0)

  /// A span of seconds, rounded to the nearest nanosecond; saturates, and NaN counts as zero.
  @inlinable public static func seconds(_ seconds: Double) -> TimeSpan {
    let nanoseconds = (seconds * 1e9).rounded()
    if nanoseconds >= 0x1p63 { return TimeSpan(nanoseconds: .max) }
    if nanoseconds < -0x1p63 { return TimeSpan(nanoseconds: .min) }
    return nanoseconds.isNaN ? .zero : TimeSpan(nanoseconds: Int64(nanoseconds))
  }

  /// A span of milliseconds, rounded to the nearest nanosecond; saturates, and NaN counts as zero.
  @inlinable public static func milliseconds(_ milliseconds: Double) -> TimeSpan {
    seconds(milliseconds / 1e3)
  }

  /// The length in seconds: the integer divided by 1e9 (not multiplied by 1e-9, which rounds twice).
  @inlinable public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// True where the left span is shorter.
  @inlinable public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
