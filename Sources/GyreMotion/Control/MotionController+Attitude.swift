extension MotionController {
  // MARK: - Events of the source

  /// A motion source spoke: the device's attitude changes by what `update` makes of it.
  ///
  /// `isSwitch`: the new attitude does not carry on the one before, so that the shown view has to fade into it.
  mutating func turn(at time: Timestamp, isSwitch: Bool, _ update: (inout DeviceAttitude) -> Bool) {
    guard isSourceOn else {
      if update(&device) { feel(isSwitch: isSwitch, at: time) }
      return
    }
    guard !isSwitch else {
      let shown = attitude(at: time)
      let yaw = unwrappedYaw(at: time)
      guard update(&device) else { return }
      if latest == nil {
        begin()
        unattended.restart(at: time)
        unattended.forgetTurns(at: self.device.camera)
        allowance = .infinity
      } else {
        change(from: shown, yaw: yaw, at: time)
      }
      return
    }
    let before = base
    let device = device.camera
    guard update(&self.device) else { return }
    feel(isSwitch: false, at: time)
    if let isDriven = spin?.followsDevice, isDriven {
      spin?.turn(by: VerticalTurn.angle(from: device, to: self.device.camera), at: time)
    }
    guard !user.isUntilted || drag != nil || inside.isActive else { return }
    let angle = before.angle(to: base)
    allowance += 3 * angle
    followDevice(turnedBy: angle, at: time)
    keepGrabbed(turnedBy: angle, at: time)
  }

  /// A motion source lost rows, fell silent or went away.
  mutating func interrupt(_ cause: Interruption, at time: Timestamp) {
    switch cause {
    case .gap, .reconnected: device.interrupt()
    case .disconnected: leaveSource(at: time) { $0.device.disconnect() }
    }
  }

  /// The picture was turned on its panel: the optical axis stays, the roll turns by the step, the scale stays.
  mutating func rotatePicture(to rotation: ScreenRotation, at time: Timestamp) {
    let from = settings.view.rotation
    guard rotation != from else { return }
    attend(at: time)
    let step = Double(rotation.rawValue - from.rawValue) * .pi / 180
    let isApplied = isSourceApplied
    // Its point is another pixel now.
    user.endZoom(at: time)
    device.turnPicture(to: rotation)
    unattended.forgetTurns(at: device.camera)
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
    turns.turnPicture(by: step)
    guard isApplied else { return }
    pole.turnPicture(by: step)
    user.turnPicture(by: step)
    blend?.turnPicture(by: step)
  }

  // MARK: - Following the device

  /// The device turned by an angle: the user's part keeps to it, and turns the view by at most twice as much besides.
  private mutating func followDevice(turnedBy angle: Double, at time: Timestamp) {
    var rest = 2 * angle
    if !user.isUntilted {
      let offset = user.turn(at: time).pitchOffset
      // No further than the pole, as far as that is no faster than the device; and back with its motion.
      let limit = pitchLimit
      var next = offset + min(max(limit.clamp(offset) - offset, -rest), rest)
      rest -= abs(next - offset)
      let step = min(max(limit.clamp(returned(next, at: time)) - next, -rest), rest)
      next += step
      rest -= abs(step)
      if user.isMoving(at: time) {
        keepTiltInside(at: time)
      } else if next != offset {
        user.tilt(along: .rest(next), at: time)
      }
    }
    user.followUp(of: base, turningBy: rest, at: time)
  }

  /// A pitch offset after the device's motion, where it returns with that: by 1 degree for each 4 that it turned.
  private mutating func returned(_ offset: Double, at time: Timestamp) -> Double {
    guard settings.gyro.pitchOffset == .returnOnMotion else { return offset }
    let step = turns.turn(to: base) / 4
    // A finger that is down holds it, and so does what moves it by itself.
    guard !pan.isHeld, !user.isMoving(at: time) else { return offset }
    return offset < 0 ? min(offset + step, 0) : max(offset - step, 0)
  }

  /// A pitch offset that moves by itself does not take the view over a pole.
  mutating func keepTiltInside(at time: Timestamp) {
    let offset = user.turn(at: time).pitchOffset
    let range = pitchLimit.range(around: offset)
    user.keepTilt(in: range.map { min($0.lowest, offset)...max($0.highest, offset) }, at: time)
  }
}
