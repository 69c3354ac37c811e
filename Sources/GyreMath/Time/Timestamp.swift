/// A moment on the one clock of a session or trace, in integer nanoseconds.
///
/// Unit: nanoseconds. Range: all of `Int64`; differences that leave it saturate, so hostile input cannot
/// trap. The origin is the source's own (a trace's first header moment, the kernel's boot).
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Nanoseconds since the clock's origin.
  public var nanoseconds: Int64

  /// Makes the moment `nanoseconds` after the clock's origin.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The clock's origin.
  public static let zero = Timestamp(nanoseconds: 0)

  /// True where the left moment comes first.
  @inlinable public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The span from `earlier` to this moment; negative where `earlier` is in fact later.
  @inlinable public func since(_ earlier: Timestamp) -> TimeSpan {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return TimeSpan(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : difference)
  }

  /// The seconds from `earlier` to this moment: subtracted as integers first, then divided by 1e9.
  @inlinable public func seconds(since earlier: Timestamp) -> Double { since(earlier).seconds }

  /// The moment a span later; saturates at the ends of the range.
  @inlinable public static func + (moment: Timestamp, span: TimeSpan) -> Timestamp {
    let (sum, overflow) = moment.nanoseconds.addingReportingOverflow(span.nanoseconds)
    return Timestamp(nanoseconds: overflow ? (span.nanoseconds < 0 ? .min : .max) : sum)
  }
}
