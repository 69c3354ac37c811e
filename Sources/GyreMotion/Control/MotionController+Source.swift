// Which source turns the camera, and how one takes over from another.
extension MotionController {
  /// True where the settings let a motion source turn the camera.
  var isSourceOn: Bool { settings.gyro.mode != .off }

  /// True where a motion source speaks and turns the camera.
  var isSourceApplied: Bool { isSourceOn && device.isApplied }

  /// Earth <- camera by the source alone: level, heading 0, where none turns it.
  var base: Quaternion { isSourceOn ? device.camera : DeviceAttitude.level }

  /// True where a drag may not move the pitch: the device alone gives it.
  var isPitchLocked: Bool { settings.gyro.pitchOffset == .locked && isSourceApplied }

  /// Where the pitch offset may lie.
  var pitchLimit: PitchLimit { PitchLimit(device: base, upReference: user.upReference) }

  /// Without a pitch offset, "up" is the source's.
  mutating func adoptUpWhereUntilted() {
    guard user.isUntilted else { return }
    user.adoptUp(of: base)
    turns.reset(to: base)
  }

  /// The first sample of a run: the start heading, and the device's own pitch and roll.
  mutating func begin() {
    let angles = ViewAngles(camera: base, heldRoll: 0)
    let start = settings.gyro.mode == .absolute ? 0 : settings.view.yaw.radians - angles.yaw
    user.rest(at: (start, 0))
    user.adoptUp(of: base)
    turns.reset(to: base)
  }

  /// Changes what the motion source does, from what is shown on.
  mutating func setMode(_ mode: GyroMode, at time: Timestamp) {
    guard mode != settings.gyro.mode else { return }
    guard mode != .off else { return leaveSource(at: time) { $0.settings.gyro.mode = .off } }
    let shown = attitude(at: time)
    let yaw = unwrappedYaw(at: time)
    settings.gyro.mode = mode
    if device.isApplied { change(from: shown, yaw: yaw, at: time) }
  }

  /// A source takes over while a view is shown: the shown view fades into the new one within .5 s.
  ///
  /// With D = q_view (q_new C)*, the heading a = -2 atan2(D.z, D.w) takes over what is about the vertical (in the
  /// device's own heading nothing); the blend fades the rest.
  mutating func change(from shown: Quaternion, yaw before: Double, at time: Timestamp) {
    let offset = isPitchLocked ? 0 : user.turn(at: time).pitchOffset
    inside.endLag()
    turns.reset(to: base)
    user.adoptUp(of: base)
    let pitchOffset = pitchLimit.clamp(offset)
    let difference = shown * (base * user.tilt(pitchOffset)).conjugate
    let turn = settings.gyro.mode == .absolute ? 0 : -2 * Portable.atan2(difference.z, difference.w)
    heading = UnwrappedHeading(OpticalAxis(of: base))
    // The turn is known but for whole turns: those that keep the count of the heading.
    let wholeTurns = ((before - heading.device - turn) / (2 * .pi)).rounded()
    user.rest(at: (turn + wholeTurns * 2 * .pi, pitchOffset))
    drag = nil
    unattended.attend(at: time)
    unattended.forgetTurns(at: device.camera)
    blend = AttitudeBlend(
      from: shown, to: user.attitude(over: base, at: time), start: time, duration: .milliseconds(500))
  }

  /// The source is gone or no longer applied: yaw and pitch stay, the roll goes to 0 within .3 s.
  mutating func leaveSource(at time: Timestamp, _ leave: (inout MotionController) -> Void) {
    guard isSourceApplied else { return leave(&self) }
    let shown = attitude(at: time)
    let yaw = unwrappedYaw(at: time)
    let pitch = self.shown(at: time).angles.pitch
    leave(&self)
    user = UserLayer(heading: yaw, pitchOffset: pitch)
    heading = UnwrappedHeading()
    inside.endLag()
    drag = nil
    unattended.attend(at: time)
    blend = AttitudeBlend(
      from: shown, to: user.attitude(over: base, at: time), start: time, duration: .milliseconds(300))
  }
}
