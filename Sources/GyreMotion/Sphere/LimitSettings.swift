/// Which part of the sphere pictures may show.
///
/// Limits bound the picture shown, with its corners and at every roll, not its centre. Where the picture is larger, it
/// is locked to the middle; a crop also bounds the field of view, so that nothing outside it is ever shown.
public struct LimitSettings: Sendable, Equatable {
  /// The part of the sphere that a photograph covers; nil for all of it. Default nil.
  public var crop: PanoramaCrop?
  /// The headings; nil for all of them. Default nil.
  public var yaw: HeadingRange?
  /// The lowest elevation; -90 degrees lets the nadir be looked at. Default -90 degrees.
  public var lowest: Angle
  /// The highest elevation; 90 degrees lets the zenith be looked at. Default 90 degrees.
  public var highest: Angle
  /// Whether a drag may pull the view beyond a limit, ever harder; it returns within 0.3 s. Default false.
  public var rubberBand: Bool

  /// Makes limits; by default there are none.
  public init(
    crop: PanoramaCrop? = nil, yaw: HeadingRange? = nil, lowest: Angle = .degrees(-90),
    highest: Angle = .degrees(90),
    rubberBand: Bool = false
  ) {
    self.crop = crop
    self.yaw = yaw
    self.lowest = lowest
    self.highest = highest
    self.rubberBand = rubberBand
  }
}

/// A range of headings, clockwise from one to another; it may cross the seam at 180 degrees.
public struct HeadingRange: Sendable, Equatable {
  /// Where it begins.
  public var from: Angle
  /// Where it ends, to the right of `from`; a whole turn or more beyond it means all headings.
  public var to: Angle

  /// Makes a range; `to` below `from` lies a turn further on: 170 to -170 degrees is 20 degrees about the seam.
  public init(from: Angle, to: Angle) {
    self.from = from
    self.to = to
  }

  /// How wide it is, radians: 0 to 2 pi.
  var width: Double {
    let difference = to.radians - from.radians
    return min(difference < 0 ? difference + 2 * .pi : difference, 2 * .pi)
  }
}

/// The part of a whole equirectangular panorama that a photograph covers, as GPano metadata says it, in pixels.
public struct PanoramaCrop: Sendable, Equatable {
  /// Width of the whole panorama, 360 degrees; above 0.
  public var fullWidth: Double
  /// Height of the whole panorama, 180 degrees; above 0.
  public var fullHeight: Double
  /// Pixels left of the photograph; the whole panorama's middle looks towards heading 0.
  public var left: Double
  /// Pixels above the photograph.
  public var top: Double
  /// Width of the photograph; above 0.
  public var width: Double
  /// Height of the photograph; above 0.
  public var height: Double

  /// Makes a crop of six numbers of pixels.
  public init(fullWidth: Double, fullHeight: Double, left: Double, top: Double, width: Double, height: Double)
  {
    self.fullWidth = fullWidth
    self.fullHeight = fullHeight
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The headings that it covers.
  public var yaw: HeadingRange {
    HeadingRange(
      from: .degrees(left / fullWidth * 360 - 180), to: .degrees((left + width) / fullWidth * 360 - 180))
  }

  /// The highest elevation that it covers.
  public var highest: Angle { .degrees(min(90, 90 - top / fullHeight * 180)) }

  /// The lowest elevation that it covers.
  public var lowest: Angle { .degrees(max(-90, 90 - (top + height) / fullHeight * 180)) }

  /// True where the numbers describe a part of a panorama.
  public var isSound: Bool {
    let numbers: InlineArray<6, Double> = [fullWidth, fullHeight, left, top, width, height]
    for index in 0..<6 where !numbers[index].isFinite { return false }
    return fullWidth > 0 && fullHeight > 0 && width > 0 && height > 0 && left >= 0 && top >= 0
      && left < fullWidth && width <= fullWidth && top + height <= fullHeight
  }
}

extension LimitSettings {
  /// What makes the settings unusable, in words for a programmer; nil where they are sound.
  var problem: StaticString? {
    if let crop, !crop.isSound { return "limits.crop must be a part of its whole panorama" }
    if let yaw,
      !(yaw.from.radians.isFinite && yaw.to.radians.isFinite && yaw.to.radians - yaw.from.radians >= -2 * .pi)
    {
      return "limits.yaw must be finite, and less than a turn backwards"
    }
    if !(lowest.radians >= -.pi / 2 && highest.radians <= .pi / 2 && lowest <= highest) {
      return "limits.lowest and limits.highest must lie between -90 and 90 degrees, in this order"
    }
    return nil
  }
}
