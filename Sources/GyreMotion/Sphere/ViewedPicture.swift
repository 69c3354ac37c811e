/// The picture of a view: how much of the sphere it shows, whatever its direction.
struct ViewedPicture: Sendable, Equatable {
  /// Half of the horizontal field of view, radians.
  let halfField: Double
  /// Half of the picture's width at distance 1.
  let right: Double
  /// Half of its height at distance 1.
  let top: Double
  /// The angle from its centre to its corners, radians.
  let cap: Double

  /// The picture of half a horizontal field of view (radians) and a shape, height over width.
  init(halfField: Double, aspect: Double) {
    self.halfField = halfField
    right = Portable.tan(halfField)
    top = right * aspect
    cap = Portable.atan((right * right + top * top).squareRoot())
  }

  /// What it shows of the sphere at a roll.
  func reach(roll: Double) -> PictureReach { PictureReach(right: right, top: top, roll: roll) }
}
