/// A spin that turns by itself, closed form in time.
///
/// Formula: p = p0 + rate (t - t0), in frames. With clamped ends it rebounds: the position runs to and fro
/// between 0 and N - 1, as the wave that has p0 + rate (t - t0) unfolded.
public struct SpinAutoplay: Sendable, Equatable {
  /// When it began.
  public let start: Timestamp
  /// The position at the beginning, in frames; with clamped ends counted on where the wave runs back.
  public let origin: Double
  /// Frames per second; negative lowers the index.
  public let rate: Double
  /// The last position of clamped ends, N - 1; nil where it wraps.
  let last: Double?

  /// Makes an autoplay that goes on from a position at a moment, at the settings' rate.
  public init(_ settings: SpinSettings, from position: Double, at time: Timestamp) {
    let last = settings.ends == .clamp ? Double(settings.frames - 1) : nil
    self.init(
      start: time, origin: last.map { Swift.min(Swift.max(position, 0), $0) } ?? position,
      rate: settings.autoplay, last: last)
  }

  private init(start: Timestamp, origin: Double, rate: Double, last: Double?) {
    self.start = start
    self.origin = origin
    self.rate = rate
    self.last = last
  }

  /// The position at a moment; not wrapped.
  public func position(at time: Timestamp) -> Double {
    let unfolded = unfolded(at: time)
    guard let last else { return unfolded }
    guard last > 0 else { return 0 }
    let folded = Self.remainder(unfolded, by: 2 * last)
    return folded > last ? 2 * last - folded : folded
  }

  /// Frames per second at a moment: the rate, with the other sign where the wave runs back.
  public func velocity(at time: Timestamp) -> Double {
    guard time >= start else { return 0 }
    return isReturning(at: time) ? -rate : rate
  }

  /// The autoplay that at a moment is `frames` further on and from then on runs as this one does.
  ///
  /// With clamped ends the caller keeps the position between them.
  func shifted(by frames: Double, at time: Timestamp) -> SpinAutoplay {
    let moment = Swift.max(time, start)
    let unfolded = unfolded(at: moment)
    return SpinAutoplay(
      start: moment, origin: isReturning(at: moment) ? unfolded - frames : unfolded + frames, rate: rate,
      last: last)
  }

  /// The position of the wave before it is folded.
  func unfolded(at time: Timestamp) -> Double { origin + rate * Swift.max(0, time.seconds(since: start)) }

  private func isReturning(at time: Timestamp) -> Bool {
    guard let last, last > 0 else { return false }
    return Self.remainder(unfolded(at: time), by: 2 * last) > last
  }

  /// The remainder in [0, divisor), never -0.
  private static func remainder(_ number: Double, by divisor: Double) -> Double {
    let rest = number.truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest + 0
  }
}
