/// A spin that turns by itself, closed form in time.
///
/// Formula: p = p0 + rate (t - t0), in frames. With clamped ends it rebounds: the position runs to and fro
/// between 0 and N - 1, as the wave that has p0 + rate (t - t0) unfolded.
public struct SpinAutoplay: Sendable, Equatable {
  /// When it began.
  public let start: Timestamp
  /// The position at the beginning, in frames.
  public let origin: Double
  /// Frames per second; negative lowers the index.
  public let rate: Double
  /// The last position of clamped ends, N - 1; nil where it wraps.
  private let last: Double?

  /// Makes an autoplay that goes on from a position at a moment, at the settings' rate.
  public init(_ settings: SpinSettings, from position: Double, at time: Timestamp) {
    start = time
    origin = position
    rate = settings.autoplay
    last = settings.ends == .clamp ? Double(settings.frames - 1) : nil
  }

  /// The position at a moment; not wrapped.
  public func position(at time: Timestamp) -> Double {
    let unfolded = origin + rate * Swift.max(0, time.seconds(since: start))
    guard let last else { return unfolded }
    guard last > 0 else { return 0 }
    var folded = unfolded.truncatingRemainder(dividingBy: 2 * last)
    if folded < 0 { folded += 2 * last }
    return folded > last ? 2 * last - folded : folded + 0
  }
}
