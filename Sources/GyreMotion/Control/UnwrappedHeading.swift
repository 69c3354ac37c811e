/// Counts the heading through full turns: what is shown, without the jump from 180 to -180 degrees.
///
/// The user's part is counted as it is; of the device only the crossings of south are, from event to event by the
/// shorter way. The shown heading, which is known but for whole turns, is then the one nearest to their sum.
struct UnwrappedHeading: Sendable, Equatable {
  private var turns = 0.0
  private var axis: OpticalAxis

  /// Begins to count at a device's optical axis.
  init(_ axis: OpticalAxis = OpticalAxis(of: DeviceAttitude.level)) { self.axis = axis }

  /// Follows the device's own optical axis to where an event brought it.
  mutating func note(_ next: OpticalAxis) {
    // Clockwise over south the east part falls from above 0 to below it, and the other way round.
    let clockwise = axis.north * next.east - axis.east * next.north > 0
    if axis.east >= 0, next.east < 0, clockwise { turns += 1 }
    if axis.east < 0, next.east >= 0, !clockwise { turns -= 1 }
    axis = next
  }

  /// The heading of the device alone, without wrapping, radians.
  var device: Double { Portable.atan2(axis.east, axis.north) + turns * 2 * .pi }

  /// The heading without wrapping where the shown heading is `yaw` (wrapped) and the user's part `user`, radians.
  func value(yaw: Double, user: Double) -> Double {
    let sum = user + device
    return sum + Angle.wrap(yaw - sum)
  }
}
