/// Keeps the shown view inside its limits without a step: what is shown is what source and user say, brought inside.
///
/// Where that would turn the view by more than an event may (the device crosses the zenith under limited pitches, the
/// horizon is kept level), the view goes only a part of the way, along the straight line in yaw, pitch and roll; what
/// remains is caught up with later events.
struct InsideLimits: Sendable, Equatable {
  /// Rounding, radians: less is no turn.
  private static let rounding = 1e-12

  /// What may be shown.
  let limits: ViewLimits
  /// What the shown view still has to catch up: shown less asked.
  private(set) var lag = ViewAngles()
  /// True while a drag may pull the view beyond the limits.
  private(set) var isElastic = false
  /// How far the view was left beyond the limits.
  private(set) var overhang = Overhang()
  /// True where what was asked for at the last event is shown as such.
  private(set) var isPlain = false
  /// What was shown after the last event, or before the present one.
  private(set) var last = ViewAngles()
  /// True where the last event would have passed a limit.
  private var isYawLimited = false
  /// True where the last event would have passed a limit.
  private var isPitchLimited = false

  /// A view inside its limits.
  init(_ limits: ViewLimits) { self.limits = limits }

  /// True where there is anything to limit.
  var isActive: Bool { limits.isActive }

  /// True where the view still has to catch up.
  var isLagging: Bool { lag != ViewAngles() }

  // MARK: - The shown view

  /// What is shown at a moment, where source and user ask for a view.
  func shown(_ asked: ViewAngles, _ picture: ViewedPicture, at time: Timestamp) -> LimitedView {
    var view = isElastic ? limits.stretched(asked, picture) : LimitedView(angles: asked)
    view.angles.yaw += lag.yaw
    view.angles.pitch = min(max(view.angles.pitch + lag.pitch, -.pi / 2), .pi / 2)
    view.angles.roll += lag.roll
    if isElastic {
      view.angles = limits.levelled(view.angles)
    } else {
      view = limits.limited(view.angles, picture)
    }
    view.angles = presented(view.angles, at: time)
    return view
  }

  /// True where it will change by itself after a moment.
  func isMoving(at time: Timestamp) -> Bool { overhang.isMoving(at: time) }

  /// Why the yaw moves or stands by the limits alone.
  func yawPhase(at time: Timestamp) -> MotionPhase {
    isYawLimited ? .limit : overhang.isYawMoving(at: time) ? .settle : .idle
  }

  /// Why the pitch moves or stands by the limits alone.
  func pitchPhase(at time: Timestamp) -> MotionPhase {
    isPitchLimited ? .limit : overhang.isPitchMoving(at: time) ? .settle : .idle
  }

  /// The view before the present event, without what lies beyond the limits.
  func standing(at time: Timestamp) -> ViewAngles { standing(last, at: time) }

  /// A shown view without what lies beyond the limits.
  func standing(_ shown: ViewAngles, at time: Timestamp) -> ViewAngles {
    let beyond = overhang.value(at: time)
    return ViewAngles(yaw: shown.yaw - beyond.yaw, pitch: shown.pitch - beyond.pitch, roll: shown.roll)
  }

  // MARK: - Events

  /// An event asks for a view that is shown as such, as the view before was; false where it is not.
  mutating func showPlainly(_ asked: ViewAngles, _ picture: ViewedPicture) -> Bool {
    isPlain = false
    guard !isElastic, !isLagging, overhang.isNone else { return false }
    let plain = limits.limited(asked, picture).angles
    guard Self.isSame(plain, asked) else { return false }
    isYawLimited = false
    isPitchLimited = false
    isPlain = true
    // At a pole the same view has other angles: those within the limits are gone on from.
    last = Self.distance(plain, asked) <= Self.rounding ? asked : plain
    return true
  }

  /// Before an event: what is asked for, and what is shown.
  mutating func note(_ asked: ViewAngles, _ shown: ViewAngles) {
    last = shown
    isPlain = shown == asked && !isElastic
  }

  /// What is asked for may no longer be shown as such: the picture changed.
  mutating func doubt() { isPlain = false }

  /// What would be shown where a view is asked for, if the way to it were not too long.
  func target(_ asked: ViewAngles, _ picture: ViewedPicture) -> LimitedView {
    isElastic ? limits.stretched(asked, picture) : limits.limited(asked, picture)
  }

  /// An event may turn the view by `allowance` radians from where it stands towards a target: what to show.
  ///
  /// `before` lies inside the limits as they are now. `isReached` is false where more is left to catch up.
  mutating func follow(
    to target: LimitedView, from before: ViewAngles, allowance: Double, _ picture: ViewedPicture,
    at time: Timestamp
  ) -> (view: ViewAngles, isReached: Bool) {
    isYawLimited = allowance > 0 && target.isYawLimited
    isPitchLimited = allowance > 0 && target.isPitchLimited
    let isReached = turn(from: before, to: target.angles, within: allowance + Self.rounding, at: time)
    return (
      isReached ? target.angles : way(from: before, to: target.angles, allowance, picture, at: time),
      isReached
    )
  }

