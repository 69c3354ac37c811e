/// What the view does while nobody touches, turns or commands it.
public struct UnattendedSettings: Sendable, Equatable {
  /// The time without anybody after which the view goes home; above 0, nil for never. Default nil.
  public var idleTime: TimeSpan?
  /// How long the way home then takes; at least 0. Default 1.5 s.
  public var returnDuration: TimeSpan
  /// Where home is; nil for the start view. The way home, the command and the double tap go there. Default nil.
  public var home: HomeView?
  /// How fast the camera turns by itself, per second, positive to the right; at most 3600 degrees, 0 for not at all.
  ///
  /// It does so after the way home; without an idle time from the start on, and 5 s after the last that anybody did.
  /// Default 0.
  public var turnSpeed: Angle

  /// Makes settings; by default nothing happens by itself.
  public init(
    idleTime: TimeSpan? = nil, returnDuration: TimeSpan = .milliseconds(1500), home: HomeView? = nil,
    turnSpeed: Angle = .zero
  ) {
    self.idleTime = idleTime
    self.returnDuration = returnDuration
    self.home = home
    self.turnSpeed = turnSpeed
  }
}

/// Where a view is at home.
public struct HomeView: Sendable, Equatable {
  /// Heading, positive to the right.
  public var yaw: Angle
  /// Pitch, positive up, within 90 degrees; a motion source that is applied gives its own instead.
  public var pitch: Angle
  /// Horizontal field of view, inside (0, 180) degrees; held where the view settings allow it.
  public var horizontalFieldOfView: Angle

  /// Makes a home.
  public init(yaw: Angle, pitch: Angle, horizontalFieldOfView: Angle) {
    self.yaw = yaw
    self.pitch = pitch
    self.horizontalFieldOfView = horizontalFieldOfView
  }
}

extension UnattendedSettings {
  /// What makes the settings unusable, in words for a programmer; nil where they are sound.
  var problem: StaticString? {
    if let idleTime, idleTime <= .zero { return "unattended.idleTime must be above 0" }
    if returnDuration < .zero { return "unattended.returnDuration must be at least 0" }
    if !(abs(turnSpeed.radians) <= SteadyTurn.fastest) {
      return "unattended.turnSpeed must be at most 3600 degrees per second"
    }
    guard let home else { return nil }
    let field = home.horizontalFieldOfView.radians
    if !(home.yaw.radians.isFinite && abs(home.pitch.radians) <= .pi / 2 && field > 0 && field < .pi) {
      return
        "unattended.home must be a finite heading, a pitch within 90 degrees and a field of view below 180"
    }
    return nil
  }
}
