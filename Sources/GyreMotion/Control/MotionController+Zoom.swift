extension MotionController {
  /// How long a notch of the wheel takes to scale the picture.
  private static let notchDuration = TimeSpan.milliseconds(200)
  /// How long a double tap takes to scale the picture.
  private static let doubleTapDuration = TimeSpan.milliseconds(300)

  /// A horizontal field of view, radians, held where the settings allow it.
  func clampedField(_ horizontal: Double) -> Double {
    min(settings.view.clampedField(horizontal), largestField)
  }

  /// Works out the widest field of view with which the picture lies inside a crop: for a view of new sides.
  mutating func fitFieldIntoCrop() {
    guard settings.limits.crop != nil else { return }
    largestField = SphereBounds(crop: settings.limits.crop).largestField(
      aspect: settings.view.height / settings.view.width, widest: settings.view.maximumFieldOfView.radians)
  }

  /// A wheel was turned: each notch scales the picture by the same factor, and the point under the pointer stays.
  ///
  /// The notches of a wheel that is turned on add up: each starts from where the one before was to end.
  mutating func zoom(by wheel: WheelTurn, at time: Timestamp) {
    guard wheel.notches.isFinite, wheel.notches != 0 else { return }
    attend(at: time)
    doubleTapField = nil
    let end = field.value(at: Timestamp(nanoseconds: .max))
    let scale = Portable.pow(settings.gesture.zoomPerNotch, -wheel.notches)
    zoom(to: scaled(end, by: scale), about: wheel.position, over: eased(Self.notchDuration), at: time)
  }

  /// A double tap scales the picture by 2 about its point; the next one scales it back.
  mutating func doubleTapZoom(about point: ScreenPoint, at time: Timestamp) {
    let before = field.value(at: time)
    let target = doubleTapField ?? scaled(before, by: 0.5)
    doubleTapField = doubleTapField == nil ? before : nil
    zoom(to: target, about: point, over: eased(Self.doubleTapDuration), at: time)
  }

  /// Two fingers that spread or close scale the picture; the point under their midpoint is kept by the drag.
  mutating func scale(by grip: Grip, at time: Timestamp) {
    // While a command changes the field of view, the fingers follow it: the pan takes hold anew at each move.
    guard let span = grip.span, let pinch, !field.isMoving(at: time) else { return }
    let asked = pinch.field(atSpan: span)
    let reached = gentleField(clampedField(asked), at: time)
    // What lies beyond a limit is not saved up: fingers that turn back scale at once.
    if reached != asked { self.pinch = PinchScale(field: reached, span: span) }
    guard reached != field.value(at: time) else { return }
    doubleTapField = nil
    inside.doubt()
    guard let drag, !drag.isAnchored else {
      field = .rest(reached)
      return
    }
    // A drag in proportion has no point to keep under the fingers: it is kept over the change of scale alone.
    let turn = user.turn(at: time)
    let before = scene(at: time)
    var anchor = AnchoredDrag(
      before.ray(self.grip.point), device: before.device, upReference: before.upReference,
      heading: turn.heading, pitchOffset: turn.pitchOffset, locksPitch: before.locksPitch)
    field = .rest(reached)
    user.rest(
      at: anchor.move(
        to: scene(at: time).ray(self.grip.point), device: before.device, upReference: before.upReference,
        deviceTurn: 0, heading: turn.heading, pitchOffset: turn.pitchOffset))
    self.drag = newDrag(at: self.grip.point, at: time)
  }

  private mutating func zoom(
    to target: Double, about point: ScreenPoint, over duration: TimeSpan, at time: Timestamp
  ) {
    guard point.x.isFinite, point.y.isFinite else { return }
    adoptUpWhereUntilted()
    let before = field.value(at: time)
    let reached = clampedField(target)
    let change = Transition(
      from: before, velocity: field.velocity(at: time), to: reached, in: clampedField(0)...clampedField(.pi),
      start: time, duration: duration)
    let scene = scene(at: time)
    user.follow(
      AnchoredZoom(change, from: before, to: reached, about: point, scene: scene, turn: user.turn(at: time)),
      at: time)
    field = .transition(change)
  }

  /// A field of view whose tangent of the half is scaled.
  private func scaled(_ field: Double, by scale: Double) -> Double {
    2 * Portable.atan(Portable.tan(field / 2) * scale)
  }
}
