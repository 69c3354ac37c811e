/// Where an unattended view stands: since when nobody is there, and what it does by itself meanwhile.
struct UnattendedLife: Sendable, Equatable {
  /// What happens next, and what comes before it.
  enum Stage: Sendable, Equatable {
    /// Somebody is there, or was lately.
    case attended
    /// The view goes home.
    case returning
    /// It turns by itself, or rests at home for good.
    case settled
  }

  /// How long after the last that anybody did a view without an idle time turns by itself again.
  static let pause = TimeSpan.seconds(5)

  /// Where it stands.
  private(set) var stage = Stage.attended
  /// Since when: the last that anybody did, or the beginning of what it does by itself.
  private(set) var since: Timestamp
  /// True until anybody has done anything.
  private var isUntouched = true
  /// How far the device was turned, behind the play that noise and a tremor do not leave.
  private var turns = TurnCounter()

  /// Nobody has done anything yet at a moment.
  init(at time: Timestamp) { since = time }

  /// Somebody did something, at a moment.
  mutating func attend(at time: Timestamp) {
    stage = .attended
    since = time
    isUntouched = false
  }

  /// The view does the next thing by itself, from a moment on.
  mutating func enter(_ stage: Stage, at time: Timestamp) {
    self.stage = stage
    since = time
  }

  /// The first sample of a run placed the view: what it does by itself begins anew, and nobody was there.
  mutating func restart(at time: Timestamp) {
    stage = .attended
    since = time
  }

  /// The device has reached an attitude: true where somebody turned it.
  mutating func isTurned(to attitude: Quaternion) -> Bool { turns.turn(to: attitude) > 0 }

  /// The device is at an attitude, however it got there.
  mutating func forgetTurns(at attitude: Quaternion) { turns.reset(to: attitude) }

  /// When the view does the next thing by itself, where nobody does anything; nil for never.
  ///
  /// `rest` is when whatever still moves the view has come to rest.
  func due(_ settings: UnattendedSettings, rest: Timestamp) -> Timestamp? {
    switch stage {
    case .attended:
      if let idle = settings.idleTime { return max(since, rest) + idle }
      guard settings.turnSpeed != .zero else { return nil }
      return isUntouched ? max(since, rest) : max(since, rest) + Self.pause
    case .returning: return max(since, rest)
    case .settled: return nil
    }
  }
}
