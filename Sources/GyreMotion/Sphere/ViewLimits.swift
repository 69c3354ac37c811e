/// A view that was brought inside its limits.
struct LimitedView: Sendable, Equatable {
  /// The view; its yaw lies within half a turn of what it was, unwrapped.
  var angles: ViewAngles
  /// True where the yaw would have passed a limit.
  var isYawLimited = false
  /// True where the pitch would have passed a limit.
  var isPitchLimited = false
}

/// Brings views inside: first the pitch, then the yaw, by exact margins; with a level horizon also the roll.
struct ViewLimits: Sendable, Equatable {
  /// How far a drag pulls the view beyond a limit at the most, in horizontal fields of view.
  static let stretch = 0.15

  /// What pictures may show.
  let bounds: SphereBounds
  /// True where the horizon is kept level.
  let keepsLevel: Bool

  /// True where there is anything to limit.
  let isActive: Bool
  /// True where the horizon alone is kept level.
  private let isWhole: Bool

  /// Keeps pictures within bounds, and the horizon level or not.
  init(bounds: SphereBounds, keepsLevel: Bool) {
    self.bounds = bounds
    self.keepsLevel = keepsLevel
    isWhole = bounds.isWhole
    isActive = keepsLevel || !isWhole
  }

  /// The view inside the limits that is next to one.
  func limited(_ angles: ViewAngles, _ picture: ViewedPicture) -> LimitedView {
    var view = LimitedView(angles: angles)
    view.angles.pitch = min(max(angles.pitch, -.pi / 2), .pi / 2)
    if keepsLevel { view.angles.roll = 0 }
    guard !isWhole, !isFarInside(view.angles, picture) else { return view }
    let reach = picture.reach(roll: view.angles.roll)
    view.angles.pitch = bounds.pitch(near: view.angles.pitch, of: picture, reach)
    view.isPitchLimited = view.angles.pitch != angles.pitch
    guard !bounds.isAllRound else { return view }
    let headings = bounds.headings(of: reach, atPitch: view.angles.pitch)
    let heading = Angle.wrap(angles.yaw - bounds.middle)
    let inside = min(max(heading, headings.lowest), headings.highest)
    view.angles.yaw += inside - heading
    view.isYawLimited = inside != heading
    return view
  }

  /// A view with its horizon as it is kept: a drag may pull it beyond the limits, but may not tilt it.
  func levelled(_ angles: ViewAngles) -> ViewAngles {
    keepsLevel ? ViewAngles(yaw: angles.yaw, pitch: angles.pitch, roll: 0) : angles
  }

  /// The view that a drag beyond the limits shows: it resists the more, the farther it is pulled.
  ///
  /// What lies beyond, x, becomes x / (1 + |x| / b) with b = 0.15 fields of view.
  func stretched(_ angles: ViewAngles, _ picture: ViewedPicture) -> LimitedView {
    var view = limited(angles, picture)
    let longest = Self.stretch * 2 * picture.halfField
    func band(_ beyond: Double) -> Double { beyond / (1 + abs(beyond) / longest) }
    view.angles.yaw += band(angles.yaw - view.angles.yaw)
    let pitch = view.angles.pitch + band(angles.pitch - view.angles.pitch)
    view.angles.pitch = min(max(pitch, -.pi / 2), .pi / 2)
    return view
  }

  /// How far a drag has to pull beyond a limit, in one axis, for a view to be shown `shown` beyond it.
  static func pull(for shown: Double, _ picture: ViewedPicture) -> Double {
    let longest = Self.stretch * 2 * picture.halfField
    // What is stretched to the very end needs an endless pull.
    return shown / max(1 - abs(shown) / longest, 1e-3)
  }

  /// The turn of the yaw from one view to another, inside the bounds all the way where these are not all round.
  func turn(from yaw: Double, to end: Double) -> Double {
    if bounds.isAllRound { return Angle.wrap(end - yaw) }
    return Angle.wrap(end - bounds.middle) - Angle.wrap(yaw - bounds.middle)
  }

  /// True where a cap that holds the whole picture at any roll lies inside; cheap, and true of most views.
  private func isFarInside(_ angles: ViewAngles, _ picture: ViewedPicture) -> Bool {
    if bounds.isBoundedBelow, angles.pitch - picture.cap < bounds.lowest { return false }
    if bounds.isBoundedAbove, angles.pitch + picture.cap > bounds.highest { return false }
    if bounds.isAllRound { return true }
    let room = bounds.halfWidth - abs(Angle.wrap(angles.yaw - bounds.middle))
    // The cap's half width in azimuth is asin(sin(cap) / cos(pitch)), where it holds no pole.
    guard room > 0, abs(angles.pitch) + picture.cap < .pi / 2 else { return false }
    return room >= .pi / 2 || Portable.sin(picture.cap) <= Portable.cos(angles.pitch) * Portable.sin(room)
  }
}
