public import GyreMotion

/// The panel that shows the view, as a trace's header or the running system tells it.
public struct Panel: Sendable, Equatable {
  /// Width of the unrotated panel in pixels. Default 1920.
  public var width: Double
  /// Height of the unrotated panel in pixels. Default 1080.
  public var height: Double
  /// Clockwise turn of the picture on the panel. Default 0.
  public var rotation: ScreenRotation
  /// Pixels per inch. Default 160.
  public var dotsPerInch: Double

  /// Makes a panel; the defaults are those of a trace without a display.
  public init(
    width: Double = 1920, height: Double = 1080, rotation: ScreenRotation = .degrees0,
    dotsPerInch: Double = 160
  ) {
    self.width = width
    self.height = height
    self.rotation = rotation
    self.dotsPerInch = dotsPerInch
  }

  /// Settings with the panel's size as seen under a rotation, its density, and every other default.
  func settings(under rotation: ScreenRotation) -> MotionSettings {
    MotionSettings(
      view: ViewSettings(
        width: rotation.swapsSides ? height : width, height: rotation.swapsSides ? width : height,
        rotation: rotation, dotsPerInch: dotsPerInch))
  }
}
