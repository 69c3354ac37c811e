/// How one axis (heading, pitch offset, field of view, spin) moves by itself: at rest or along a closed form.
///
/// There is no integration from frame to frame: the value at any moment follows from the curve alone, so a
/// view read at 30 Hz and at 240 Hz agrees to the bit wherever the moments agree.
enum AxisCurve: Sendable, Equatable {
  /// Stays at a value.
  case rest(Double)
  /// Runs on after a release.
  case glide(Glide)
  /// Is moved by a command.
  case transition(Transition)
  /// Turns on at a steady rate.
  case turn(SteadyTurn)
  /// Turns to and fro by itself.
  case sweep(Sweep)

  /// The value at a moment.
  func value(at time: Timestamp) -> Double {
    switch self {
    case .rest(let value): value
    case .glide(let glide): glide.sample(at: time).position
    case .transition(let transition): transition.value(at: time)
    case .turn(let turn): turn.value(at: time)
    case .sweep(let sweep): sweep.value(at: time)
    }
  }

  /// The velocity at a moment, per second.
  func velocity(at time: Timestamp) -> Double {
    switch self {
    case .rest: 0
    case .glide(let glide): glide.sample(at: time).velocity
    case .transition(let transition): transition.velocity(at: time)
    case .turn(let turn): turn.velocity(at: time)
    case .sweep(let sweep): sweep.velocity(at: time)
    }
  }

  /// True where the value will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool {
    switch self {
    case .rest: return false
    case .glide(let glide): return !glide.sample(at: time).isDone
    case .transition(let transition): return time < transition.end
    case .turn(let turn): return turn.isMoving(at: time)
    case .sweep: return true
    }
  }

  /// Why the axis moves at a moment; idle where it rests.
  func phase(at time: Timestamp) -> MotionPhase {
    if case .rest = self { return .idle }
    guard isMoving(at: time) else { return .idle }
    switch self {
    case .rest: return .idle
    case .glide(let glide): return glide.isSettling ? .settle : .glide
    case .transition(let transition): return transition.cause
    case .turn(let turn): return turn.cause
    case .sweep: return .auto
    }
  }
}
