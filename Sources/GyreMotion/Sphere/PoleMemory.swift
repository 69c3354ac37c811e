/// The roll near the poles, where it cannot be told from the heading: it is held there, and the heading turns.
///
/// Only the last attitude that did not look at a pole is kept; its roll is worked out when it is asked for.
struct PoleMemory: Sendable, Equatable {
  private var away: Quaternion?

  /// Keeps an attitude (earth <- camera, in any heading) whose optical axis is known, if it does not look at a pole.
  mutating func note(_ attitude: Quaternion, _ axis: OpticalAxis) {
    if !axis.isAtPole { away = attitude }
  }

  /// Turns with the picture on its panel, clockwise by an angle in radians.
  mutating func turnPicture(by angle: Double) {
    if let away { self.away = away * Quaternion.aboutZ(-angle) }
  }

  /// Yaw, pitch and roll of an attitude, with the roll held at the poles.
  func angles(of attitude: Quaternion) -> ViewAngles {
    guard let away, OpticalAxis(of: attitude).isAtPole else { return ViewAngles(camera: attitude) }
    return ViewAngles(camera: attitude, heldRoll: ViewAngles(camera: away).roll)
  }
}
