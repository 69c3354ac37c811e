extension MotionController {
  /// How the view stood before an event, where there is anything to limit.
  struct Standing {
    /// The shown view.
    var angles: ViewAngles
    /// True where that was what was asked for.
    var isPlain: Bool
    /// Horizontal field of view, radians.
    var field: Double
    /// How the picture stood on its panel.
    var rotation: ScreenRotation
  }

  /// How the view stands before an event, where something is limited.
  mutating func standing(at time: Timestamp) -> Standing {
    let since = latest ?? time
    let isStill =
      !user.isMoving(at: since) && !field.isMoving(at: since) && blend?.isMoving(at: since) != true
    if !(inside.isPlain && isStill) {
      let asked = decomposed(askedAttitude(at: time))
      inside.note(asked, inside.shown(asked, picture(at: time), at: time).angles)
    }
    return Standing(
      angles: inside.last, isPlain: inside.isPlain, field: field.value(at: time),
      rotation: settings.view.rotation)
  }

  /// An event was taken in: the shown view follows it as far as the event may turn it, and stays inside.
  mutating func keepInside(since before: Standing, at time: Timestamp) {
    defer {
      allowance = 0
      wanted = nil
    }
    let picture = picture(at: time)
    var free = decomposed(askedAttitude(at: time))
    let isSameScreen = settings.view.rotation == before.rotation
    if before.isPlain, isSameScreen, wanted == nil, inside.showPlainly(free, picture) { return }
    if inside.isElastic, drag == nil { inside.letGo(of: before.angles, picture, at: time) }
    if !pan.isHeld { inside.comeBack(at: time) }
    let asked = wanted.map { decomposed($0) } ?? free
    let target = inside.target(asked, picture)
    let isTilted = takeOffsetInside(target, at: time)
    let (view, isReached) = inside.follow(
      to: target, from: start(from: before, picture, at: time), allowance: allowance, picture, at: time)
    if isTilted { free = decomposed(askedAttitude(at: time)) }
    if isReached, takeHeadingInside(target, from: free, at: time) {
      free = decomposed(askedAttitude(at: time))
    }
    inside.show(view, askedFor: free, picture)
    // A finger goes on from what it reached, where that is not what it asked for.
    let isAsked = isReached && abs(Angle.wrap(target.angles.roll - asked.roll)) < 1e-9
    if !inside.isElastic, drag != nil, !isAsked || target.isYawLimited || target.isPitchLimited {
      drag = newDrag(at: grip.point, at: time)
    }
  }

  /// What has to be caught up fades away in time: a command begins from what is shown, and ends where it says.
  mutating func fadeLag(at time: Timestamp) {
    guard inside.isLagging else { return }
    blend = AttitudeBlend(
      from: attitude(at: time), to: user.attitude(over: base, at: time), start: time,
      duration: .milliseconds(500))
    inside.endLag()
  }

  /// The headings and pitch offsets, next to those at a moment, at which the view lies inside its limits: at least
  /// the present ones.
  ///
  /// `pitch` is the shown pitch for which the headings count.
  func offsetsInside(atPitch pitch: Double, at time: Timestamp) -> (
    heading: ClosedRange<Double>, pitchOffset: ClosedRange<Double>
  ) {
    let turn = user.turn(at: time)
    let limit = pitchLimit
    let everywhere = -Double.infinity...(.infinity)
    guard inside.isActive, !inside.limits.bounds.isWhole else {
      return (everywhere, Self.range(limit.range(around: turn.pitchOffset), holding: turn.pitchOffset))
    }
    let shown = shown(at: time).angles
    let bounds = inside.limits.bounds
    let reach = picture(at: time).reach(roll: shown.roll)
    let pitches = bounds.pitches(of: reach)
    let offsets = limit.range(around: turn.pitchOffset, lowest: pitches.lowest, highest: pitches.highest)
    let headings = bounds.headings(of: reach, atPitch: min(max(pitch, pitches.lowest), pitches.highest))
    let here = turn.heading - Angle.wrap(shown.yaw - bounds.middle)
    return (
      Self.range((here + headings.lowest, here + headings.highest), holding: turn.heading),
      Self.range(offsets, holding: turn.pitchOffset)
    )
  }

  private static func range(_ ends: (lowest: Double, highest: Double)?, holding value: Double) -> ClosedRange<
    Double
  > {
    guard let ends else { return -.infinity...(.infinity) }
    return min(ends.lowest, value)...max(ends.highest, value)
  }

  /// The field of view next to one asked for that pushes the view inside its limits by no more than a drag may turn it:
  /// `AnchoredDrag.gain` times what the picture's corner grows or shrinks.
  ///
  /// With a roll, near a pole, the next view inside may be far off for a little growth, and where a picture is too large
  /// its middle may be. The fingers then scale less: a picture may be larger or smaller than asked for, but may not jump.
  func gentleField(_ asked: Double, at time: Timestamp) -> Double {
    let present = picture(at: time)
    guard inside.isActive, !inside.isElastic, !inside.limits.bounds.isWhole, asked != 2 * present.halfField
    else {
      return asked
    }
    let stood = inside.standing(at: time)
    func isGentle(_ field: Double) -> Bool {
      let next = ViewedPicture(halfField: field / 2, aspect: settings.view.height / settings.view.width)
      let pushed = inside.limits.limited(stood, next).angles.camera.angle(to: stood.camera)
      return pushed <= AnchoredDrag.gain * abs(next.cap - present.cap)
    }
    if isGentle(asked) { return asked }
    var (gentle, wild) = (2 * present.halfField, asked)
    for _ in 0..<12 {
      let middle = (gentle + wild) / 2
      if isGentle(middle) { gentle = middle } else { wild = middle }
    }
    return gentle
  }

  /// Where the shown view stood before an event, inside the limits as they are now.
  private func start(from before: Standing, _ picture: ViewedPicture, at time: Timestamp) -> ViewAngles {
    var start = inside.standing(before.angles, at: time)
    let isTurned = settings.view.rotation != before.rotation
    if isTurned, isSourceApplied {
      start.roll += Double(settings.view.rotation.rawValue - before.rotation.rawValue) * .pi / 180
    }
    guard !inside.isElastic, isTurned || before.field != 2 * picture.halfField else { return start }
    return inside.limits.limited(start, picture).angles
  }

  /// Moves the pitch offset, not the device, where the view would look beyond its limits.
  private mutating func takeOffsetInside(_ target: LimitedView, at time: Timestamp) -> Bool {
    guard !inside.isElastic, target.isPitchLimited, !isPitchLocked, isUserAtRest(at: time),
      keepsHeading(atPitch: target.angles.pitch, at: time)
    else { return false }
    adoptUpWhereUntilted()
    let limit = pitchLimit
    let offset = limit.offset(forPitch: target.angles.pitch, near: user.turn(at: time).pitchOffset)
    user.tilt(along: .rest(offset), at: time)
    return true
  }

  /// Moves the heading, not the device, where the view would look beyond its limits; a device's own heading counts.
  private mutating func takeHeadingInside(
    _ target: LimitedView, from asked: ViewAngles, at time: Timestamp
  ) -> Bool {
    guard !inside.isElastic, target.isYawLimited, isUserAtRest(at: time),
      drag != nil || settings.gyro.mode != .absolute || !isSourceApplied
    else { return false }
    let turn = Angle.wrap(target.angles.yaw - asked.yaw)
    user.turn(along: .rest(user.turn(at: time).heading + turn), at: time)
    return true
  }

  func isUserAtRest(at time: Timestamp) -> Bool {
    !user.isMoving(at: time) && blend?.isMoving(at: time) != true
  }
}
