extension MotionController {
  /// A motion source spoke: the device's attitude changes by what `update` makes of it.
  ///
  /// `isSwitch`: the new attitude does not carry on the one before, so that the shown view has to fade into it.
  mutating func turn(at time: Timestamp, isSwitch: Bool, _ update: (inout DeviceAttitude) -> Bool) {
    guard !isSwitch else {
      let shown = attitude(at: time)
      let yaw = unwrappedYaw(at: time)
      guard update(&device) else { return }
      if latest == nil {
        begin()
        allowance = .infinity
      } else {
        change(from: shown, yaw: yaw, at: time, over: .milliseconds(500))
      }
      return
    }
    let before = device.camera
    guard update(&device), !user.isUntilted || drag != nil || inside.isActive else { return }
    let angle = before.angle(to: device.camera)
    allowance += 3 * angle
    followDevice(turnedBy: angle, at: time)
    keepGrabbed(turnedBy: angle, at: time)
  }

  /// A motion source lost rows, fell silent or went away.
  mutating func interrupt(_ cause: Interruption, at time: Timestamp) {
    switch cause {
    case .gap, .reconnected:
      device.interrupt()
    case .disconnected:
      let shown = attitude(at: time)
      let yaw = unwrappedYaw(at: time)
      let pitch = self.shown(at: time).angles.pitch
      guard device.isApplied else { return device.disconnect() }
      device.disconnect()
      user = UserLayer(heading: yaw, pitchOffset: pitch)
      heading = UnwrappedHeading()
      inside.endLag()
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
    // Its point is another pixel now.
    user.endZoom(at: time)
    device.turnPicture(to: rotation)
    settings.view.rotation = rotation
    if rotation.swapsSides != from.swapsSides {
      let width = settings.view.width
      settings.view.width = settings.view.height
      settings.view.height = width
      let half = Portable.tan(field.value(at: time) / 2) * settings.view.width / width
      fitFieldIntoCrop()
      field = .rest(clampedField(2 * Portable.atan(half)))
    }
    spin?.resize(to: settings.view)
    pan.reanchor()
    drag = nil
    doubleTapField = nil
    guard isApplied else { return }
    pole.turnPicture(by: step)
    user.turnPicture(by: step)
    blend?.turnPicture(by: step)
  }

  /// The first sample of a run: the start heading, and the device's own pitch and roll.
  private mutating func begin() {
    let angles = ViewAngles(camera: device.camera, heldRoll: 0)
    let start = settings.gyro.mode == .absolute ? 0 : settings.view.yaw.radians - angles.yaw
    user.rest(at: (start, 0))
    user.adoptUp(of: device.camera)
  }

  /// A source begins while a view is shown: the shown view fades into the new one.
  private mutating func change(
    from shown: Quaternion, yaw before: Double, at time: Timestamp, over duration: TimeSpan
  ) {
    let offset = user.turn(at: time).pitchOffset
    inside.endLag()
    user.adoptUp(of: device.camera)
    let limit = PitchLimit(device: device.camera, upReference: user.upReference)
    let pitchOffset = limit.clamp(offset)
    let difference = shown * (device.camera * user.tilt(pitchOffset)).conjugate
    let turn = settings.gyro.mode == .absolute ? 0 : -2 * Portable.atan2(difference.z, difference.w)
    heading = UnwrappedHeading(OpticalAxis(of: device.camera))
    // The turn is known but for whole turns: those that keep the count of the heading.
    let wholeTurns = ((before - heading.device - turn) / (2 * .pi)).rounded()
    user.rest(at: (turn + wholeTurns * 2 * .pi, pitchOffset))
    drag = nil
    blend = AttitudeBlend(
      from: shown, to: user.attitude(over: device.camera, at: time), start: time, duration: duration)
  }

  /// The device turned by an angle: the user's part keeps to it, and turns the view by at most twice as much besides.
  private mutating func followDevice(turnedBy angle: Double, at time: Timestamp) {
    var rest = 2 * angle
    let offset = user.turn(at: time).pitchOffset
    if !user.isUntilted {
      // No further than the pole, as far as that is no faster than the device.
      let limit = PitchLimit(device: device.camera, upReference: user.upReference)
      let step = min(max(limit.clamp(offset) - offset, -rest), rest)
      rest -= abs(step)
      if user.isMoving(at: time) {
        keepTiltInside(at: time)
      } else if step != 0 {
        user.tilt(along: .rest(offset + step), at: time)
      }
    }
    user.followUp(of: device.camera, turningBy: rest, at: time)
  }

  /// A pitch offset that moves by itself does not take the view over a pole.
  mutating func keepTiltInside(at time: Timestamp) {
    let offset = user.turn(at: time).pitchOffset
    let range = PitchLimit(device: device.camera, upReference: user.upReference).range(around: offset)
    user.keepTilt(in: range.map { min($0.lowest, offset)...max($0.highest, offset) }, at: time)
  }
}
