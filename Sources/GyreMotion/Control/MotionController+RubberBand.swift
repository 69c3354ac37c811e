// Drags that pull the view beyond its limits.
extension MotionController {
  /// Pulls on a view that was left beyond its limits where a finger takes hold of it anew.
  mutating func takeUpStretch(at time: Timestamp) {
    guard settings.limits.rubberBand, inside.isActive, !inside.isElastic else { return }
    let asked = decomposed(askedAttitude(at: time))
    let pulled = inside.pullAgain(at: shown(at: time).angles, picture(at: time))
    var turn = user.turn(at: time)
    turn.heading += Angle.wrap(pulled.yaw - asked.yaw)
    if !isPitchLocked { turn.pitchOffset = pitchLimit.offset(forPitch: pulled.pitch, near: turn.pitchOffset) }
    user.rest(at: turn)
  }

  /// A drag is over: what it pulled beyond the limits returns, and the user's part is what lies inside.
  mutating func endStretch(at time: Timestamp) {
    guard inside.isElastic else { return }
    let asked = decomposed(askedAttitude(at: time))
    inside.letGo(of: shown(at: time).angles, picture(at: time), at: time)
    let view = inside.limits.limited(asked, picture(at: time)).angles
    var turn = user.turn(at: time)
    turn.heading += view.yaw - asked.yaw
    if !isPitchLocked, keepsHeading(atPitch: view.pitch, at: time) {
      turn.pitchOffset = pitchLimit.offset(forPitch: view.pitch, near: turn.pitchOffset)
    }
    user.rest(at: turn)
  }

  /// False at a pole while the view still lies beyond it by its limits: the heading would be lost.
  func keepsHeading(atPitch pitch: Double, at time: Timestamp) -> Bool {
    abs(pitch) < .pi / 2 - 1e-6 || inside.overhang.value(at: time).pitch == 0
  }
}
