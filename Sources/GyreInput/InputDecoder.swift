public import GyreMotion

/// Turns raw records into motion events: one for all streams of a session or a trace.
public struct InputDecoder: Sendable {
  /// The view that touch positions map to.
  public var view: TouchView

  /// Makes a decoder that knows no stream yet.
  public init(view: TouchView) { self.view = view }

  /// Learns a stream before its first row; a number that is known already is described anew, and its contacts are cancelled.
  public mutating func describe(
    _ stream: StreamDescription, at time: Timestamp, _ handle: (MotionEvent) -> Void
  ) {
  }

  /// Decodes one record; calls `handle` for each event, in order, at most once for each kind.
  public mutating func decode(_ record: InputRecord, _ handle: (MotionEvent) -> Void) {
  }

  /// Tells that a stream went silent, lost rows or was unplugged: its contacts are cancelled.
  public mutating func interrupt(
    stream: Int, at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void
  ) {
  }

  /// The display turned: contacts are re-anchored under the new rotation.
  public mutating func rotate(
    to rotation: ScreenRotation, at time: Timestamp, _ handle: (MotionEvent) -> Void
  ) {
  }
}

/// The rectangle of the panel that shows the view, and how the picture is turned on it.
public struct TouchView: Sendable, Equatable {
  /// Width of the view as seen, in pixels.
  public var width: Double
  /// Height of the view as seen, in pixels.
  public var height: Double
  /// Clockwise turn of the picture on the panel.
  public var rotation: ScreenRotation

  /// Makes a view.
  public init(width: Double, height: Double, rotation: ScreenRotation = .degrees0) {
    self.width = width
    self.height = height
    self.rotation = rotation
  }
}
