extension MotionController {
  /// Fingers came, moved or went: they hold, drag and release the camera and the spin.
  mutating func touch(_ frame: ContactFrame, at time: Timestamp) {
    let slop = settings.touch.slop * settings.view.dotsPerInch / 160
    switch pan.update(frame, touchSlop: slop, mouseSlop: settings.touch.mouseSlop) {
    case .none:
      return
    case .released:
      // A tap may have stopped the spin between two frames.
      spin?.release(.zero, at: time, settings.glide)
    case .pressed:
      flywheel.caught(
        yawVelocity: user.heading.velocity(at: time), pitchVelocity: user.pitchOffset.velocity(at: time),
        at: time)
      spin?.press(at: time)
      hold(at: time)
    case .began(let anchor, let point), .reanchored(let anchor, let point):
      grab(anchor, at: time)
      pull(to: point, at: time)
    case .moved(let point):
      if drag == nil { grabCamera(point, at: time) }
      pull(to: point, at: time)
    case .ended(let velocity):
      release(velocity, at: time)
    case .cancelled:
      drag = nil
      flywheel.reset()
      spin?.letGo(at: time)
    }
  }

  /// Stops whatever moves by itself, where it is.
  mutating func hold(at time: Timestamp) {
    user.heading = .rest(user.heading.value(at: time))
    user.pitchOffset = .rest(user.pitchOffset.value(at: time))
    field = .rest(field.value(at: time))
    spin?.hold(at: time)
  }

  /// Lets a finger that is held follow the device, so that the grabbed point stays under it.
  mutating func keepGrabbed(turnedBy angle: Double, at time: Timestamp) {
    guard pan.isPanning, drag != nil else { return }
    dragCamera(to: dragPoint, deviceTurn: angle, at: time)
  }

  private mutating func grab(_ anchor: ScreenPoint, at time: Timestamp) {
    grabCamera(anchor, at: time)
    spin?.grab(anchor, at: time)
  }

  private mutating func grabCamera(_ anchor: ScreenPoint, at time: Timestamp) {
    if user.isUntilted { user.adoptUp(of: device.camera) }
    dragPoint = anchor
    dragTime = time
    drag = SphereDrag(
      settings.drag, anchor: anchor, scene: scene(at: time),
      heading: user.heading.value(at: time), pitchOffset: user.pitchOffset.value(at: time))
  }

  private mutating func pull(to point: ScreenPoint, at time: Timestamp) {
    dragCamera(to: point, deviceTurn: 0, at: time)
    spin?.pull(to: point, at: time)
  }

  private mutating func dragCamera(to point: ScreenPoint, deviceTurn: Double, at time: Timestamp) {
    // What moves the scene by itself must not pull the view at the finger's next event: grab anew.
    if blend?.isMoving(at: dragTime) == true || field.isMoving(at: dragTime) {
      let from = dragPoint
      grabCamera(from, at: time)
    }
    guard var moving = drag else { return }
    let turned = moving.move(
      to: point, scene: scene(at: time), deviceTurn: deviceTurn,
      heading: user.heading.value(at: time), pitchOffset: user.pitchOffset.value(at: time))
    drag = moving
    dragPoint = point
    dragTime = time
    user.heading = .rest(turned.heading)
    user.pitchOffset = .rest(turned.pitchOffset)
  }

  private mutating func release(_ velocity: ScreenVelocity, at time: Timestamp) {
    defer { drag = nil }
    guard settings.glide.isOn else {
      spin?.letGo(at: time)
      return
    }
    spin?.release(velocity, at: time, settings.glide)
    guard let drag else { return }
    let pitchOffset = user.pitchOffset.value(at: time)
    var turn = drag.velocity(at: dragPoint, velocity, scene: scene(at: time), pitchOffset: pitchOffset)
    if settings.glide.flywheel {
      let sum = flywheel.release(yawVelocity: turn.heading, pitchVelocity: turn.pitchOffset, at: time)
      turn = (sum.yaw, sum.pitch)
    }
    let limit = PitchLimit(device: device.camera, upReference: user.upReference)
    let glides = SphereGlide(
      heading: user.heading.value(at: time), pitchOffset: pitchOffset, turn: turn,
      pitch: angles(of: attitude(at: time)).pitch, offsets: limit.range(around: pitchOffset),
      start: time, settings: settings.glide, scale: scale(at: time))
    user.heading = glides.heading
    user.pitchOffset = glides.pitchOffset
  }

  /// What a turn is on the screen, in its middle, for the feels that are laws of pixels.
  private func scale(at time: Timestamp) -> GlideScale {
    let pixelsPerRadian = settings.view.width / 2 / Portable.tan(field.value(at: time) / 2)
    return GlideScale(
      densityIndependentPixels: pixelsPerRadian * 160 / settings.view.dotsPerInch,
      viewWidths: pixelsPerRadian / settings.view.width)
  }

  /// What a drag needs to know of the view.
  private func scene(at time: Timestamp) -> DragScene {
    DragScene(
      pinhole: RectilinearView(
        width: settings.view.width, height: settings.view.height,
        horizontalFieldOfView: field.value(at: time)),
      device: device.camera, upReference: user.upReference,
      blend: blend?.rotation(at: time) ?? .identity,
      roll: angles(of: attitude(at: time)).roll,
      radiansPerPixel: field.value(at: time) / settings.view.width)
  }
}
