/// Fuses touch and attitude into a sphere camera and a spin frame: a value, folded over events.
///
/// Copying it is a checkpoint; two copies that are fed the same events are equal, on every machine.
public struct MotionController: Sendable, Equatable {
  /// The settings in force.
  public private(set) var settings: MotionSettings
  private var latest: Timestamp?

  /// Makes a controller at rest in its start view.
  public init(_ settings: MotionSettings = MotionSettings()) { self.settings = settings }

  /// Takes in what happened; events are handled in the order of their times.
  public mutating func handle(_ event: MotionEvent) { latest = event.time }

  /// Carries out what a program asks.
  public mutating func perform(_ command: Command, at time: Timestamp) { latest = time }

  /// What to draw at a moment, from the last event on; earlier moments count as the last event's.
  public func view(at time: Timestamp) -> ViewState {
    ViewState(
      time: time,
      camera: CameraState(
        attitude: .identity, yaw: .zero, pitch: .zero, roll: .zero, unwrappedYaw: .zero,
        horizontalFieldOfView: settings.view.horizontalFieldOfView,
        verticalFieldOfView: settings.view.horizontalFieldOfView),
      spin: nil, phase: .idle, isAnimating: false)
  }
}
