/// The unit of a configured number.
public enum ValueUnit: Sendable, Equatable {
  /// No unit: a factor or a count.
  case one
  /// Degrees of angle.
  case degrees
  /// Degrees of angle for each pixel.
  case degreesPerPixel
  /// Pixels of the view.
  case pixels
  /// Density-independent pixels: 1/160 inch.
  case densityIndependentPixels
  /// Pixels for each inch.
  case pixelsPerInch
  /// Degrees of angle for each second.
  case degreesPerSecond
  /// Frames for each second.
  case framesPerSecond
  /// Frames of a spin.
  case frames
  /// Rows of a spin.
  case rows
  /// Seconds; texts may also say `300ms`, `2min`, `1h`.
  case seconds
  /// Times per second.
  case hertz

  /// The unit's word behind a number; empty for `one`.
  public var word: String {
    switch self {
    case .one: ""
    case .degrees: "degrees"
    case .degreesPerPixel: "degrees per pixel"
    case .pixels: "pixels"
    case .densityIndependentPixels: "dp"
    case .pixelsPerInch: "pixels per inch"
    case .degreesPerSecond: "degrees per second"
    case .framesPerSecond: "frames per second"
    case .frames: "frames"
    case .rows: "rows"
    case .seconds: "seconds"
    case .hertz: "hertz"
    }
  }
}