  /// Shows a view from now on, where source and user ask for another: the difference has to be caught up.
  mutating func show(_ view: ViewAngles, askedFor asked: ViewAngles, _ picture: ViewedPicture) {
    lag = ViewAngles()
    last = view
    let plain = target(asked, picture).angles
    if Self.isSame(plain, view) {
      isPlain = !isElastic && overhang.isNone && Self.isSame(plain, asked)
      return
    }
    isPlain = false
    let from = isElastic ? plain : asked
    lag = ViewAngles(
      yaw: Angle.wrap(view.yaw - from.yaw), pitch: view.pitch - from.pitch,
      roll: Angle.wrap(view.roll - from.roll))
  }

  /// True where two views are one, but for rounding.
  private static func isSame(_ left: ViewAngles, _ right: ViewAngles) -> Bool {
    distance(left, right) <= rounding || left.camera.angle(to: right.camera) <= rounding
  }

  /// How far two views lie apart in all angles together: at least as far as one turns into the other.
  private static func distance(_ left: ViewAngles, _ right: ViewAngles) -> Double {
    abs(Angle.wrap(left.yaw - right.yaw)) + abs(left.pitch - right.pitch)
      + abs(Angle.wrap(left.roll - right.roll))
  }

  /// Forgets what has to be caught up: a blend carries the shown view over.
  mutating func endLag() { lag = ViewAngles() }

  /// The part of the straight way from a view to another, inside the limits, that an allowance lets it go.
  private func way(
    from start: ViewAngles, to end: ViewAngles, _ allowance: Double, _ picture: ViewedPicture,
    at time: Timestamp
  ) -> ViewAngles {
    let yaw = limits.turn(from: start.yaw, to: end.yaw)
    let pitch = end.pitch - start.pitch
    let roll = Angle.wrap(end.roll - start.roll)
    let sum = abs(yaw) + abs(pitch) + abs(roll)
    guard allowance > 0, sum > 0 else { return start }
    var part = min(1, allowance / sum)
    // The margins of the limits may turn the view besides: a shorter part then, or none.
    for _ in 0..<8 {
      let next = ViewAngles(
        yaw: start.yaw + yaw * part, pitch: start.pitch + pitch * part, roll: start.roll + roll * part)
      let view = isElastic ? limits.levelled(next) : limits.limited(next, picture).angles
      if turn(from: start, to: view, within: allowance, at: time) { return view }
      part /= 2
    }
    return start
  }

  /// True where the shown view turns from one to another, with what lies beyond the limits, by at most an angle.
  private func turn(
    from start: ViewAngles, to end: ViewAngles, within angle: Double, at time: Timestamp
  ) -> Bool {
    let (start, end) = (presented(start, at: time), presented(end, at: time))
    return Self.distance(start, end) <= angle || start.camera.angle(to: end.camera) <= angle
  }

  // MARK: - Beyond the limits

  /// A view inside the limits with what was left beyond them.
  private func presented(_ view: ViewAngles, at time: Timestamp) -> ViewAngles {
    if overhang.isNone { return view }
    let beyond = overhang.value(at: time)
    return ViewAngles(
      yaw: view.yaw + beyond.yaw, pitch: min(max(view.pitch + beyond.pitch, -.pi / 2), .pi / 2),
      roll: view.roll)
  }

  /// Stops the return from beyond the limits where it is.
  mutating func hold(at time: Timestamp) { overhang.hold(at: time) }

  /// Nothing holds the view any more: it returns from beyond the limits.
  mutating func comeBack(at time: Timestamp) { overhang.comeBack(at: time) }

  /// A drag takes over a view, which may lie beyond the limits: what it then has pulled to.
  mutating func pullAgain(at shown: ViewAngles, _ picture: ViewedPicture) -> ViewAngles {
    overhang = Overhang()
    lag = ViewAngles()
    isElastic = true
    isPlain = false
    let inside = limits.limited(shown, picture).angles
    return ViewAngles(
      yaw: inside.yaw + ViewLimits.pull(for: shown.yaw - inside.yaw, picture),
      pitch: inside.pitch + ViewLimits.pull(for: shown.pitch - inside.pitch, picture), roll: shown.roll)
  }

  /// A drag ends with a view: what lies beyond the limits returns.
  mutating func letGo(of shown: ViewAngles, _ picture: ViewedPicture, at time: Timestamp) {
    isElastic = false
    let inside = limits.limited(shown, picture).angles
    let before = overhang.value(at: time)
    overhang = Overhang(
      yaw: before.yaw + shown.yaw - inside.yaw, pitch: before.pitch + shown.pitch - inside.pitch)
    overhang.comeBack(at: time)
  }
}
