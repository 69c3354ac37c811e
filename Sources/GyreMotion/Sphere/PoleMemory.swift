/// The shown heading and roll near the poles, where they cannot be told apart: the roll is held, the heading turns.
///
/// Only the last attitude that did not look at a pole is kept; its roll is worked out when it is asked for.
struct PoleMemory: Sendable, Equatable {
  private var away: Quaternion?

  /// Keeps an attitude (earth <- camera) if it does not look at a pole; returns its heading in radians.
  mutating func note(_ attitude: Quaternion) -> Double {
    let axis = Self.horizontalAxis(attitude)
    guard Self.isAway(axis) else { return angles(of: attitude).yaw }
    away = attitude
    return Angle.wrap(Portable.atan2(axis.east, axis.north))
  }

  /// Yaw, pitch and roll of an attitude, with the roll held at the poles.
  func angles(of attitude: Quaternion) -> ViewAngles {
    guard let away, !Self.isAway(Self.horizontalAxis(attitude)) else { return ViewAngles(camera: attitude) }
    return ViewAngles(camera: attitude, heldRoll: ViewAngles(camera: away).roll)
  }

  /// The horizontal part of the optical axis q (0, 0, -1).
  private static func horizontalAxis(_ q: Quaternion) -> (east: Double, north: Double) {
    (-2 * (q.x * q.z + q.w * q.y), 2 * (q.w * q.x - q.y * q.z))
  }

  private static func isAway(_ axis: (east: Double, north: Double)) -> Bool {
    axis.east * axis.east + axis.north * axis.north >= ViewAngles.poleRadius * ViewAngles.poleRadius
  }
}
