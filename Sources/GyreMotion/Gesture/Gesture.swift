/// A tap or a long press, for the program to act on: the controller only reports it.
///
/// To learn of a new one, compare its `time` with that of the last one handled.
public struct Gesture: Sendable, Equatable {
  /// What it was.
  public var kind: GestureKind
  /// When it was recognised: a tap at its lift, a long press when the finger had been down long enough.
  public var time: Timestamp
  /// Where the finger was pressed, in pixels of the view.
  public var position: ScreenPoint

  /// Makes a gesture.
  public init(kind: GestureKind, time: Timestamp, position: ScreenPoint) {
    self.kind = kind
    self.time = time
    self.position = position
  }
}

/// What a still finger did.
public enum GestureKind: Sendable, Equatable {
  /// It lifted soon; `count` 2 is the second tap of a double tap.
  case tap(count: Int)
  /// It stays, or stayed, down.
  case longPress
}
