/// A product photographed all round: how many frames, and how a drag steps through them.
public struct SpinSettings: Sendable, Equatable {
  /// Photographs in one revolution; at least 1.
  public var frames: Int
  /// Rows of photographs above one another; at least 1. Default 1.
  public var rows: Int
  /// How far a drag turns it. Default one revolution per view width.
  public var scale: SpinScale
  /// Pixels of vertical drag per row; nil for the view's height over all rows.
  public var pixelsPerRow: Double?
  /// The frame at the start. Default 0.
  public var start: Int
  /// -1: a drag to the right lowers the index; 1: raises it. Default -1.
  public var direction: Int
  /// What happens beyond the first and the last frame. Default wrap.
  public var ends: SpinEnds
  /// How far the position passes a boundary before the frame changes, in frames; 0 to 0.4. Default 0.1.
  public var hysteresis: Double
  /// How a drag becomes frames. Default continuous.
  public var rule: SpinRule
  /// How fast it turns by itself, in frames per second; negative lowers the index. Default 0.
  ///
  /// It stops while a finger holds the spin, while it glides and while a command moves it, and after a stop until
  /// it is touched or commanded again. See `SpinAutoplay`.
  public var autoplay: Double
  /// How far the object turns for a turn of the device about the vertical, in degrees per degree. Default 0.
  ///
  /// A turn to the right is like a drag to the left: with direction -1 it raises the index; a negative gain lowers it.
  public var gyroGain: Double

  /// Makes spin settings.
  public init(
    frames: Int, rows: Int = 1, scale: SpinScale = .viewWidthPerRevolution, pixelsPerRow: Double? = nil,
    start: Int = 0, direction: Int = -1, ends: SpinEnds = .wrap, hysteresis: Double = 0.1,
    rule: SpinRule = .continuous, autoplay: Double = 0, gyroGain: Double = 0
  ) {
    self.frames = frames
    self.rows = rows
    self.scale = scale
    self.pixelsPerRow = pixelsPerRow
    self.start = start
    self.direction = direction
    self.ends = ends
    self.hysteresis = hysteresis
    self.rule = rule
    self.autoplay = autoplay
    self.gyroGain = gyroGain
  }
}

/// How far a drag turns a spin.
public enum SpinScale: Sendable, Equatable {
  /// A drag over the whole view is one revolution.
  case viewWidthPerRevolution
  /// Pixels for each frame; above 0.
  case pixelsPerFrame(Double)
  /// Pixels for one revolution; above 0.
  case pixelsPerRevolution(Double)
}

/// What happens beyond the first and the last frame of a spin.
public enum SpinEnds: Sendable, Equatable, CaseIterable {
  /// The last frame is followed by the first.
  case wrap
  /// The position stays between the first and the last frame; a drag past an end rebounds.
  case clamp
}

/// How a drag becomes frames.
public enum SpinRule: Sendable, Equatable, CaseIterable {
  /// The position follows the whole displacement; nothing is lost.
  case continuous
  /// One frame per event at the most, as in the original viewer: see `OriginalSpinRule`.
  case original
}
