/// Counts the heading through full turns: what is shown, without the jump from 180 to -180 degrees.
struct UnwrappedHeading: Sendable, Equatable {
  private var unwrapped = 0.0
  private var yaw = 0.0
  private var user = 0.0

  /// Keeps the shown yaw (wrapped) and the user's part of it (not wrapped) of an event, radians.
  mutating func note(yaw: Double, user: Double) {
    unwrapped = value(yaw: yaw, user: user)
    self.yaw = yaw
    self.user = user
  }

  /// The heading without wrapping where the shown yaw and the user's part are these, radians.
  ///
  /// The user's part may have turned many times since the last event; what is left is the device's.
  func value(yaw: Double, user: Double) -> Double {
    let turned = user - self.user
    return unwrapped + turned + ViewAngles.wrap(yaw - self.yaw - turned)
  }
}
