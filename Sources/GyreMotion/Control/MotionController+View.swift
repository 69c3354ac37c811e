extension MotionController {
  /// What to draw at a moment, from the last event on; earlier moments count as the last event's.
  ///
  /// Pure: it may be asked at any rate and for any time ahead, and always answers the same.
  public func view(at time: Timestamp) -> ViewState {
    let time = max(time, latest ?? time)
    guard let due = nextByItself, due <= time else { return presentView(at: time) }
    // What the view does by itself meanwhile is done to a copy: reading changes nothing.
    var ahead = self
    ahead.live(through: time)
    return ahead.presentView(at: time)
  }

  /// The view at a moment before which nothing is due by itself.
  private func presentView(at time: Timestamp) -> ViewState {
    var attitude = askedAttitude(at: time)
    var limited = LimitedView(angles: ViewAngles())
    let angles: ViewAngles
    let horizontal = field.value(at: time)
    let unwrapped: Double
    if inside.isActive {
      let asked = ViewAngles(exactly: attitude)
      limited = inside.shown(asked, picture(at: time), at: time)
      if limited.angles != asked { attitude = limited.angles.camera }
      angles = self.angles(of: attitude)
      unwrapped = self.unwrapped(angles.yaw, asked: asked.yaw, limited: limited.angles.yaw, at: time)
    } else {
      angles = self.angles(of: attitude)
      unwrapped = heading.value(yaw: angles.yaw, user: user.turn(at: time).heading)
    }
    let causes = causes(limited, at: time)
    return ViewState(
      time: time,
      camera: CameraState(
        attitude: attitude.canonical,
        yaw: Angle(radians: angles.yaw), pitch: Angle(radians: angles.pitch),
        roll: Angle(radians: angles.roll), unwrappedYaw: Angle(radians: unwrapped),
        horizontalFieldOfView: Angle(radians: horizontal),
        aspect: settings.view.height / settings.view.width),
      spin: spin?.state(at: time),
      phase: causes.strongest,
      causes: causes,
      isAnimating: isAnimating(at: time))
  }

  /// The attitude that source and user ask for, earth <- camera: what is shown where nothing limits it.
  func askedAttitude(at time: Timestamp) -> Quaternion {
    let new = user.attitude(over: base, at: time)
    guard let blend else { return new }
    return new * blend.rotation(at: time)
  }

  /// Yaw, pitch and roll of an attitude, with the roll held at the poles.
  func angles(of attitude: Quaternion) -> ViewAngles { pole.angles(of: attitude) }

  private func isAnimating(at time: Timestamp) -> Bool {
    user.isMoving(at: time) || inside.isMoving(at: time) || field.isMoving(at: time)
      || blend?.isMoving(at: time) == true || spin?.isMoving(at: time) == true || nextByItself != nil
  }
}
