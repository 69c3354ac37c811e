/// Two fingers that scale the picture: the tangent of half the field of view is divided by how far they spread.
///
/// Formula: tan(f/2) span = constant, so that the picture at its centre follows the fingers exactly, whatever
/// the events in between.
struct PinchScale: Sendable, Equatable {
  /// Below this distance, in pixels, fingers count as that far apart: they cannot be told from one another.
  private static let shortestSpan = 1.0

  /// The field of view at the anchor, radians.
  private var field: Double
  private var tangent: Double
  private var span: Double

  /// Two fingers a distance apart take hold at a field of view (horizontal or vertical, radians).
  init(field: Double, span: Double) {
    self.field = field
    tangent = Portable.tan(field / 2)
    self.span = max(span, Self.shortestSpan)
  }

  /// The field of view, radians, where the fingers are a distance apart; exactly the first where that has not changed.
  func field(atSpan reached: Double) -> Double {
    let reached = max(reached, Self.shortestSpan)
    if reached == span { return field }
    return 2 * Portable.atan2(tangent * span, reached)
  }
}
