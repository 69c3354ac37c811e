/// The view that is drawn: its size as seen, its field of view, where it looks at first.
public struct ViewSettings: Sendable, Equatable {
  /// Width as seen, in pixels; above 0. Default 1920.
  public var width: Double
  /// Height as seen, in pixels; above 0. Default 1080.
  public var height: Double
  /// Horizontal field of view at the start. Default 90 degrees.
  public var horizontalFieldOfView: Angle
  /// The narrowest horizontal field of view. Default 30 degrees.
  public var minimumFieldOfView: Angle
  /// The widest field of view, horizontal and vertical. Default 120 degrees.
  public var maximumFieldOfView: Angle
  /// The heading that the view starts with: positive to the right. Default 0.
  public var yaw: Angle
  /// The pitch that the view starts with where no motion source gives one: positive up. Default 0.
  public var pitch: Angle
  /// Clockwise turn of the picture on the panel. Default 0.
  public var rotation: ScreenRotation
  /// Pixels per inch of the panel, for lengths in dp (1/160 inch). Default 160.
  public var dotsPerInch: Double

  /// Makes view settings.
  public init(
    width: Double = 1920, height: Double = 1080, horizontalFieldOfView: Angle = .degrees(90),
    minimumFieldOfView: Angle = .degrees(30), maximumFieldOfView: Angle = .degrees(120),
    yaw: Angle = .zero, pitch: Angle = .zero, rotation: ScreenRotation = .degrees0,
    dotsPerInch: Double = 160
  ) {
    self.width = width
    self.height = height
    self.horizontalFieldOfView = horizontalFieldOfView
    self.minimumFieldOfView = minimumFieldOfView
    self.maximumFieldOfView = maximumFieldOfView
    self.yaw = yaw
    self.pitch = pitch
    self.rotation = rotation
    self.dotsPerInch = dotsPerInch
  }
}
