public import GyreMotion

/// From raw touch coordinates to pixels of the view: one function for all phases of a contact.
///
/// u = (raw - min) / (max - min), clamped to 0...1; calibrated by six numbers, clamped again; cut to the part of
/// the surface over the view; times the panel's pixels; turned with the picture. So the smallest raw value is
/// the left edge of the first pixel and the largest the right edge of the last, as libevdev's users expect;
/// an axis without extent gives the middle. Source: the kernel's multi-touch-protocol document, libinput.
public struct AxisMap: Sendable, Equatable {
  /// The smallest and the largest raw x.
  public var horizontal: AxisRange
  /// The smallest and the largest raw y.
  public var vertical: AxisRange
  /// How the surface lies over the panel.
  public var calibration: TouchCalibration

  /// Makes a map.
  public init(horizontal: AxisRange, vertical: AxisRange, calibration: TouchCalibration = .identity) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.calibration = calibration
  }

  /// Where a raw position is on the view, in pixels: 0 to the view's width, 0 to its height.
  public func position(x: Double, y: Double, in view: TouchView) -> ScreenPoint {
    let place = placeOnPart(x: x, y: y, view.part)
    return view.clamped(
      view.seen(
        panelX: clampedToUnit(place.u) * view.panelWidth,
        panelY: clampedToUnit(place.v) * view.panelHeight))
  }

  /// True where a raw position lies over the view and not over another part of the surface.
  public func isOver(_ view: TouchView, x: Double, y: Double) -> Bool {
    let place = placeOnPart(x: x, y: y, view.part)
    return place.u >= 0 && place.u <= 1 && place.v >= 0 && place.v <= 1
  }

  private func placeOnPart(x: Double, y: Double, _ part: SurfacePart) -> (u: Double, v: Double) {
    let place = calibration.apply(u: horizontal.fraction(x), v: vertical.fraction(y))
    let (u, v) = (clampedToUnit(place.u), clampedToUnit(place.v))
    if part == .whole { return (u, v) }
    return ((u - part.left) / part.width, (v - part.top) / part.height)
  }
}

/// What an absolute axis can deliver.
public struct AxisRange: Sendable, Equatable {
  /// The smallest raw value.
  public var minimum: Double
  /// The largest raw value.
  public var maximum: Double

  /// Makes a range.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of an axis as its device states it.
  public init(_ axis: AbsoluteAxis) {
    self.init(minimum: Double(axis.minimum), maximum: Double(axis.maximum))
  }

  /// (raw - min) / (max - min), clamped to 0...1; one half where the axis has no extent.
  public func fraction(_ raw: Double) -> Double {
    maximum > minimum ? clampedToUnit((raw - minimum) / (maximum - minimum)) : 0.5
  }
}

/// The nearest number of 0...1, never -0; one half for what is no number.
private func clampedToUnit(_ value: Double) -> Double {
  value.isNaN ? 0.5 : min(max(value, 0), 1) + 0
}
