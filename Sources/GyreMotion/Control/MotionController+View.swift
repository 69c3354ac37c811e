extension MotionController {
  /// What to draw at a moment, from the last event on; earlier moments count as the last event's.
  ///
  /// Pure: it may be asked at any rate and for any time ahead, and always answers the same.
  public func view(at time: Timestamp) -> ViewState {
    let time = max(time, latest ?? time)
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
    return ViewState(
      time: time,
      camera: CameraState(
        attitude: attitude.canonical,
        yaw: Angle(radians: angles.yaw), pitch: Angle(radians: angles.pitch),
        roll: Angle(radians: angles.roll), unwrappedYaw: Angle(radians: unwrapped),
        horizontalFieldOfView: Angle(radians: horizontal),
        aspect: settings.view.height / settings.view.width),
      spin: spin?.state(at: time),
      phase: phase(limited, at: time),
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

  private func phase(_ shown: LimitedView, at time: Timestamp) -> MotionPhase {
    if pan.isPanning { return .drag }
    if shown.isYawLimited || shown.isPitchLimited { return .limit }
    var strongest: MotionPhase = isSourceApplied ? .gyro : .idle
    strongest = min(strongest, min(user.headingPhase(at: time), user.pitchPhase(at: time)))
    strongest = min(strongest, min(inside.yawPhase(at: time), inside.pitchPhase(at: time)))
    strongest = min(strongest, field.phase(at: time))
    if let spin { strongest = min(strongest, spin.phase(at: time)) }
    return strongest
  }

  private func isAnimating(at time: Timestamp) -> Bool {
    user.isMoving(at: time) || inside.isMoving(at: time) || field.isMoving(at: time)
      || blend?.isMoving(at: time) == true || spin?.isMoving(at: time) == true
  }
}
