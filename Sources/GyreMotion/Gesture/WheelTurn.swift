/// A scroll wheel was turned.
public struct WheelTurn: Sendable, Equatable {
  /// When.
  public var time: Timestamp
  /// Notches since the last turn: positive away from the user (zooms in), fractions allowed.
  public var notches: Double
  /// Where the pointer stands, in pixels of the view.
  public var position: ScreenPoint

  /// Makes a turn.
  public init(time: Timestamp, notches: Double, position: ScreenPoint) {
    self.time = time
    self.notches = notches
    self.position = position
  }
}

/// A rotary knob was turned (REL_DIAL).
public struct KnobTurn: Sendable, Equatable {
  /// When.
  public var time: Timestamp
  /// Detents since the last turn: positive clockwise.
  public var steps: Double

  /// Makes a turn.
  public init(time: Timestamp, steps: Double) {
    self.time = time
    self.steps = steps
  }
}
