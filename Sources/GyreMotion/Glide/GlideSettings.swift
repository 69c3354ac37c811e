/// How a released drag goes on.
public struct GlideSettings: Sendable, Equatable {
  /// Whether a release glides at all. Default true.
  public var isOn: Bool

  /// Makes glide settings.
  public init(isOn: Bool = true) { self.isOn = isOn }
}

extension GlideSettings {
  /// The shape and duration of a release at a speed in rad/s: power 3, ballistic.
  func plan(speed: Double) -> GlidePlan { GlideTimeLaw.ballistic().plan(.cubic, speed: speed) }
}
