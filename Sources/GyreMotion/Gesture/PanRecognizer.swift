/// Decides when fingers on the view become a pan, and where it is anchored.
///
/// Possible -> began -> changed -> ended | cancelled. The slop decides: a pan begins with the first sample beyond
/// the slop circle about the press and is anchored where the straight line to that sample crosses the circle, so
/// exactly the slop is lost, at any event rate. Two fingers pan by their midpoint; a third is ignored. Any
/// change of the set of fingers re-anchors, so that lifting one of two never moves the view.
struct PanRecognizer: Sendable, Equatable {
  /// What a frame of contacts means for a pan.
  enum Change: Sendable, Equatable {
    /// Nothing.
    case none
    /// A first finger came down: whatever glides is held.
    case pressed
    /// A pan begins, anchored at a point, and has reached another.
    case began(anchor: ScreenPoint, to: ScreenPoint)
    /// The pan reached a point.
    case moved(to: ScreenPoint)
    /// The set of fingers changed: the pan goes on from an anchor, and has reached a point.
    case reanchored(at: ScreenPoint, to: ScreenPoint)
    /// The last finger lifted from a pan, at a velocity in pixels per second.
    case ended(velocity: ScreenVelocity)
    /// The pan is void: nothing may glide.
    case cancelled
    /// The last finger lifted, and there was no pan.
    case released
  }

  private struct Finger: Sendable, Equatable {
    var source: Int
    var id: Int32
    var position: ScreenPoint
    var tool: ContactTool

    init(_ contact: Contact, _ source: Int) {
      self.source = source
      id = contact.id
      position = contact.position
      tool = contact.tool
    }

    func isOf(_ contact: Contact, _ source: Int) -> Bool { id == contact.id && self.source == source }
  }

  private var first: Finger?
  private var second: Finger?
  private var press = ScreenPoint(x: 0, y: 0)
  /// True from the slop on until the last finger lifts.
  private(set) var isPanning = false
  /// Makes the pan point's path continuous over changes of the set of fingers, for the velocity alone.
  private var seam = ScreenPoint(x: 0, y: 0)
  private var velocity: VelocityEstimator
  private var hasNewCoordinates = false

  /// A recogniser with nothing on the view.
  init(method: VelocityMethod = .guarded) { velocity = VelocityEstimator(method: method) }

  /// True while a finger or the pressed mouse is on the view.
  var isHeld: Bool { first != nil }

  /// Takes in a frame; `touchSlop` and `mouseSlop` in pixels.
  ///
  /// The set of fingers changes first, at the places they had; then they move. So a frame in which one finger
  /// lifts and another moves loses nothing.
  mutating func update(_ frame: ContactFrame, touchSlop: Double, mouseSlop: Double) -> Change {
    let before = point
    if hasNewCoordinates { place(frame) }
    let lift = remove(frame)
    let isOver = before != nil && first == nil
    let isNew = add(frame)
    // Under a turned picture a device may void its contacts and name them anew: the pan goes on.
    let goesOn = isOver && isNew && hasNewCoordinates
    let change = isOver && !goesOn ? finish(lift, at: frame.time) : .none
    guard let anchor = point else { return change }
    guard let before, !isOver || goesOn else { return press(at: anchor, frame.time) }

    let isTurned = hasNewCoordinates && (first?.source == frame.source || second?.source == frame.source)
    let isReanchored = isNew || lift != nil || isTurned
    if isTurned {
      hasNewCoordinates = false
      // Samples from before have the axes of the old picture.
      velocity.reset()
    }
    if isReanchored {
      seam.x += before.x - anchor.x
      seam.y += before.y - anchor.y
      press = anchor
    }
    place(frame)
    let reached = point ?? anchor
    let moved = move(to: reached, at: frame.time, touchSlop: touchSlop, mouseSlop: mouseSlop)
    guard isReanchored, case .moved = moved else { return moved }
    return .reanchored(at: anchor, to: reached)
  }

  /// The picture was turned on its panel: the next frame's positions are new places, not moves.
  mutating func reanchor() { hasNewCoordinates = isHeld }

  /// The point that pans: the finger, or the midpoint of two.
  private var point: ScreenPoint? {
    guard let first else { return nil }
    guard let second else { return first.position }
    return ScreenPoint(
      x: (first.position.x + second.position.x) / 2, y: (first.position.y + second.position.y) / 2)
  }

  /// Takes lifted and void fingers away; the strongest reason, or nil where none went.
  private mutating func remove(_ frame: ContactFrame) -> ContactPhase? {
    var reason: ContactPhase?
    for index in 0..<frame.count {
      let contact = frame[index]
      guard contact.phase == .ended || contact.phase == .cancelled else { continue }
      if first?.isOf(contact, frame.source) == true {
        first = second
        second = nil
      } else if second?.isOf(contact, frame.source) == true {
        second = nil
      } else {
        continue
      }
      if reason != .cancelled { reason = contact.phase }
    }
    return reason
  }

  /// Takes new fingers in; true where one of them pans.
  private mutating func add(_ frame: ContactFrame) -> Bool {
    var isNew = false
    for index in 0..<frame.count where frame[index].phase == .began {
      let finger = Finger(frame[index], frame.source)
      // A finger that is held already cannot begin: it is only where it says.
      if first?.isOf(frame[index], frame.source) == true || second?.isOf(frame[index], frame.source) == true {
        continue
      }
      if first == nil {
        first = finger
      } else if second == nil {
        second = finger
      } else {
        continue
      }
      isNew = true
    }
    return isNew
  }

  private mutating func place(_ frame: ContactFrame) {
    for index in 0..<frame.count where frame[index].phase == .moved {
      if first?.isOf(frame[index], frame.source) == true {
        first?.position = frame[index].position
      } else if second?.isOf(frame[index], frame.source) == true {
        second?.position = frame[index].position
      }
    }
  }

  private mutating func press(at point: ScreenPoint, _ time: Timestamp) -> Change {
    press = point
    seam = ScreenPoint(x: 0, y: 0)
    velocity.reset()
    velocity.add(point, at: time)
    return .pressed
  }

  private mutating func move(
    to reached: ScreenPoint, at time: Timestamp, touchSlop: Double, mouseSlop: Double
  ) -> Change {
    velocity.add(ScreenPoint(x: reached.x + seam.x, y: reached.y + seam.y), at: time)
    if isPanning { return .moved(to: reached) }
    let slop = first?.tool == .mouse ? mouseSlop : touchSlop
    let dx = reached.x - press.x
    let dy = reached.y - press.y
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > slop else { return .none }
    isPanning = true
    let part = slop / distance
    return .began(anchor: ScreenPoint(x: press.x + dx * part, y: press.y + dy * part), to: reached)
  }

  private mutating func finish(_ reason: ContactPhase?, at time: Timestamp) -> Change {
    let wasPanning = isPanning
    isPanning = false
    if reason == .cancelled { return .cancelled }
    return wasPanning ? .ended(velocity: velocity.velocity(liftedAt: time)) : .released
  }
}
