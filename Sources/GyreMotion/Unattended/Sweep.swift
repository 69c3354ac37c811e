/// A turn to and fro between two ends, which slows down before each and turns round there.
///
/// It starts softly from rest, within 1 s, at a rate v; at an end the rate goes from v to -v within 1 s, both by
/// smoothstep, S(s) = s^2 (3 - 2 s). With T = 1 s: the start covers v T (s^3 - s^4/2), v T / 2 in all; from the
/// beginning of a turning round it is v T (s - 2 s^3 + s^4) further, 5 v T / 16 at the end of the range in its middle.
/// In between it is even. Where the range is too short for that, v is what fits. Source: own derivation.
struct Sweep: Sendable, Equatable {
  /// How long the start and each turning round take, seconds.
  private static let softening = 1.0
  /// The part of v T that a turning round covers up to its middle.
  private static let turning = 5.0 / 16

  private var start: Timestamp
  private var origin: Double
  /// The ends between which the rate is even.
  private var lowest: Double
  private var highest: Double
  /// Above 0.
  private var rate: Double
  /// 1 where it first rises, else -1.
  private var direction: Double

  /// A sweep from rest at a value in a range, at a rate whose sign says the direction; nil where there is no room.
  init?(from origin: Double, rate asked: Double, in range: ClosedRange<Double>, start: Timestamp) {
    let width = range.upperBound - range.lowerBound
    guard width > 1e-6, asked != 0 else { return nil }
    // From any place one of the two directions has room for the start and for the turning round.
    rate = min(abs(asked), width / 2 / ((0.5 + Self.turning) * Self.softening))
    let margin = Self.turning * rate * Self.softening
    lowest = range.lowerBound + margin
    highest = range.upperBound - margin
    let startWay = rate * Self.softening / 2
    let rises = asked > 0 ? origin + startWay <= highest : origin - startWay < lowest
    direction = rises ? 1 : -1
    self.start = start
    self.origin = origin
  }

  /// The value at a moment.
  func value(at time: Timestamp) -> Double {
    let elapsed = max(0, time.seconds(since: start))
    if elapsed < Self.softening {
      let s = elapsed / Self.softening
      return origin + direction * rate * Self.softening * Smoothstep.integral(s)
    }
    let (seconds, isBack) = leg(at: elapsed)
    let even = evenTime
    let beyond =
      seconds < even
      ? rate * seconds : rate * even + Self.turningWay((seconds - even) / Self.softening) * rate
    return isBack ? highest - beyond : lowest + beyond
  }

  /// The velocity at a moment, per second.
  func velocity(at time: Timestamp) -> Double {
    let elapsed = time.seconds(since: start)
    guard elapsed > 0 else { return 0 }
    if elapsed < Self.softening { return direction * rate * Smoothstep.value(elapsed / Self.softening) }
    let (seconds, isBack) = leg(at: elapsed)
    let even = evenTime
    let pace = seconds < even ? 1 : 1 - 2 * Smoothstep.value((seconds - even) / Self.softening)
    return isBack ? -pace * rate : pace * rate
  }

  /// How long the even part of a leg takes, seconds.
  private var evenTime: Double { max(0, highest - lowest) / rate }

  /// How far into a leg it is, seconds: the even part from one end to the other, and the turning round there.
  private func leg(at elapsed: Double) -> (seconds: Double, isBack: Bool) {
    let leg = evenTime + Self.softening
    let joined = origin + direction * rate * Self.softening / 2
    let first = direction > 0 ? (joined - lowest) / rate : (highest - joined) / rate + leg
    let seconds = (first + elapsed - Self.softening).truncatingRemainder(dividingBy: 2 * leg)
    return seconds < leg ? (seconds, false) : (seconds - leg, true)
  }

  /// How far beyond the even part a turning round is, as a part of v T.
  private static func turningWay(_ s: Double) -> Double { softening * (s - 2 * Smoothstep.integral(s)) }
}
