public import GyreMotion

/// The rectangle of the panel that shows the view, and how the picture is turned on it.
public struct TouchView: Sendable, Equatable {
  /// Width of the view as seen, in pixels; finite, above 0.
  public var width: Double
  /// Height of the view as seen, in pixels; finite, above 0.
  public var height: Double
  /// Clockwise turn of the picture on the panel.
  public var rotation: ScreenRotation
  /// The part of the touch surface that lies over the view; the whole by default.
  public var part: SurfacePart

  /// Makes a view.
  public init(
    width: Double, height: Double, rotation: ScreenRotation = .degrees0, part: SurfacePart = .whole
  ) {
    self.width = width
    self.height = height
    self.rotation = rotation
    self.part = part
  }

  /// The same view with its picture turned otherwise: width and height change places at quarter turns.
  public func turned(to rotation: ScreenRotation) -> TouchView {
    var view = self
    view.rotation = rotation
    if rotation.swapsSides != self.rotation.swapsSides { swap(&view.width, &view.height) }
    return view
  }

  /// Width of the unturned panel in pixels.
  var panelWidth: Double { rotation.swapsSides ? height : width }

  /// Height of the unturned panel in pixels.
  var panelHeight: Double { rotation.swapsSides ? width : height }

  /// The centre, where a mouse pointer starts.
  var centre: ScreenPoint { ScreenPoint(x: width / 2, y: height / 2) }

  /// The nearest point of the view.
  func clamped(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(x: min(max(point.x, 0), width) + 0, y: min(max(point.y, 0), height) + 0)
  }

  /// Where a point of the unturned panel is seen in the view, in pixels.
  ///
  /// 90: x = Y, y = W - X; 180: x = W - X, y = H - Y; 270: x = H - Y, y = X.
  func seen(panelX: Double, panelY: Double) -> ScreenPoint {
    switch rotation {
    case .degrees0: ScreenPoint(x: panelX, y: panelY)
    case .degrees90: ScreenPoint(x: panelY, y: panelWidth - panelX)
    case .degrees180: ScreenPoint(x: panelWidth - panelX, y: panelHeight - panelY)
    case .degrees270: ScreenPoint(x: panelHeight - panelY, y: panelX)
    }
  }

  /// Which point of the unturned panel a point of the view is: the opposite of `seen`.
  func panel(_ point: ScreenPoint) -> (x: Double, y: Double) {
    switch rotation {
    case .degrees0: (point.x, point.y)
    case .degrees90: (panelWidth - point.y, point.x)
    case .degrees180: (panelWidth - point.x, panelHeight - point.y)
    case .degrees270: (point.y, panelHeight - point.x)
    }
  }
}

/// A rectangle of a touch surface in fractions of its sides: where one surface lies over several screens.
public struct SurfacePart: Sendable, Equatable {
  /// From the surface's left edge to the rectangle's; 0 to 1.
  public var left: Double
  /// From the surface's top edge to the rectangle's; 0 to 1.
  public var top: Double
  /// Width; above 0, `left + width` at most 1.
  public var width: Double
  /// Height; above 0, `top + height` at most 1.
  public var height: Double

  /// Makes a part of a surface.
  public init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The whole surface.
  public static let whole = SurfacePart(left: 0, top: 0, width: 1, height: 1)
}
