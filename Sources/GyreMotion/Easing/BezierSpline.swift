/// Cubic Bezier pieces one after another, from (0, 0) on: two control points and an end point each.
///
/// Each piece is solved like `CubicBezier`; where a piece runs backwards in x, one of its values is taken.
/// Outside [0, 1] the ends hold. Source: Qt's QEasingCurve::addCubicBezierSegment, Flutter's ThreePointCubic.
public struct BezierSpline: Sendable, Equatable {
  /// A point of the plane of progress and value.
  public struct Point: Sendable, Hashable {
    /// The place in progress.
    public var x: Double
    /// The value.
    public var y: Double

    /// Makes a point.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  private struct Piece: Sendable, Equatable {
    var start: Point
    var end: Point
    var x: BezierAxis
    var y: BezierAxis
  }

  /// The points as given: control, control, end for each piece.
  public let points: [Point]
  private let pieces: [Piece]

  /// Makes a spline of triples c1, c2, p; throws where their number is none or no multiple of 3, one is no
  /// finite number, the end points do not rise in x, or the last is not at x = 1.
  public init(_ points: [Point]) throws(EasingError) {
    guard !points.isEmpty else { throw .noStops }
    guard points.count % 3 == 0 else { throw .stopNotUsable(index: points.count) }
    var pieces: [Piece] = []
    pieces.reserveCapacity(points.count / 3)
    var start = Point(0, 0)
    for (index, point) in points.enumerated() {
      guard Swift.abs(point.x) < 1e100, Swift.abs(point.y) < 1e100 else { throw .stopNotUsable(index: index) }
      guard index % 3 == 2 else { continue }
      let width = point.x - start.x
      guard width > 0 else { throw .stopNotUsable(index: index) }
      let (c1, c2) = (points[index - 2], points[index - 1])
      pieces.append(
        Piece(
          start: start, end: point,
          x: BezierAxis((c1.x - start.x) / width, (c2.x - start.x) / width),
          y: BezierAxis(c1.y - start.y, c2.y - start.y, end: point.y - start.y)))
      start = point
    }
    guard start.x == 1 else { throw .stopNotUsable(index: points.count - 1) }
    self.points = points
    self.pieces = pieces
  }

  /// The value at x.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return points[points.count - 1].y + 0 }
    let piece = piece(x)
    return piece.start.y + piece.y.value(Self.time(piece, x)) + 0
  }

  /// The slope at x, to the right at a joint; 0 outside [0, 1].
  public func slope(at x: Double) -> Double {
    let place = x.isNaN ? 0 : x
    guard place >= 0, place <= 1 else { return 0 }
    let piece = piece(place)
    var t = Self.time(piece, place)
    // Where an end has no direction of its own, the curve's direction just beside it.
    if piece.x.slope(t) == 0 { t = t < 0.5 ? Swift.max(t, 0x1p-26) : Swift.min(t, 1 - 0x1p-26) }
    let (run, rise) = (piece.x.slope(t) * (piece.end.x - piece.start.x), piece.y.slope(t))
    if run != 0 { return rise / run + 0 }
    return rise == 0 ? 0 : rise > 0 ? .infinity : -.infinity
  }

  /// The least and the greatest value.
  public var range: ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    for piece in pieces {
      let turns = piece.y.turns
      for t in [turns.0, turns.1, 1] {
        guard let t else { continue }
        low = Swift.min(low, piece.start.y + piece.y.value(t))
        high = Swift.max(high, piece.start.y + piece.y.value(t))
      }
    }
    return low...high
  }

  private func piece(_ x: Double) -> Piece {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end.x <= x { low = middle + 1 } else { high = middle }
    }
    return pieces[Swift.min(low, pieces.count - 1)]
  }

  private static func time(_ piece: Piece, _ x: Double) -> Double {
    let place = (x - piece.start.x) / (piece.end.x - piece.start.x)
    guard place > 0 else { return 0 }
    guard place < 1 else { return 1 }
    return piece.x.solve(place, from: place)
  }
}
