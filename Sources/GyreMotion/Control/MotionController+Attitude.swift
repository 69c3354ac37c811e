extension MotionController {
  /// A motion source spoke: the device's attitude changes by what `update` makes of it.
  ///
  /// `isSwitch`: the new attitude does not carry on the one before, so that the shown view has to fade into it.
  mutating func turn(at time: Timestamp, isSwitch: Bool, _ update: (inout DeviceAttitude) -> Bool) {
    guard !isSwitch else {
      let shown = attitude(at: time)
      guard update(&device) else { return }
      if latest == nil { begin() } else { change(from: shown, at: time, over: .milliseconds(500)) }
      return
    }
    let before = device.camera
    guard update(&device) else { return }
    if let isDriven = spin?.followsDevice, isDriven {
      spin?.turn(by: VerticalTurn.angle(from: before, to: device.camera), at: time)
    }
    guard !user.isUntilted || drag != nil else { return }
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
      let unwrapped = heading.value(yaw: angles.yaw, user: user.heading.value(at: time))
      user = UserLayer()
      heading = UnwrappedHeading()
      user.heading = .rest(unwrapped)
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
    pole.turnPicture(by: step)
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
    let before = heading.value(yaw: angles(of: shown).yaw, user: user.heading.value(at: time))
    user.adoptUp(of: device.camera)
    let limit = PitchLimit(device: device.camera, upReference: user.upReference)
    let pitchOffset = limit.clamp(user.pitchOffset.value(at: time))
    let difference = shown * (device.camera * user.tilt(pitchOffset)).conjugate
    let turn = settings.gyro.mode == .absolute ? 0 : -2 * Portable.atan2(difference.z, difference.w)
    heading = UnwrappedHeading(OpticalAxis(of: device.camera))
    // The turn is known but for whole turns: those that keep the count of the heading.
    let wholeTurns = ((before - heading.device - turn) / (2 * .pi)).rounded()
    user.heading = .rest(turn + wholeTurns * 2 * .pi)
    user.pitchOffset = .rest(pitchOffset)
    drag = nil
    blend = AttitudeBlend(
      from: shown, to: user.attitude(over: device.camera, at: time), start: time, duration: duration)
  }

  private mutating func keepPitchInside(at time: Timestamp) {
    let offset = user.pitchOffset.value(at: time)
    guard offset != 0 else { return }
    let limit = PitchLimit(device: device.camera, upReference: user.upReference)
    let inside = limit.clamp(offset)
    if inside != offset { user.pitchOffset = .rest(inside) }
  }
}
