/// The original viewer's rule, exactly: at most one frame per event, however far the finger moved.
///
/// A step to the right when x_n - x_step > s and x_n - x_(n-1) > 0, else a step to the left when
/// x_step - x_n > s, s being the pixels per frame (5); x_step = x_n after a step, the press at first. It
/// loses motion, and right and left are not alike: it is here for fidelity; see `SpinRule.continuous`.
/// Source: the rule of github.com/aatish-rajkarnikar/360productview, ViewController.swift at aaa7321.
public struct OriginalSpinRule: Sendable, Equatable {
  /// The pixels of the original viewer.
  public static let standardPixelsPerFrame = 5.0

  /// The whole position, not wrapped.
  public private(set) var position: Int
  private let pixelsPerFrame: Double
  private let direction: Int
  private var stepped = 0.0
  private var last = 0.0

  /// Makes the rule at a position; the pixels per frame are those of the settings, else 5.
  public init(_ settings: SpinSettings, at position: Int) {
    self.position = position
    direction = settings.direction
    if case .pixelsPerFrame(let pixels) = settings.scale {
      pixelsPerFrame = pixels
    } else {
      pixelsPerFrame = Self.standardPixelsPerFrame
    }
  }

  /// A finger came down at x, in pixels.
  public mutating func press(at x: Double) {
    stepped = x
    last = x
  }

  /// The finger moved to x, in pixels: the position may step by one.
  public mutating func move(to x: Double) {
    if x - stepped > pixelsPerFrame, x - last > 0 {
      position += direction
      stepped = x
    } else if stepped - x > pixelsPerFrame {
      position -= direction
      stepped = x
    }
    last = x
  }
}
