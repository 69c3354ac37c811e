/// How far a view was left beyond its limits by a drag: it comes back within .3 s once nothing holds it.
struct Overhang: Sendable, Equatable {
  /// How long it takes to come back.
  private static let duration = TimeSpan.milliseconds(300)

  private var yaw = 0.0
  private var pitch = 0.0
  /// What is left of it, 1 at first; nil while it is held.
  private var weight: Transition?

  /// Nothing lies beyond.
  init() {}

  /// A view lies beyond its limits by two angles, radians.
  init(yaw: Double, pitch: Double) {
    self.yaw = yaw
    self.pitch = pitch
  }

  /// True where nothing lies beyond.
  var isNone: Bool { yaw == 0 && pitch == 0 }

  /// How far it lies beyond at a moment, radians.
  func value(at time: Timestamp) -> (yaw: Double, pitch: Double) {
    guard let weight else { return (yaw, pitch) }
    let part = weight.value(at: time)
    return (yaw * part, pitch * part)
  }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool { !isNone && weight.map { time < $0.end } ?? false }

  /// True where the yaw will.
  func isYawMoving(at time: Timestamp) -> Bool { yaw != 0 && isMoving(at: time) }

  /// True where the pitch will.
  func isPitchMoving(at time: Timestamp) -> Bool { pitch != 0 && isMoving(at: time) }

  /// Stops where it is.
  mutating func hold(at time: Timestamp) {
    let value = value(at: time)
    self = Overhang(yaw: value.yaw, pitch: value.pitch)
  }

  /// Nothing holds it any more.
  mutating func comeBack(at time: Timestamp) {
    if let weight, time >= weight.end { self = Overhang() }
    guard !isNone, weight == nil else { return }
    weight = Transition(from: 1, velocity: 0, to: 0, start: time, duration: Self.duration)
  }
}
