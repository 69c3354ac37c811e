/// The shape and the duration that all axes of one release share.
///
/// Formula: |v| = hypot(v_yaw cos(pitch), v_pitch) gives one T; each axis then travels D = v_axis T / e'(0),
/// so the path is straight.
public struct GlidePlan: Sendable, Equatable {
  /// The shape.
  public let curve: GlideCurve
  /// The duration in seconds: finite, at least 0, at most `GlideTimeLaw.longestDuration`; 0 rests at once.
  public let duration: Double
  /// The share of the release velocity that is taken over: 1, less where a feel caps the speed.
  public let velocityShare: Double

  /// Makes a plan; a duration that is no number counts as 0.
  init(curve: GlideCurve, duration: Double, velocityShare: Double = 1) {
    self.curve = curve
    self.duration = duration > 0 ? min(duration, GlideTimeLaw.longestDuration) : 0
    self.velocityShare = velocityShare
  }

  /// The speed along the path of a release on the sphere, in the unit of the velocities (rad/s).
  ///
  /// Pitch in radians: near the poles a turn in yaw is a short way.
  public static func commonSpeed(yawVelocity: Double, pitchVelocity: Double, pitch: Double) -> Double {
    Portable.hypot(yawVelocity * Portable.cos(pitch), pitchVelocity)
  }
}
