/// A field of view is one angle and the side of the picture it is measured along.
///
/// Of a rectilinear picture every side s with angle f has s / tan(f/2) in common; so
/// tan(v/2) = tan(h/2) height/width, and the diagonal likewise.
public enum FieldOfView {
  /// What a field of view is measured along.
  public enum Side: Sendable, Hashable, CaseIterable {
    /// From the left to the right edge.
    case horizontal
    /// From the top to the bottom edge.
    case vertical
    /// From corner to corner.
    case diagonal
  }

  /// A field of view measured along one side, as measured along another.
  ///
  /// `angle` in [0, pi] radians; width and height of the picture in any common unit, positive. Computed as
  /// 2 atan2(end sin(f/2), start cos(f/2)), which holds up to pi. Error below 3 ulps.
  public static func convert(
    _ angle: Double, from start: Side, to end: Side, width: Double, height: Double
  ) -> Double {
    if start == end { return angle }
    let (sine, cosine) = Portable.sincos(angle / 2)
    return 2
      * Portable.atan2(
        extent(end, width: width, height: height) * sine,
        extent(start, width: width, height: height) * cosine)
  }

  private static func extent(_ side: Side, width: Double, height: Double) -> Double {
    switch side {
    case .horizontal: width
    case .vertical: height
    case .diagonal: Portable.hypot(width, height)
    }
  }
}
