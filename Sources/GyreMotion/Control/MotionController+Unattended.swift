// What the view does by itself: the way home after an idle time, and a turn that goes on until somebody comes.
extension MotionController {
  /// How softly a turn by itself begins.
  private static let softening = TimeSpan.seconds(1)
  /// How far from a limit it turns round, radians.
  private static let clearance = 1e-9

  /// True where the settings let the view do anything by itself.
  var livesUnattended: Bool { settings.unattended.idleTime != nil || settings.unattended.turnSpeed != .zero }

  /// When the view does the next thing by itself, where nobody does anything; nil for never.
  var nextByItself: Timestamp? {
    guard livesUnattended, !pan.isHeld else { return nil }
    let rest = max(user.restTime, field.restTime)
    guard rest < Timestamp(nanoseconds: .max) else { return nil }
    return unattended.due(settings.unattended, rest: rest)
  }

  /// Does what is due by itself up to a moment, such as the way home: the views do not change.
  ///
  /// Nobody has to call it. But a view of an unattended controller does the same on a copy each time, in some two
  /// microseconds; after this call it costs no more than any other. Events of later moments may follow, earlier ones count
  /// as of the last thing that was done.
  public mutating func advance(to time: Timestamp) {
    if livesUnattended { live(through: time) }
  }

  /// Does what was due before a moment.
  mutating func live(before time: Timestamp) {
    while let due = nextByItself, due < time { step(at: due) { $0.goOn(at: $1) } }
  }

  /// Does what was due up to a moment.
  mutating func live(through time: Timestamp) {
    while let due = nextByItself, due <= time { step(at: due) { $0.goOn(at: $1) } }
  }

  /// Somebody is there: what the view does by itself comes softly to rest.
  mutating func attend(at time: Timestamp) {
    if livesUnattended { stopByItself(at: time) }
    unattended.attend(at: time)
  }

  /// The device has a new attitude, applied or not: who turns it is there.
  mutating func feel(isSwitch: Bool, at time: Timestamp) {
    guard livesUnattended else { return }
    if isSwitch { return unattended.forgetTurns(at: device.camera) }
    if unattended.isTurned(to: device.camera) { attend(at: time) }
  }

  /// The next thing that the view does by itself.
  private mutating func goOn(at time: Timestamp) {
    switch unattended.stage {
    case .attended:
      fadeLag(at: time)
      let isIdle = settings.unattended.idleTime != nil
      let duration = eased(settings.unattended.returnDuration)
      goHome(withHeading: isIdle, over: duration, cause: .auto, at: time)
      if isIdle { spin?.goHome(over: duration, at: time) }
      unattended.enter(.returning, at: time)
    case .returning:
      turnByItself(at: time)
      unattended.enter(.settled, at: time)
    case .settled:
      break
    }
  }

  /// Turns on and on, or to and fro between the limits.
  private mutating func turnByItself(at time: Timestamp) {
    let rate = settings.unattended.turnSpeed.radians
    guard rate != 0 else { return }
    let heading = user.turn(at: time).heading
    let range = offsetsInside(atPitch: shown(at: time).angles.pitch, at: time).heading
    if range.upperBound - range.lowerBound == .infinity {
      let turn = SteadyTurn(
        from: heading, rate: 0, to: rate, in: range, start: time, softening: Self.softening, cause: .auto)
      if let turn { user.turn(along: .turn(turn), at: time) }
    } else if range.upperBound - range.lowerBound > 2 * Self.clearance {
      // A little off the limits, so that rounding does not touch them.
      let inner = range.lowerBound + Self.clearance...range.upperBound - Self.clearance
      let sweep = Sweep(from: heading, rate: rate, in: inner, start: time)
      if let sweep { user.turn(along: .sweep(sweep), at: time) }
    }
  }

  private mutating func stopByItself(at time: Timestamp) {
    if min(user.headingPhase(at: time), user.pitchPhase(at: time)) == .auto {
      turn(yaw: 0, pitch: 0, at: time)
    }
    guard field.phase(at: time) == .auto else { return }
    let (value, velocity) = (field.value(at: time), field.velocity(at: time))
    // As far as it runs on while it slows down.
    let end = clampedField(value + velocity * SteadyTurn.softening.seconds / 2)
    field = transition(
      from: value, velocity: velocity, to: end, in: clampedField(0)...clampedField(.pi),
      over: SteadyTurn.softening, at: time)
  }
}
