extension MotionController {
  /// Turns on at a rate (rad/s) with a soft start; nil leaves an axis as it is, 0 brings it to rest.
  ///
  /// At a limit it comes to rest softly.
  mutating func turn(yaw: Double?, pitch: Double?, at time: Timestamp) {
    let start = user.turn(at: time)
    let velocity = user.velocity(at: time)
    let inside = offsetsInside(atPitch: shown(at: time).angles.pitch, at: time)
    func bounded(_ rate: Double) -> Double { min(max(rate, -SteadyTurn.fastest), SteadyTurn.fastest) }
    if let yaw, yaw.isFinite {
      let curve = Self.turn(
        from: start.heading, velocity: velocity.heading, to: bounded(yaw), in: inside.heading, at: time)
      user.turn(along: curve, at: time)
    }
    if let pitch, pitch.isFinite, !isPitchLocked {
      adoptUpWhereUntilted()
      let curve = Self.turn(
        from: start.pitchOffset, velocity: velocity.pitchOffset, to: bounded(pitch),
        in: inside.pitchOffset, at: time)
      user.tilt(along: curve, at: time)
    }
  }

  private static func turn(
    from origin: Double, velocity: Double, to rate: Double, in range: ClosedRange<Double>, at time: Timestamp
  ) -> AxisCurve {
    if rate == 0, velocity == 0 { return .rest(origin) }
    if let turn = SteadyTurn(from: origin, rate: velocity, to: rate, in: range, start: time) {
      return .turn(turn)
    }
    // The end of the range is too near for a soft start: straight to it, no faster on the way than asked.
    let end = (rate == 0 ? velocity : rate) < 0 ? range.lowerBound : range.upperBound
    let travel = end - origin
    let seconds = max(SteadyTurn.softening.seconds, rate == 0 ? 0 : 1.875 * abs(travel / rate))
    return .transition(
      Transition(
        from: origin, velocity: velocity, to: end, in: range, start: time, duration: .seconds(seconds)))
  }
}

/// The arrow keys that are held, as a program sees them.
public struct HeldKeys: Sendable, Equatable {
  /// The key that turns to the left.
  public var left: Bool
  /// The key that turns to the right.
  public var right: Bool
  /// The key that looks up.
  public var up: Bool
  /// The key that looks down.
  public var down: Bool

  /// Makes a set of keys; by default none is held.
  public init(left: Bool = false, right: Bool = false, up: Bool = false, down: Bool = false) {
    self.left = left
    self.right = right
    self.up = up
    self.down = down
  }

  /// What to perform whenever a key went down or up: the turn at the settings' speed, or its end.
  public func command(_ settings: GestureSettings) -> Command {
    func rate(_ positive: Bool, _ negative: Bool) -> Angle {
      Angle(radians: settings.keySpeed.radians * ((positive ? 1 : 0) - (negative ? 1 : 0)))
    }
    return .turn(yaw: rate(right, left), pitch: rate(up, down))
  }
}
