/// What taps, presses, scrolling pages, wheels and keys do.
public struct GestureSettings: Sendable, Equatable {
  /// What a double tap does. Default home.
  public var doubleTap: DoubleTapAction
  /// The longest time from the first tap's lift to the second press; at least 0. Default 0.3 s.
  public var doubleTapTime: TimeSpan
  /// How long a still finger is down before it is a long press; above 0. Default 0.5 s.
  public var longPressTime: TimeSpan
  /// Which touches pan, and which are left to a page that scrolls. Default both.
  public var scroll: ScrollArbitration
  /// The factor by which a notch of the wheel scales the picture; at least 1. Default 1.1.
  public var zoomPerNotch: Double
  /// How fast a held key turns the view, per second; at least 0. Default 60 degrees.
  public var keySpeed: Angle
  /// How many frames a detent of a knob turns a spin by; clockwise raises the index, negative the other way. Default 1.
  public var framesPerDetent: Double
  /// How far a detent of a knob turns the camera where there is no spin; clockwise to the right, negative the other
  /// way; at most 180 degrees. Default 10 degrees.
  public var anglePerDetent: Angle

  /// Makes gesture settings.
  public init(
    doubleTap: DoubleTapAction = .home, doubleTapTime: TimeSpan = .milliseconds(300),
    longPressTime: TimeSpan = .milliseconds(500), scroll: ScrollArbitration = .both,
    zoomPerNotch: Double = 1.1,
    keySpeed: Angle = .degrees(60), framesPerDetent: Double = 1, anglePerDetent: Angle = .degrees(10)
  ) {
    self.doubleTap = doubleTap
    self.doubleTapTime = doubleTapTime
    self.longPressTime = longPressTime
    self.scroll = scroll
    self.zoomPerNotch = zoomPerNotch
    self.keySpeed = keySpeed
    self.framesPerDetent = framesPerDetent
    self.anglePerDetent = anglePerDetent
  }
}

/// What a double tap does.
public enum DoubleTapAction: Sendable, Equatable, CaseIterable {
  /// The view goes home.
  case home
  /// The picture is scaled by 2 about the point, and back by the next double tap.
  case zoom
  /// Nothing.
  case off
}

extension GestureSettings {
  /// What makes the settings unusable, in words for a programmer; nil where they are sound.
  var problem: StaticString? {
    if doubleTapTime < .zero || longPressTime <= .zero {
      return "gesture.doubleTapTime must be at least 0 and gesture.longPressTime above 0"
    }
    if !(zoomPerNotch >= 1 && zoomPerNotch <= 100) {
      return "gesture.zoomPerNotch must lie between 1 and 100"
    }
    if !(keySpeed.radians >= 0 && keySpeed.radians.isFinite) {
      return "gesture.keySpeed must be finite and at least 0"
    }
    if !(abs(framesPerDetent) <= 1_000_000 && abs(anglePerDetent.radians) <= .pi) {
      return "gesture.framesPerDetent must be at most a million, gesture.anglePerDetent 180 degrees"
    }
    return nil
  }
}
