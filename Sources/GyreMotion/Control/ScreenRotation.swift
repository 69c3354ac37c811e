/// How far the picture is turned clockwise on its panel: the W3C screen angle.
public enum ScreenRotation: Int, Sendable, CaseIterable {
  /// The panel's own orientation.
  case degrees0 = 0
  /// A quarter turn clockwise.
  case degrees90 = 90
  /// Upside down.
  case degrees180 = 180
  /// A quarter turn counter-clockwise.
  case degrees270 = 270

  /// True where width and height of the view are those of the panel swapped.
  public var swapsSides: Bool { self == .degrees90 || self == .degrees270 }
}

/// The picture was turned on its panel.
public struct ScreenRotationChange: Sendable, Equatable {
  /// When.
  public var time: Timestamp
  /// How it stands from now on.
  public var rotation: ScreenRotation

  /// Makes a change.
  public init(time: Timestamp, rotation: ScreenRotation) {
    self.time = time
    self.rotation = rotation
  }
}
