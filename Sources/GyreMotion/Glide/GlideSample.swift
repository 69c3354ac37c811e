/// Where a glide is at one moment, and how fast.
public struct GlideSample: Sendable, Equatable {
  /// The position, in the glide's own unit (radians, frames, pixels).
  public var position: Double
  /// The velocity, in units per second, signed; exactly 0 where the glide is done.
  public var velocity: Double
  /// True from the end on: the position will not change any more.
  public var isDone: Bool

  /// Makes a sample.
  @inlinable public init(position: Double, velocity: Double, isDone: Bool) {
    self.position = position
    self.velocity = velocity
    self.isDone = isDone
  }
}
