/// Adds up flicks: a flick in the direction of the glide that a finger has just caught adds to its speed.
///
/// Formula: v = v_release + v_caught where the two point the same way (inner product above 0) and the finger
/// was down for at most 100 ms. Source: own; after Android's and GTK's repeated flings.
public struct Flywheel: Sendable, Equatable {
  /// The longest hold that still adds: 100 ms.
  public static let longestHold = TimeSpan.milliseconds(100)

  private struct Catch: Sendable, Equatable {
    var time: Timestamp
    var yawVelocity: Double
    var pitchVelocity: Double
  }

  private var last: Catch?

  /// Makes a flywheel at rest.
  public init() {}

  /// A touch-down caught a glide that ran with these velocities (with one axis, the other is 0).
  public mutating func caught(yawVelocity: Double, pitchVelocity: Double, at time: Timestamp) {
    last = Catch(time: time, yawVelocity: yawVelocity, pitchVelocity: pitchVelocity)
  }

  /// Forgets what was caught: after a cancel, a stop, a changed set of contacts.
  public mutating func reset() { last = nil }

  /// The velocities of a release, with those caught before added; what was caught is used up.
  public mutating func release(
    yawVelocity: Double, pitchVelocity: Double, at time: Timestamp
  ) -> (yaw: Double, pitch: Double) {
    defer { last = nil }
    guard let last, time.since(last.time) <= Self.longestHold,
      last.yawVelocity * yawVelocity + last.pitchVelocity * pitchVelocity > 0
    else { return (yawVelocity, pitchVelocity) }
    return (yawVelocity + last.yawVelocity, pitchVelocity + last.pitchVelocity)
  }
}
