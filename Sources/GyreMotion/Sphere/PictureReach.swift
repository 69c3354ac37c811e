/// How far a picture reaches on the sphere: its corners and edges, seen from its centre at a pitch and a roll.
///
/// A point (X, Y) of the picture at distance 1 lies, turned by the roll, at x = X cos r + Y sin r,
/// y = Y cos r - X sin r; its azimuth from the centre is atan2(x, cos p - y sin p), its elevation that of
/// sin p + y cos p over its length. Azimuths are extreme at corners, elevations at corners or where an edge, a great
/// circle, has its highest point. Everything is exact; own derivation, checked against dense sampling.
struct PictureReach: Sendable, Equatable {
  /// Half of the width and half of the height at distance 1.
  private let right: Double
  private let top: Double
  private let cosine: Double
  private let sine: Double

  /// The reach of a picture that is half as wide and half as tall at distance 1, rolled by an angle.
  init(right: Double, top: Double, roll: Double) {
    self.right = right
    self.top = top
    (sine, cosine) = roll == 0 ? (0, 1) : Portable.sincos(roll)
  }

  /// The square of the distance of a corner from the eye, the picture being at distance 1.
  private var corner: Double { 1 + right * right + top * top }

  // MARK: - Height

  /// The highest pitch at which nothing of the picture lies above an elevation; -pi/2 where there is none.
  ///
  /// Without roll: top edge p + v/2 <= elevation where that is not below the horizon, else by the top corners.
  func highestPitch(below elevation: Double) -> Double {
    let (side, upper) = (sine.magnitude, cosine.magnitude)
    let outer = right * side + top * upper
    let highest = pitch(ofCornerAt: outer, elevation)
    if elevation < 0 {
      let inner = top * upper - right * side
      return min(highest, min(pitch(ofCornerAt: inner, elevation), pitch(ofCornerAt: -inner, elevation)))
    }
    let upright = pitch(ofEdgeAt: top, facing: upper, across: side, half: right, elevation, below: highest)
    return pitch(ofEdgeAt: right, facing: side, across: upper, half: top, elevation, below: upright)
  }

  /// The lowest pitch at which nothing of the picture lies below an elevation: the mirror of the highest.
  func lowestPitch(above elevation: Double) -> Double { -highestPitch(below: -elevation) }

  private func pitch(ofCornerAt height: Double, _ elevation: Double) -> Double {
    let ratio = Portable.sin(elevation) * (corner / (1 + height * height)).squareRoot()
    if ratio >= 1 { return .pi / 2 }
    if ratio <= -1 { return -.pi / 2 }
    return max(-.pi / 2, Portable.asin(ratio) - Portable.atan(height))
  }

  /// The pitch at which an edge touches an elevation from below, or `highest` where it does so only above that pitch.
  ///
  /// The edge lies at a distance from the centre; its outward normal has a part that faces up and one across, and it
  /// reaches `half` of its length to either side.
  private func pitch(
    ofEdgeAt distance: Double, facing: Double, across: Double, half: Double, _ elevation: Double,
    below highest: Double
  ) -> Double {
    let square = 1 + distance * distance
    let ratio = Portable.cos(elevation) * (square / (facing * facing + distance * distance)).squareRoot()
    guard ratio <= 1 else { return highest }
    let pitch = Portable.acos(ratio) - Portable.atan2(distance, facing)
    guard pitch < highest else { return highest }
    // The edge's great circle is highest at this place along the edge: it counts if that is on the edge.
    let (sinePitch, cosinePitch) = Portable.sincos(pitch)
    let ahead = sinePitch + distance * facing * cosinePitch
    return across * cosinePitch.magnitude * square <= half * ahead ? pitch : highest
  }

  // MARK: - Width

  /// The azimuths, from the centre's, between which the picture lies at a pitch; all of them where it shows a pole.
  ///
  /// Without roll: plus and minus H = atan2(tan(h/2), cos p - tan(v/2) sin |p|).
  func azimuths(atPitch pitch: Double) -> (left: Double, right: Double) {
    let (sinePitch, cosinePitch) = Portable.sincos(pitch)
    if showsPole(sinePitch, cosinePitch) { return (-.pi, .pi) }
    if sine == 0 {
      let half = Portable.atan2(right, cosinePitch - top * sinePitch.magnitude)
      return (-half, half)
    }
    var (least, most) = (Double.infinity, -Double.infinity)
    let all = corners
    for index in 0..<4 {
      let azimuth = Portable.atan2(all[index].x, cosinePitch - all[index].y * sinePitch)
      least = min(least, azimuth)
      most = max(most, azimuth)
    }
    return (least, most)
  }

  /// The pitch nearest to one at which the picture is no wider than `width` (azimuth, radians); 0 where it always is.
  func pitch(near pitch: Double, notWiderThan width: Double) -> Double {
    if width >= 2 * .pi || isNotWider(than: width, atPitch: pitch) { return pitch }
    let sign = pitch < 0 ? -1.0 : 1.0
    let pole = Portable.atan2(1, min(right / sine.magnitude, top / cosine.magnitude))
    // A pole on the very edge would count as shown.
    var highest = max(0, pole - 1e-9)
    if width < .pi, sine == 0 {
      let ratio = right / (Portable.tan(width / 2) * (1 + top * top).squareRoot())
      highest = ratio < 1 ? max(0, Portable.acos(ratio) - Portable.atan(top)) : 0
    } else if width < .pi {
      var lowest = 0.0
      guard isNotWider(than: width, atPitch: 0) else { return 0 }
      for _ in 0..<45 {
        let middle = (lowest + highest) / 2
        if isNotWider(than: width, atPitch: middle) { lowest = middle } else { highest = middle }
      }
      highest = lowest
    }
    return sign * highest
  }

  /// True where at a pitch all corners lie within an angle of azimuth, and no pole is shown.
  func isNotWider(than width: Double, atPitch pitch: Double) -> Bool {
    let (sinePitch, cosinePitch) = Portable.sincos(pitch)
    if showsPole(sinePitch, cosinePitch) { return false }
    if width >= .pi { return true }
    let (sineWidth, cosineWidth) = Portable.sincos(width)
    let all = corners
    for first in 0..<4 {
      for second in 0..<4 where second != first {
        let (ahead, other) = (cosinePitch - all[first].y * sinePitch, cosinePitch - all[second].y * sinePitch)
        let sine = all[first].x * other - all[second].x * ahead
        let cosine = ahead * other + all[first].x * all[second].x
        // Their azimuths differ by less than pi; it is more than the width where sin(width - difference) < 0.
        if sine > 0, sineWidth * cosine < cosineWidth * sine { return false }
      }
    }
    return true
  }

  private func showsPole(_ sinePitch: Double, _ cosinePitch: Double) -> Bool {
    // The pole lies at distance cot |p| from the centre, upwards as the roll turns it.
    cosinePitch * sine.magnitude <= right * sinePitch.magnitude
      && cosinePitch * cosine.magnitude < top * sinePitch.magnitude
  }

  private var corners: InlineArray<4, (x: Double, y: Double)> {
    let (x, y) = (right * cosine + top * sine, top * cosine - right * sine)
    let (x2, y2) = (right * cosine - top * sine, -right * sine - top * cosine)
    return [(x, y), (x2, y2), (-x, -y), (-x2, -y2)]
  }
}
