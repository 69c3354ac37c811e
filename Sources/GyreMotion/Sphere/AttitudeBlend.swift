/// Carries the shown view over a switch of its source, without a step: what was shown fades into what is new.
///
/// With V the view before and N the new one (both earth <- camera) at the switch, E = log(N* V); from then on the
/// view is N(t) exp(w(t) E), w falling from 1 to 0 by minimum jerk: at the switch exactly V, after `duration` N.
struct AttitudeBlend: Sendable, Equatable {
  private var difference: Vector3
  private var weight: Transition

  /// The blend of a switch at a moment from one view to another, earth <- camera both.
  init(from shown: Quaternion, to new: Quaternion, start: Timestamp, duration: TimeSpan) {
    difference = (new.conjugate * shown).rotationVector
    weight = Transition(from: 1, velocity: 0, to: 0, start: start, duration: duration)
  }

  /// What is still left of the old view at a moment, as a rotation camera <- camera.
  func rotation(at time: Timestamp) -> Quaternion {
    Quaternion(rotationVector: difference * weight.value(at: time))
  }

  /// True while something of the old view is left after a moment.
  func isMoving(at time: Timestamp) -> Bool { time < weight.end && difference != .zero }

  /// Turns with the picture on its panel, clockwise by an angle in radians.
  mutating func turnPicture(by angle: Double) {
    difference = Quaternion.aboutZ(angle).rotate(difference)
  }
}
