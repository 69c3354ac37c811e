// What is shown, where source and user ask for a view.
extension MotionController {
  /// The picture of the view at a moment.
  func picture(at time: Timestamp) -> ViewedPicture {
    ViewedPicture(halfField: field.value(at: time) / 2, aspect: settings.view.height / settings.view.width)
  }

  /// The angles with which limits reckon, or those to display where there are none.
  func decomposed(_ attitude: Quaternion) -> ViewAngles {
    inside.isActive ? ViewAngles(exactly: attitude) : angles(of: attitude)
  }

  /// What is shown at a moment, in angles; the yaw is not wrapped.
  func shown(at time: Timestamp) -> LimitedView {
    let asked = decomposed(askedAttitude(at: time))
    return inside.isActive ? inside.shown(asked, picture(at: time), at: time) : LimitedView(angles: asked)
  }

  /// The shown attitude, earth <- camera.
  func attitude(at time: Timestamp) -> Quaternion {
    let asked = askedAttitude(at: time)
    guard inside.isActive else { return asked }
    let exact = ViewAngles(exactly: asked)
    let shown = inside.shown(exact, picture(at: time), at: time)
    return shown.angles == exact ? asked : shown.angles.camera
  }

  /// The shown heading at a moment, counted through full turns.
  func unwrappedYaw(at time: Timestamp) -> Double {
    let asked = decomposed(askedAttitude(at: time)).yaw
    return unwrapped(
      angles(of: attitude(at: time)).yaw, asked: asked, limited: shown(at: time).angles.yaw, at: time)
  }

  /// A displayed heading counted through full turns: the one next to what is asked for and its limits.
  func unwrapped(_ yaw: Double, asked: Double, limited: Double, at time: Timestamp) -> Double {
    let sum = heading.value(yaw: asked, user: user.turn(at: time).heading) + (limited - asked)
    return sum + Angle.wrap(yaw - sum)
  }
}
