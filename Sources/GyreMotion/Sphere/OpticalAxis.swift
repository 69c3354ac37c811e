/// The horizontal part of where a camera looks: q (0, 0, -1) without its height.
struct OpticalAxis: Sendable, Equatable {
  /// Towards the east.
  var east: Double
  /// Towards the north.
  var north: Double

  /// The axis of an attitude, earth <- camera.
  init(of q: Quaternion) {
    east = -2 * (q.x * q.z + q.w * q.y)
    north = 2 * (q.w * q.x - q.y * q.z)
  }

  /// True within `ViewAngles.poleRadius` of the zenith or nadir, where heading and roll cannot be told apart.
  var isAtPole: Bool {
    east * east + north * north < ViewAngles.poleRadius * ViewAngles.poleRadius
  }
}
