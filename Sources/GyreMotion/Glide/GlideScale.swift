/// What one unit of a glide's position is on the screen, at the moment of release.
///
/// Platform feels are laws in density-independent pixels (1/160 inch); the speed is converted once, here, so
/// that they feel alike at any resolution and field of view.
public struct GlideScale: Sendable, Equatable {
  /// Density-independent pixels for one radian (or other unit) of the glide; above 0.
  public var densityIndependentPixels: Double
  /// View widths for one radian (or other unit) of the glide; above 0.
  public var viewWidths: Double

  /// Makes a scale.
  @inlinable public init(densityIndependentPixels: Double, viewWidths: Double) {
    self.densityIndependentPixels = densityIndependentPixels
    self.viewWidths = viewWidths
  }
}
