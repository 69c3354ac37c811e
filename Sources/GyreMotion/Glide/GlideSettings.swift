/// How a released drag goes on.
public struct GlideSettings: Sendable, Equatable {
  /// Whether a release glides at all. Default true.
  public var isOn: Bool
  /// The law of the glide. Default our own: cubic, ballistic, 1 s at 300 deg/s.
  public var feel: GlideFeel
  /// Whether a glide ends on a frame. Default auto.
  public var snap: GlideSnapMode
  /// Whether repeated flicks add up. Default false.
  public var flywheel: Bool
  /// How the release velocity is estimated. Default guarded.
  public var velocityMethod: VelocityMethod
  /// The fastest turn of the camera that a release starts, per second; above 0. Default 720 degrees.
  public var maximumSpeed: Angle
  /// The fastest spin that a release starts, in revolutions per second; above 0. Default 3.
  public var maximumSpinSpeed: Double

  /// Makes glide settings.
  public init(
    isOn: Bool = true, feel: GlideFeel = .gyre(), snap: GlideSnapMode = .auto, flywheel: Bool = false,
    velocityMethod: VelocityMethod = .guarded, maximumSpeed: Angle = .degrees(720),
    maximumSpinSpeed: Double = 3
  ) {
    self.isOn = isOn
    self.feel = feel
    self.snap = snap
    self.flywheel = flywheel
    self.velocityMethod = velocityMethod
    self.maximumSpeed = maximumSpeed
    self.maximumSpinSpeed = maximumSpinSpeed
  }
}

/// Whether a glide ends on a frame of a spin.
public enum GlideSnapMode: Sendable, Equatable, CaseIterable {
  /// Where there is a spin, it does.
  case auto
  /// It does.
  case on
  /// It ends where it ends.
  case off
}

extension GlideSettings {
  /// The shape and duration of a release at a speed in rad/s, by the feel; no duration where glides are off.
  ///
  /// `scale` says what a radian is on the screen at the release; only the feels of platforms ask for it.
  public func plan(speed: Double, scale: GlideScale) -> GlidePlan {
    isOn ? feel.plan(speed: speed, scale: scale) : GlidePlan(curve: .cubic, duration: 0)
  }
}
