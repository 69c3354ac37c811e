/// How fast a point moves over the view, in pixels per second: x to the right, y down.
public struct ScreenVelocity: Sendable, Hashable {
  /// Pixels per second to the right.
  public var x: Double
  /// Pixels per second downwards.
  public var y: Double

  /// Makes a velocity.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// At rest.
  public static let zero = ScreenVelocity(x: 0, y: 0)
}
