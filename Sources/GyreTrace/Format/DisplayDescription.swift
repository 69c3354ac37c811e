public import GyreMotion

/// The panel that a trace was recorded on; width and height are those of the unrotated panel.
public struct DisplayDescription: Sendable, Equatable {
  /// Pixels from left to right; above 0. Default 1920.
  public var width: Double
  /// Pixels from top to bottom; above 0. Default 1080.
  public var height: Double
  /// Clockwise turn of the picture on the panel. Default 0.
  public var rotation: ScreenRotation
  /// Pixels per inch; above 0. Default 160.
  public var dotsPerInch: Double
  /// Keys of newer versions.
  public var extra: [ExtraMember]

  /// Makes a description.
  public init(
    width: Double = 1920, height: Double = 1080, rotation: ScreenRotation = .degrees0,
    dotsPerInch: Double = 160, extra: [ExtraMember] = []
  ) {
    self.width = width
    self.height = height
    self.rotation = rotation
    self.dotsPerInch = dotsPerInch
    self.extra = extra
  }
}
