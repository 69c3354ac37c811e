public import GyreMotion

/// A command as a trace spells it: a name and what it needs, in degrees and seconds.
///
/// Names of this version: look, spin, turn, recentre, home, stop, mode. A command of a newer version is carried
/// along by its name, its other keys are in the note's `extra`.
public struct TraceCommand: Sendable, Equatable {
  /// What is asked.
  public var name: String
  /// look: where to, positive to the right.
  public var yawDegrees: Double?
  /// look: where to, positive up.
  public var pitchDegrees: Double?
  /// look: the horizontal field of view.
  public var horizontalFieldOfViewDegrees: Double?
  /// look, spin: how long it takes, seconds, 0 or more.
  public var overSeconds: Double?
  /// look, spin: which way round.
  public var path: TurningPath?
  /// spin: the frame, 0-based.
  public var frame: Double?
  /// turn: the speed, degrees per second, positive to the right.
  public var yawDegreesPerSecond: Double?
  /// turn: the speed, degrees per second, positive up.
  public var pitchDegreesPerSecond: Double?
  /// mode: what the motion sensor does from now on ("relative", "absolute", "off").
  public var gyro: String?

  /// Makes a command with nothing but its name.
  public init(name: String) { self.name = name }
}
