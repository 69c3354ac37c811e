struct SpinAxis: Sendable, Equatable {
  init(_ s: SpinSettings, view: ViewSettings) {}
  func state(at: Timestamp) -> SpinState { SpinState(position: 0, frame: 0, row: nil) }
  func phase(at: Timestamp) -> MotionPhase { .idle }
  func isMoving(at: Timestamp) -> Bool { false }
  mutating func hold(at: Timestamp) {}
  mutating func grab(_ p: ScreenPoint, at: Timestamp) {}
  mutating func pull(to: ScreenPoint, at: Timestamp) {}
  mutating func release(_ v: ScreenVelocity, at: Timestamp, _ s: GlideSettings) {}
  mutating func resize(to: ViewSettings, at: Timestamp) {}
}
extension SpinSettings { var problem: StaticString? { nil } }
extension GlideSettings { func plan(speed: Double) -> GlidePlan { GlideTimeLaw.ballistic().plan(.cubic, speed: speed) } }
