extension MotionController {
  /// Fingers came, moved or went: they hold, drag and release the camera and the spin.
  mutating func touch(_ frame: ContactFrame, at time: Timestamp) {
    let rules = PanRecognizer.Rules(
      touchSlop: settings.touch.slop * settings.view.dotsPerInch / 160, mouseSlop: settings.touch.mouseSlop,
      scroll: settings.gesture.scroll)
    if frame.count > 0 { unattended.attend(at: time) }
    switch pan.update(frame, rules) {
    case .none:
      return
    case .released(let isStill):
      // A tap may have stopped the spin between two frames.
      spin?.release(.zero, at: time, settings.glide)
      endTap(isStill: isStill, at: time)
    case .pressed(let point):
      beginTap(at: point, time)
      let velocity = user.velocity(at: time)
      flywheel.caught(yawVelocity: velocity.heading, pitchVelocity: velocity.pitchOffset, at: time)
      spin?.press(at: time)
      hold(at: time)
    case .began(let anchor, let grip), .reanchored(let anchor, let grip):
      taps.fail()
      grab(anchor, at: time)
      pull(to: grip, at: time)
    case .moved(let reached):
      // What let the camera go, such as a change of source, takes nothing from the finger's way since its last event.
      if drag == nil { grabCamera(grip, at: time) }
      pull(to: reached, at: time)
    case .ended(let velocity):
      release(velocity, at: time)
    case .cancelled:
      taps.fail()
      drag = nil
      flywheel.reset()
      spin?.letGo(at: time)
    }
  }

  /// Stops whatever moves by itself, where it is.
  mutating func hold(at time: Timestamp) {
    user.hold(at: time)
    inside.hold(at: time)
    field = .rest(field.value(at: time))
    spin?.hold(at: time)
  }

  /// Lets a finger that is held follow the device, so that the grabbed point stays under it.
  mutating func keepGrabbed(turnedBy angle: Double, at time: Timestamp) {
    guard pan.isPanning, drag != nil else { return }
    grabWhereTheSceneMoved(at: time)
    dragCamera(to: grip, deviceTurn: angle, at: time)
  }

  private mutating func grab(_ anchor: Grip, at time: Timestamp) {
    grabCamera(anchor, at: time)
    spin?.grab(anchor.point, at: time)
  }

  private mutating func grabCamera(_ anchor: Grip, at time: Timestamp) {
    adoptUpWhereUntilted()
    takeUpStretch(at: time)
    grip = anchor
    dragTime = time
    drag = newDrag(at: anchor.point, at: time)
    pinch = anchor.span.map { PinchScale(field: field.value(at: time), span: $0) }
  }

  /// A drag that grabs what is under a point of the view as it is.
  func newDrag(at point: ScreenPoint, at time: Timestamp) -> SphereDrag {
    let turn = user.turn(at: time)
    return SphereDrag(
      settings.drag, anchor: point, scene: scene(at: time), heading: turn.heading,
      pitchOffset: turn.pitchOffset)
  }

  private mutating func pull(to reached: Grip, at time: Timestamp) {
    grabWhereTheSceneMoved(at: time)
    let before = grip.point
    let pinholeBefore = pinhole(at: time)
    scale(by: reached, at: time)
    if inside.isActive, drag?.isAnchored == true {
      let ray = pinhole(at: time).ray(reached.point)
      allowance += AnchoredDrag.gain * pinholeBefore.ray(before).angle(to: ray)
    }
    dragCamera(to: reached, deviceTurn: 0, at: time)
    spin?.pull(to: reached.point, at: time)
  }

  /// What moves the scene by itself must not pull the view at the finger's next event: grab anew.
  private mutating func grabWhereTheSceneMoved(at time: Timestamp) {
    if blend?.isMoving(at: dragTime) == true || field.isMoving(at: dragTime) { grabCamera(grip, at: time) }
  }

  private mutating func dragCamera(to reached: Grip, deviceTurn: Double, at time: Timestamp) {
    guard var moving = drag else { return }
    let turn = user.turn(at: time)
    let scene = scene(at: time)
    let turned = moving.move(
      to: reached.point, scene: scene, deviceTurn: deviceTurn, heading: turn.heading,
      pitchOffset: turn.pitchOffset)
    allowance += AnchoredDrag.gain * deviceTurn
    if !moving.isAnchored {
      allowance += abs(turned.heading - turn.heading) + abs(turned.pitchOffset - turn.pitchOffset)
    }
    drag = moving
    grip = reached
    dragTime = time
    user.rest(at: turned)
    if inside.isActive, !inside.isElastic, !inside.isPlain {
      wanted = user.attitude(over: base, at: time) * scene.blend
    }
  }

  private mutating func release(_ velocity: ScreenVelocity, at time: Timestamp) {
    defer { drag = nil }
    endStretch(at: time)
    guard settings.glide.isOn else {
      spin?.letGo(at: time)
      return
    }
    spin?.release(velocity, at: time, settings.glide)
    guard let drag else { return }
    let (heading, pitchOffset) = user.turn(at: time)
    var turn = drag.velocity(at: grip.point, velocity, scene: scene(at: time), pitchOffset: pitchOffset)
    if settings.glide.flywheel {
      let sum = flywheel.release(yawVelocity: turn.heading, pitchVelocity: turn.pitchOffset, at: time)
      turn = (sum.yaw, sum.pitch)
    }
    let pitch = shown(at: time).angles.pitch
    var glides = SphereGlide(
      heading: heading, pitchOffset: pitchOffset, turn: turn, pitch: pitch,
      offsets: offsetsInside(atPitch: pitch, at: time).pitchOffset, start: time, settings: settings.glide,
      scale: scale(at: time))
    glides.keepHeading(in: offsetsInside(atPitch: pitch + glides.tilt, at: time).heading)
    user.turn(along: glides.heading, at: time)
    user.tilt(along: glides.pitchOffset, at: time)
  }

  /// What a turn is on the screen, in its middle, for the feels that are laws of pixels.
  private func scale(at time: Timestamp) -> GlideScale {
    let pixelsPerRadian = settings.view.width / 2 / Portable.tan(field.value(at: time) / 2)
    return GlideScale(
      densityIndependentPixels: pixelsPerRadian * 160 / settings.view.dotsPerInch,
      viewWidths: pixelsPerRadian / settings.view.width)
  }

  /// What a drag needs to know of the view.
  func scene(at time: Timestamp) -> DragScene {
    let device = base
    var between = blend?.rotation(at: time) ?? .identity
    if inside.isActive, !inside.isElastic, !inside.isPlain {
      between = user.attitude(over: device, at: time).conjugate * attitude(at: time)
    }
    // Only a drag in proportion asks for the roll.
    let roll = settings.drag.mode == .anchored ? 0 : angles(of: attitude(at: time)).roll
    return DragScene(
      pinhole: pinhole(at: time), device: device, upReference: user.upReference, blend: between, roll: roll,
      locksPitch: isPitchLocked,
      radiansPerPixel: field.value(at: time) / settings.view.width)
  }

  private func pinhole(at time: Timestamp) -> RectilinearView {
    RectilinearView(
      width: settings.view.width, height: settings.view.height, horizontalFieldOfView: field.value(at: time))
  }
}
