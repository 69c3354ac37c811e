/// A released drag that runs on and comes to rest: inertia by easing, as a value, closed form in time.
///
/// Formula: position(t) = origin + D e((t - t0) / T), D = v0 T / e'(0); velocity(t) = v0 e'(s) / e'(0).
/// Nothing is kept between calls: equal times give equal bits, however often and at what rate they are asked
/// for. At the end the position is exactly `end` and the velocity exactly 0.
/// Source: own derivation; the curves carry theirs.
public struct Glide: Sendable, Equatable {
  /// The moment it begins.
  public let start: Timestamp
  /// The position at the start.
  public let origin: Double
  /// The velocity at the start, in units per second.
  public let velocity: Double
  /// The position at the end, exactly.
  public let end: Double
  /// The time it takes, in seconds; 0 where it is at rest from the start.
  public let duration: Double
  /// The shape.
  public let curve: GlideCurve
  /// The factor from the curve's pace to the velocity.
  private let rate: Double

  /// All numbers must be finite here; -0 is turned into 0.
  init(
    start: Timestamp, origin: Double, velocity: Double, end: Double, duration: Double, curve: GlideCurve,
    rate: Double
  ) {
    self.start = start
    self.origin = origin + 0
    self.velocity = velocity + 0
    self.end = end + 0
    self.duration = duration
    self.curve = curve
    self.rate = rate + 0
  }

  /// A glide that rests where it is.
  public init(restingAt position: Double, at time: Timestamp) {
    precondition(position.isFinite, "a glide needs a position that is a number")
    self.init(
      start: time, origin: position, velocity: 0, end: position, duration: 0, curve: .cubic, rate: 0)
  }

  /// A glide from a position with a release velocity, by the shape and duration of a plan.
  ///
  /// The unit is the caller's, as long as both agree. A velocity of 0, or one that would lead to no finite
  /// position, rests at once.
  public init(from position: Double, velocity: Double, at time: Timestamp, plan: GlidePlan) {
    let velocity = velocity * plan.velocityShare
    let end = position + velocity * plan.duration / plan.curve.initialSlope
    guard velocity.isFinite, velocity != 0, plan.duration > 0, end.isFinite else {
      self.init(restingAt: position, at: time)
      return
    }
    self.init(
      start: time, origin: position, velocity: velocity, end: end, duration: plan.duration,
      curve: plan.curve, rate: velocity)
  }

  /// The signed distance from the origin to the end.
  public var travel: Double { end - origin }

  /// The first moment at which it is done.
  public var endTime: Timestamp {
    let end = start + .seconds(duration)
    let next = end + TimeSpan(nanoseconds: 1)
    // The duration is rounded to nanoseconds: up to half of one too early.
    return end.seconds(since: start) < duration ? next : end
  }

  /// Where it is at a moment; moments before the start count as the start.
  public func sample(at time: Timestamp) -> GlideSample {
    let elapsed = time.seconds(since: start)
    guard elapsed < duration else { return GlideSample(position: end, velocity: 0, isDone: true) }
    let (value, pace) = curve.sample(elapsed > 0 ? elapsed / duration : 0)
    return GlideSample(
      position: origin + travel * value + 0, velocity: rate * pace + 0, isDone: false)
  }
}
