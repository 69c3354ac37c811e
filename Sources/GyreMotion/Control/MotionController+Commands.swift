extension MotionController {
  /// Starts what a command asks for, from where the view is and at the speed that it has.
  mutating func carryOut(_ command: Command, at time: Timestamp) {
    attend(at: time)
    fadeLag(at: time)
    switch command {
    case .look(let yaw, let pitch, let horizontalFieldOfView, let duration, let path):
      look(
        yaw: yaw?.radians, pitch: pitch?.radians, field: horizontalFieldOfView?.radians,
        over: eased(duration),
        path: path, at: time)
    case .spin(let frame, let duration, let path):
      let eased = eased(duration)
      spin?.go(to: frame, over: eased, path: path, isHeld: pan.isHeld, at: time)
    case .recentre:
      device.inertial.trustHeading()
      look(
        yaw: settings.view.yaw.radians, pitch: nil, field: nil, over: eased(settings.recentre.duration),
        path: .shortest, at: time)
    case .home:
      goHome(over: eased(.milliseconds(500)), at: time)
    case .turn(let yaw, let pitch):
      turn(yaw: yaw?.radians, pitch: pitch?.radians, at: time)
    case .mode(let mode):
      setMode(mode, at: time)
    case .stop:
      hold(at: time)
    }
    // A finger that still holds the view grabs it anew from where the command brings it.
    drag = nil
  }

  /// Goes home, in all angles or in all but the heading; the pitch is the device's where one gives it.
  mutating func goHome(
    withHeading: Bool = true, over duration: TimeSpan, cause: MotionPhase = .command, at time: Timestamp
  ) {
    let home = home
    look(
      yaw: withHeading ? home.yaw.radians : nil, pitch: isSourceApplied ? nil : home.pitch.radians,
      field: home.horizontalFieldOfView.radians, over: duration, path: .shortest, cause: cause, at: time)
    if isSourceApplied {
      let move = transition(
        from: user.turn(at: time).pitchOffset, velocity: user.velocity(at: time).pitchOffset, to: 0,
        over: duration, cause: cause, at: time)
      user.tilt(along: move, at: time)
    }
  }

  /// Where home is.
  private var home: HomeView {
    settings.unattended.home
      ?? HomeView(
        yaw: settings.view.yaw, pitch: settings.view.pitch,
        horizontalFieldOfView: settings.view.horizontalFieldOfView)
  }

  private mutating func look(
    yaw: Double?, pitch: Double?, field target: Double?, over duration: TimeSpan, path: TurningPath,
    cause: MotionPhase = .command, at time: Timestamp
  ) {
    let (yaw, pitch, target) = (yaw?.number, pitch?.number, target?.number.map { clampedField($0) })
    let here = shown(at: time).angles
    let plain = decomposed(user.attitude(over: base, at: time))
    let picture = ViewedPicture(
      halfField: (target ?? field.value(at: time)) / 2, aspect: settings.view.height / settings.view.width)
    let level = min(max(pitch ?? here.pitch, -.pi / 2), .pi / 2)
    let end = inside.limits.limited(
      ViewAngles(yaw: yaw ?? here.yaw, pitch: level, roll: plain.roll), picture)
    let (from, velocity) = (user.turn(at: time), user.velocity(at: time))
    var offset = from.pitchOffset
    if pitch != nil, !isPitchLocked {
      adoptUpWhereUntilted()
      let limit = pitchLimit
      offset = limit.offset(forPitch: end.angles.pitch, near: from.pitchOffset)
      let range = limit.range(around: offset).map {
        min($0.lowest, from.pitchOffset)...max($0.highest, from.pitchOffset)
      }
      let move = transition(
        from: from.pitchOffset, velocity: velocity.pitchOffset, to: offset, in: range, over: duration,
        cause: cause, at: time)
      user.tilt(along: move, at: time)
    }
    if yaw != nil {
      let bounds = inside.limits.bounds
      let turn =
        bounds.isAllRound
        ? path.turn(from: here.yaw, to: end.angles.yaw)
        : inside.limits.turn(from: here.yaw, to: end.angles.yaw)
      // What a switch of source has left of the view before fades by itself.
      var heading = from.heading + turn + Angle.wrap(here.yaw - plain.yaw)
      // While "up" still follows the device's roll, another pitch offset turns the yaw a little besides.
      let reached = ViewAngles(exactly: base * user.tilt(offset)).yaw + heading
      let missing = Angle.wrap(end.angles.yaw - reached)
      if abs(missing) > 1e-9, abs(end.angles.pitch) < .pi / 2 - 1e-6 { heading += missing }
      let move = transition(
        from: from.heading, velocity: velocity.heading, to: heading, over: duration, cause: cause, at: time)
      user.turn(along: move, at: time)
    }
    if let target {
      doubleTapField = nil
      field = transition(
        from: field.value(at: time), velocity: field.velocity(at: time), to: target,
        in: clampedField(0)...clampedField(.pi), over: duration, cause: cause, at: time)
    }
    if duration <= .zero { allowance = .infinity }
  }

  func transition(
    from: Double, velocity: Double, to end: Double, in range: ClosedRange<Double>? = nil,
    over duration: TimeSpan, cause: MotionPhase = .command, at time: Timestamp
  ) -> AxisCurve {
    // A rounding error is no way to go.
    guard duration > .zero, abs(end - from) > 1e-12 || velocity != 0 else { return .rest(end) }
    return .transition(
      Transition(
        from: from, velocity: velocity, to: end, in: range ?? -.infinity...(.infinity), start: time,
        duration: duration, cause: cause))
  }
}

extension TurningPath {
  /// The turn in radians from one heading to another along this path.
  func turn(from: Double, to: Double) -> Double {
    let shortest = Angle.wrap(to - from)
    // A rounding error is no reason for a whole turn.
    guard abs(shortest) > 1e-9 else { return shortest }
    switch self {
    case .shortest: return shortest
    case .clockwise: return shortest < 0 ? shortest + 2 * .pi : shortest
    case .counterclockwise: return shortest > 0 ? shortest - 2 * .pi : shortest
    }
  }
}

extension Double {
  /// The number, or nil where it is none.
  fileprivate var number: Double? { isFinite ? self : nil }
}
