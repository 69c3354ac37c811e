extension MotionController {
  /// A motion source spoke: the device's attitude changes by what `update` makes of it.
  mutating func turn(_ time: Timestamp, _ update: (inout DeviceAttitude) -> Bool) {
    guard device.isApplied else {
      let shown = attitude(at: time)
      guard update(&device) else { return }
      if latest == nil { begin() } else { change(from: shown, at: time, over: .milliseconds(500)) }
      return
    }
    let before = device.camera
    guard update(&device), !user.isUntilted || drag != nil else { return }
    let angle = before.angle(to: device.camera)
    user.follow(device.camera, turnedBy: angle, at: time)
    keepPitchInside(at: time)
    keepGrabbed(turnedBy: angle, at: time)
  }

  /// A motion source lost rows, fell silent or went away.
  mutating func interrupt(_ cause: Interruption, at time: Timestamp) {
    switch cause {
    case .gap, .reconnected:
      device.interrupt()
    case .disconnected:
      let shown = attitude(at: time)
      guard device.isApplied else { return device.disconnect() }
      device.disconnect()
      let angles = angles(of: shown)
      user = UserLayer()
      user.heading = .rest(heading.value(yaw: angles.yaw, user: user.heading.value(at: time)))
      user.pitchOffset = .rest(angles.pitch)
      drag = nil
      blend = AttitudeBlend(
        from: shown, to: user.attitude(over: device.camera, at: time), start: time,
        duration: .milliseconds(300))
    }
  }

  /// The picture was turned on its panel: the optical axis stays, the roll turns by the step, the scale stays.
  mutating func rotatePicture(to rotation: ScreenRotation, at time: Timestamp) {
    let from = settings.view.rotation
    guard rotation != from else { return }
    let step = Double(rotation.rawValue - from.rawValue) * .pi / 180
    let isApplied = device.isApplied
    device.turnPicture(to: rotation)
    settings.view.rotation = rotation
    if rotation.swapsSides != from.swapsSides {
      let width = settings.view.width
      settings.view.width = settings.view.height
      settings.view.height = width
      let half = Portable.tan(field.value(at: time) / 2) * settings.view.width / width
      field = .rest(settings.view.clampedField(2 * Portable.atan(half)))
    }
    spin?.resize(to: settings.view)
    pan.reanchor()
    drag = nil
    guard isApplied else { return }
    user.turnPicture(by: step)
    blend?.turnPicture(by: step)
  }

  /// The first sample of a run: the start heading, and the device's own pitch and roll.
  private mutating func begin() {
    let angles = ViewAngles(camera: device.camera, heldRoll: 0)
    let start = settings.gyro.mode == .absolute ? 0 : settings.view.yaw.radians - angles.yaw
    user.heading = .rest(start)
    user.pitchOffset = .rest(0)
    user.adoptUp(of: device.camera)
  }

  /// A source begins while a view is shown: the shown view fades into the new one.
  private mutating func change(from shown: Quaternion, at time: Timestamp, over duration: TimeSpan) {
    let pitchOffset = user.pitchOffset.value(at: time)
    user.adoptUp(of: device.camera)
    let tilted = device.camera * user.tilt(pitchOffset)
    let difference = shown * tilted.conjugate
    let turn = settings.gyro.mode == .absolute ? 0 : -2 * Portable.atan2(difference.z, difference.w)
    let before = user.heading.value(at: time)
    user.heading = .rest(before + Angle.wrap(turn - before))
    user.pitchOffset = .rest(pitchOffset)
    drag = nil
    blend = AttitudeBlend(
      from: shown, to: user.attitude(over: device.camera, at: time), start: time, duration: duration)
    keepPitchInside(at: time)
  }

  private mutating func keepPitchInside(at time: Timestamp) {
    let offset = user.pitchOffset.value(at: time)
    guard offset != 0 else { return }
    let limit = PitchLimit(device: device.camera, upReference: user.upReference)
    let inside = limit.clamp(offset)
    if inside != offset { user.pitchOffset = .rest(inside) }
  }
}
