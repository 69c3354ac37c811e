/// Decides when fingers on the view become a pan or a pinch, and where it is anchored.
///
/// Possible -> began -> changed -> ended | cancelled | failed. The slop decides: a pan begins with the first sample
/// beyond the slop circle about the press and is anchored where the straight line to that sample crosses the circle,
/// so exactly the slop is lost, at any event rate. Two fingers pan by their midpoint, and their distance counts
/// against the slop as well; a third is ignored. Any change of the set of fingers re-anchors, so that lifting one
/// of two never moves the view.
struct PanRecognizer: Sendable, Equatable {
  /// What a frame of contacts means for a pan.
  enum Change: Sendable, Equatable {
    /// Nothing.
    case none
    /// A first finger came down at a point: whatever glides is held.
    case pressed(at: ScreenPoint)
    /// A pan begins, anchored at a grip, and has reached another.
    case began(anchor: Grip, to: Grip)
    /// The pan reached a grip.
    case moved(to: Grip)
    /// The set of fingers changed: the pan goes on from an anchor, and has reached a grip.
    case reanchored(at: Grip, to: Grip)
    /// The pan lifted, at a velocity in pixels per second.
    case ended(velocity: ScreenVelocity)
    /// The pan is void: nothing may glide.
    case cancelled
    /// The last finger lifted, and there was no pan; it was alone and never left the slop circle: a tap, by its place.
    case released(isStill: Bool)
  }

  /// What the recogniser is told of the view and the settings.
  struct Rules: Sendable, Equatable {
    /// The slop of fingers, in pixels.
    var touchSlop: Double
    /// The slop of the mouse, in pixels.
    var mouseSlop: Double
    /// Which touches pan.
    var scroll = ScrollArbitration.both

    /// The slop of a tool.
    func slop(of tool: ContactTool?) -> Double { tool == .mouse ? mouseSlop : touchSlop }
  }

  private var fingers = HeldFingers()
  private var press = Grip(point: ScreenPoint(x: 0, y: 0))
  /// True from the slop on until the pan ends.
  private(set) var isPanning = false
  /// True while one finger alone has never left the slop circle about its press.
  private(set) var isStill = false
  /// True where the touch is the page's, until it lifts or a second finger comes.
  private var isRefused = false
  /// Makes the pan point's path continuous over changes of the set of fingers, for the velocity alone.
  private var seam = ScreenPoint(x: 0, y: 0)
  private var velocity: VelocityEstimator
  private var hasNewCoordinates = false

  /// A recogniser with nothing on the view.
  init(method: VelocityMethod = .guarded) { velocity = VelocityEstimator(method: method) }

  /// True while a finger or the pressed mouse is on the view.
  var isHeld: Bool { !fingers.isEmpty }

  /// Takes in a frame.
  ///
  /// The set of fingers changes first, at the places they had; then they move. So a frame in which one finger
  /// lifts and another moves loses nothing.
  mutating func update(_ frame: ContactFrame, _ rules: Rules) -> Change {
    let before = fingers.grip
    if hasNewCoordinates { fingers.place(frame) }
    let lift = fingers.remove(frame)
    let isOver = before != nil && fingers.isEmpty
    let isNew = fingers.add(frame)
    // Under a turned picture a device may void its contacts and name them anew: the pan goes on.
    let goesOn = isOver && isNew && hasNewCoordinates
    let change = isOver && !goesOn ? finish(lift, at: frame.time) : .none
    guard let anchor = fingers.grip else { return change }
    guard let before, !isOver || goesOn else { return press(anchor, frame.time) }

    let isTurned = hasNewCoordinates && fingers.areOf(frame.source)
    let isReanchored = isNew || lift != nil || isTurned
    if isTurned {
      hasNewCoordinates = false
      // Samples from before have the axes of the old picture.
      velocity.reset()
    }
    if isReanchored {
      seam.x += before.point.x - anchor.point.x
      seam.y += before.point.y - anchor.point.y
      press = anchor
      if fingers.arePair { isRefused = false }
      if isNew || lift != nil { isStill = false }
      // What one finger did before a second one came is no part of their pan.
      if !isPanning { velocity.reset() }
    }
    // One finger that is left of two does not pan where only two do.
    if isPanning, lift != nil, rules.scroll == .twoFinger, isSingleTouch {
      return finish(lift, at: frame.time)
    }
    fingers.place(frame)
    let reached = fingers.grip ?? anchor
    let moved = move(to: reached, at: frame.time, rules)
    guard isReanchored, case .moved = moved else { return moved }
    return .reanchored(at: anchor, to: reached)
  }

  /// The picture was turned on its panel: the next frame's positions are new places, not moves.
  mutating func reanchor() { hasNewCoordinates = isHeld }

  private mutating func press(_ grip: Grip, _ time: Timestamp) -> Change {
    press = grip
    seam = ScreenPoint(x: 0, y: 0)
    isStill = !fingers.arePair
    isRefused = false
    velocity.reset()
    velocity.add(grip.point, at: time)
    return .pressed(at: grip.point)
  }

  private mutating func move(to reached: Grip, at time: Timestamp, _ rules: Rules) -> Change {
    velocity.add(ScreenPoint(x: reached.point.x + seam.x, y: reached.point.y + seam.y), at: time)
    if isPanning { return .moved(to: reached) }
    let slop = rules.slop(of: fingers.tool)
    guard press.distance(to: reached) > slop else { return .none }
    let (dx, dy) = (reached.point.x - press.point.x, reached.point.y - press.point.y)
    isStill = false
    if isRefused || (isSingleTouch && rules.scroll.refuses(dx: dx, dy: dy)) {
      isRefused = true
      return .none
    }
    isPanning = true
    return .began(anchor: press.way(to: reached, losing: slop), to: reached)
  }

  /// True where what holds is one finger, and no mouse: only such a touch may be the page's.
  private var isSingleTouch: Bool { fingers.tool == .finger && !fingers.arePair }

  private mutating func finish(_ reason: ContactPhase?, at time: Timestamp) -> Change {
    let wasPanning = isPanning
    let wasStill = isStill
    isPanning = false
    isStill = false
    if reason == .cancelled { return .cancelled }
    return wasPanning ? .ended(velocity: velocity.velocity(liftedAt: time)) : .released(isStill: wasStill)
  }
}
