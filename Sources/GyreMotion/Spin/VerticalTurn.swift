/// How far a device turned about the vertical between two attitudes.
///
/// Up to 60 degrees of pitch that is the change of the heading of its optical axis; above, where the heading runs
/// wild and at last means nothing, the part of the turn about the vertical: with D = q1 q0*, -2 atan2(D.z, D.w).
/// Small turns give at most twice the angle between the attitudes (the heading's gain at 60 degrees), any at most three times.
enum VerticalTurn {
  /// The turn in radians, positive clockwise seen from above, in (-pi, pi]; attitudes are earth <- camera.
  static func angle(from before: Quaternion, to after: Quaternion) -> Double {
    let (old, new) = (OpticalAxis(of: before), OpticalAxis(of: after))
    if isLevel(old), isLevel(new) {
      return Portable.atan2(
        old.north * new.east - old.east * new.north, old.north * new.north + old.east * new.east) + 0
    }
    let difference = (after * before.conjugate).canonical
    return -2 * Portable.atan2(difference.z, difference.w) + 0
  }

  /// True where the optical axis is at most 60 degrees above or below the horizon.
  private static func isLevel(_ axis: OpticalAxis) -> Bool {
    axis.east * axis.east + axis.north * axis.north >= 0.25
  }
}
