// How pixels become frames and rows.
extension SpinSettings {
  /// Frames for each pixel to the right, signed by the direction, in a view of a width in pixels.
  ///
  /// Formula: direction frames / pixelsPerRevolution, or direction / pixelsPerFrame.
  public func framesPerPixel(viewWidth: Double) -> Double {
    let direction = Double(direction)
    return switch scale {
    case .viewWidthPerRevolution: direction * Double(frames) / viewWidth
    case .pixelsPerFrame(let pixels): direction / pixels
    case .pixelsPerRevolution(let pixels): direction * Double(frames) / pixels
    }
  }

  /// Rows for each pixel downwards, in a view of a height in pixels: row 0 is on top.
  ///
  /// Formula: (rows - 1) / height, or 1 / pixelsPerRow.
  public func rowsPerPixel(viewHeight: Double) -> Double {
    pixelsPerRow.map { 1 / $0 } ?? Double(rows - 1) / viewHeight
  }

  /// The frame that stands for a whole position: modulo the frames, or the nearest end.
  ///
  /// Whole positions far beyond any number of revolutions count modulo as well; one that is not finite is frame 0.
  public func frame(of position: Double) -> Int {
    guard position.isFinite else { return 0 }
    let count = Double(frames)
    guard ends == .wrap else { return Int(Swift.min(Swift.max(position, 0), count - 1)) }
    let rest = position.truncatingRemainder(dividingBy: count)
    let index = rest < 0 ? rest + count : rest
    // Just below 0 the sum rounds to the number of frames.
    return index < count ? Int(index) : 0
  }
}
