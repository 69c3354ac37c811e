/// What to draw at one moment: the camera, the spin's frame, and why they move.
public struct ViewState: Sendable, Equatable {
  /// The moment.
  public var time: Timestamp
  /// The sphere camera.
  public var camera: CameraState
  /// The product spin; nil where the settings have none.
  public var spin: SpinState?
  /// The strongest of the causes, in the order of `MotionPhase`.
  public var phase: MotionPhase
  /// Why each axis moves.
  public var causes: MotionCauses
  /// True where the view will change by itself after this moment, with no further event, be it after an idle time.
  public var isAnimating: Bool
}

/// The camera inside the sphere.
public struct CameraState: Sendable, Equatable {
  /// Earth <- camera; looks along its -Z, its up is +Y. The sign has w > 0 (w = 0: the first of x, y, z that is not 0).
  public var attitude: Quaternion
  /// Heading, positive to the right, in (-180, 180] degrees.
  public var yaw: Angle
  /// Height above the horizon, positive up, in [-90, 90] degrees.
  public var pitch: Angle
  /// Tilt, positive clockwise (the horizon turns counter-clockwise), in (-180, 180] degrees.
  public var roll: Angle
  /// Heading without wrapping: grows by 360 degrees with each turn to the right.
  public var unwrappedYaw: Angle
  /// Horizontal field of view.
  public var horizontalFieldOfView: Angle
  /// The view's height over its width.
  public var aspect: Double

  /// Vertical field of view: tan(v/2) = tan(h/2) height / width.
  public var verticalFieldOfView: Angle {
    Angle(
      radians: FieldOfView.convert(
        horizontalFieldOfView.radians, from: .horizontal, to: .vertical, width: 1, height: aspect))
  }
}

/// The product spin.
public struct SpinState: Sendable, Equatable {
  /// The position as a real number of frames, without wrapping; a drag past a clamped end brings it beyond.
  public var position: Double
  /// The frame to show, 0 to frames - 1.
  public var frame: Int
  /// The row to show, 0 on top; nil where there is one row only.
  public var row: Int?
}

/// Why an axis moves: strongest first.
public enum MotionPhase: Int, Sendable, Comparable, CaseIterable {
  /// A finger drags it: from the first move beyond the slop until the lift, resting or not.
  case drag
  /// It stands at a limit.
  case limit
  /// It runs on after a release.
  case glide
  /// It comes to rest on a frame, inside a limit, or level after a motion source went.
  case settle
  /// A command moves it.
  case command
  /// It turns by itself, or goes home because nobody is there.
  case auto
  /// A motion source is applied, moving or not.
  case gyro
  /// Nothing moves it.
  case idle

  /// True where the left phase is the stronger one.
  public static func < (left: MotionPhase, right: MotionPhase) -> Bool { left.rawValue < right.rawValue }
}
