extension MotionController {
  /// Starts what a command asks for, from where the view is and at the speed that it has.
  mutating func carryOut(_ command: Command, at time: Timestamp) {
    switch command {
    case .look(let yaw, let pitch, let horizontalFieldOfView, let duration, let path):
      look(
        yaw: yaw?.radians, pitch: pitch?.radians, field: horizontalFieldOfView?.radians, over: duration,
        path: path, at: time)
    case .spin(let frame, let duration, let path):
      spin?.go(to: frame, over: duration, path: path, isHeld: pan.isHeld, at: time)
    case .recentre:
      look(
        yaw: settings.view.yaw.radians, pitch: nil, field: nil, over: settings.recentre.duration,
        path: .shortest, at: time)
    case .home:
      look(
        yaw: settings.view.yaw.radians, pitch: device.isApplied ? nil : settings.view.pitch.radians,
        field: settings.view.horizontalFieldOfView.radians, over: .milliseconds(500), path: .shortest,
        at: time)
      if device.isApplied {
        user.pitchOffset = transition(user.pitchOffset, to: 0, over: .milliseconds(500), at: time)
      }
    case .stop:
      hold(at: time)
    }
    // A finger that still holds the view grabs it anew from where the command brings it.
    drag = nil
  }

  private mutating func look(
    yaw: Double?, pitch: Double?, field target: Double?, over duration: TimeSpan, path: TurningPath,
    at time: Timestamp
  ) {
    if let yaw, yaw.isFinite {
      let shown = angles(of: attitude(at: time)).yaw
      let end = user.heading.value(at: time) + path.turn(from: shown, to: yaw)
      user.heading = transition(user.heading, to: end, over: duration, at: time)
    }
    if let pitch, pitch.isFinite {
      if user.isUntilted { user.adoptUp(of: device.camera) }
      let limit = PitchLimit(device: device.camera, upReference: user.upReference)
      let inside = min(max(pitch, -.pi / 2), .pi / 2)
      let end = limit.offset(forPitch: inside, near: user.pitchOffset.value(at: time))
      let range = limit.range(around: end).map { $0.lowest...max($0.lowest, $0.highest) }
      user.pitchOffset = transition(user.pitchOffset, to: end, in: range, over: duration, at: time)
    }
    if let target, target.isFinite {
      let view = settings.view
      let range = view.clampedField(0)...view.clampedField(.pi)
      field = transition(field, to: view.clampedField(target), in: range, over: duration, at: time)
    }
  }

  private func transition(
    _ axis: AxisCurve, to end: Double, in range: ClosedRange<Double>? = nil, over duration: TimeSpan,
    at time: Timestamp
  ) -> AxisCurve {
    guard duration > .zero else { return .rest(end) }
    return .transition(
      Transition(
        from: axis.value(at: time), velocity: axis.velocity(at: time), to: end,
        in: range ?? -.infinity...(.infinity), start: time, duration: duration))
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
