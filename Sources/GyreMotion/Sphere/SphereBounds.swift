/// The part of the sphere that pictures may show: a range of headings, which may cross the seam, and of elevations.
struct SphereBounds: Sendable, Equatable {
  /// The heading in the middle, radians.
  var middle: Double
  /// How far it reaches to either side, radians; pi or more is all round.
  var halfWidth: Double
  /// The lowest elevation, radians; -pi/2 lets the nadir be looked at.
  var lowest: Double
  /// The highest elevation, radians; pi/2 lets the zenith be looked at.
  var highest: Double

  /// The whole sphere.
  static let whole = SphereBounds(middle: 0, halfWidth: .pi, lowest: -.pi / 2, highest: .pi / 2)

  /// What is closer to a whole turn or to a pole than this counts as it: decimals of degrees are not exact.
  private static let tolerance = 1e-9

  /// True where every heading may be shown.
  var isAllRound: Bool { halfWidth >= .pi - Self.tolerance }

  /// True where nothing is bounded.
  var isWhole: Bool { isAllRound && !isBoundedAbove && !isBoundedBelow }

  /// True where the zenith may not be looked at.
  var isBoundedAbove: Bool { highest < .pi / 2 - Self.tolerance }

  /// True where the nadir may not be looked at.
  var isBoundedBelow: Bool { lowest > -.pi / 2 + Self.tolerance }

  /// The pitches of a picture that shows nothing outside; where it is too tall, the middle alone.
  ///
  /// With a range of headings that is not all round, also those at which the picture is not wider than it.
  func pitches(of picture: PictureReach) -> (lowest: Double, highest: Double) {
    let (lower, upper) = ends(of: picture)
    guard !isAllRound else { return (lower, upper) }
    let steepest = picture.pitch(near: .pi / 2, notWiderThan: 2 * halfWidth)
    return (min(upper, max(lower, -steepest)), max(lower, min(upper, steepest)))
  }

  /// The one of those pitches that is nearest to one; cheaper than all of them.
  func pitch(near pitch: Double, of picture: ViewedPicture, _ reach: PictureReach) -> Double {
    let isInside =
      (!isBoundedBelow || pitch - picture.cap >= lowest)
      && (!isBoundedAbove || pitch + picture.cap <= highest)
    let (lower, upper) = isInside && isAllRound ? (pitch, pitch) : ends(of: reach)
    let near = min(max(pitch, lower), upper)
    if isAllRound { return near }
    return min(max(reach.pitch(near: near, notWiderThan: 2 * halfWidth), lower), upper)
  }

  private func ends(of picture: PictureReach) -> (lowest: Double, highest: Double) {
    let lower = isBoundedBelow ? picture.lowestPitch(above: lowest) : -.pi / 2
    let upper = isBoundedAbove ? picture.highestPitch(below: highest) : .pi / 2
    return lower <= upper ? (lower, upper) : ((lower + upper) / 2, (lower + upper) / 2)
  }

  /// The headings, counted from the middle, of a picture at a pitch that shows nothing outside; where it is too wide,
  /// the one that shows as much on either side. All round: unlimited.
  func headings(of picture: PictureReach, atPitch pitch: Double) -> (lowest: Double, highest: Double) {
    if isAllRound { return (-.infinity, .infinity) }
    let reach = picture.azimuths(atPitch: pitch)
    let lower = -halfWidth - reach.left
    let upper = halfWidth - reach.right
    return lower <= upper ? (lower, upper) : ((lower + upper) / 2, (lower + upper) / 2)
  }

  /// The widest horizontal field of view, radians and up to a widest, with which a level picture of a shape (height over
  /// width) fits somewhere.
  func largestField(aspect: Double, widest: Double) -> Double {
    func fits(_ field: Double) -> Bool {
      let picture = ViewedPicture(halfField: field / 2, aspect: aspect).reach(roll: 0)
      let lower = isBoundedBelow ? picture.lowestPitch(above: lowest) : -.pi / 2
      let upper = isBoundedAbove ? picture.highestPitch(below: highest) : .pi / 2
      guard lower <= upper else { return false }
      let pitch = min(max(0, lower), upper)
      return isAllRound || picture.isNotWider(than: 2 * halfWidth, atPitch: pitch)
    }
    if fits(widest) { return widest }
    var (fitting, unfit) = (0.0, widest)
    for _ in 0..<60 {
      let middle = (fitting + unfit) / 2
      if fits(middle) { fitting = middle } else { unfit = middle }
    }
    return fitting
  }
}
