/// What a program asks of a controller: interruptible, retargetable, never a jump.
public enum Command: Sendable, Equatable {
  /// Looks somewhere: a nil part stays as it is, one that is no number too. `over` .zero: at once.
  case look(
    yaw: Angle? = nil, pitch: Angle? = nil, horizontalFieldOfView: Angle? = nil,
    over: TimeSpan = .milliseconds(500), path: TurningPath = .shortest)
  /// Turns on at a rate per second, positive to the right and up: a held key. It starts softly within .3 s; 0 ends it,
  /// and so does a touch. A nil part stays as it is, one that is no number too. At most 3600 degrees per second.
  case turn(yaw: Angle? = nil, pitch: Angle? = nil)
  /// Turns the spin to a frame (modulo the frames, or the nearest of clamped ends). `over` .zero: at once.
  ///
  /// The shortest path takes half a turn forwards; clockwise is forwards, the index rises.
  case spin(toFrame: Int, over: TimeSpan = .milliseconds(500), path: TurningPath = .shortest)
  /// Turns the heading back to the start; tilt stays the device's.
  case recentre
  /// Goes back to the start view: heading, pitch offset and field of view.
  case home
  /// Changes what the motion source does; the shown view does not step.
  case mode(GyroMode)
  /// Stops every glide and command where it is.
  case stop
}

/// Which way round a command turns.
public enum TurningPath: Sendable, Equatable, CaseIterable {
  /// The shorter way; half a turn goes clockwise.
  case shortest
  /// To the right.
  case clockwise
  /// To the left.
  case counterclockwise
}
