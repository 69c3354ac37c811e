/// Which touches pan, where a page around the view scrolls by touch as well. The mouse always pans.
public enum ScrollArbitration: Sendable, Equatable, CaseIterable {
  /// Every touch pans.
  case both
  /// One finger pans where its first move lies within 30 degrees of the horizontal; else the touch is the page's.
  case horizontal
  /// Two fingers pan; one is the page's.
  case twoFinger

  /// The tangent of 30 degrees.
  private static let steepest = 0.577_350_269_189_625_8

  /// True where one finger whose first move beyond the slop goes by (dx, dy) pixels is the page's.
  func refuses(dx: Double, dy: Double) -> Bool {
    switch self {
    case .both: false
    case .horizontal: abs(dy) > abs(dx) * Self.steepest
    case .twoFinger: true
    }
  }
}
