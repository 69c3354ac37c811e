/// What the fingers on the view hold: one point, and with two fingers their distance.
struct Grip: Sendable, Equatable {
  /// The finger, or the midpoint of two, in pixels.
  var point: ScreenPoint
  /// The distance of two fingers in pixels; nil with one.
  var span: Double?

  /// How far another grip lies from it: the farther of the point and the distance of two fingers, in pixels.
  func distance(to other: Grip) -> Double { max(pointDistance(to: other), abs(spread(to: other))) }

  /// The grip on the way to another one at which a slop is lost, of the point's way and of the distance's.
  func way(to end: Grip, losing slop: Double) -> Grip {
    let distance = pointDistance(to: end)
    let part = distance > slop ? slop / distance : 1
    var way = Grip(
      point: ScreenPoint(
        x: point.x + (end.point.x - point.x) * part, y: point.y + (end.point.y - point.y) * part))
    if let span, end.span != nil { way.span = span + min(max(spread(to: end), -slop), slop) }
    return way
  }

  private func pointDistance(to other: Grip) -> Double {
    let dx = other.point.x - point.x
    let dy = other.point.y - point.y
    return (dx * dx + dy * dy).squareRoot()
  }

  private func spread(to other: Grip) -> Double {
    guard let span, let otherSpan = other.span else { return 0 }
    return otherSpan - span
  }
}

/// The one or two fingers that count, of all that are on the view: a third is ignored until the others lift.
struct HeldFingers: Sendable, Equatable {
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

  /// True where no finger counts.
  var isEmpty: Bool { first == nil }

  /// True where two count.
  var arePair: Bool { second != nil }

  /// What the first finger is; nil where none counts.
  var tool: ContactTool? { first?.tool }

  /// What they hold; nil where none counts.
  var grip: Grip? {
    guard let first = first?.position else { return nil }
    guard let second = second?.position else { return Grip(point: first) }
    let dx = second.x - first.x
    let dy = second.y - first.y
    return Grip(
      point: ScreenPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2),
      span: (dx * dx + dy * dy).squareRoot())
  }

  /// True where one of them is of a source.
  func areOf(_ source: Int) -> Bool { first?.source == source || second?.source == source }

  /// Takes lifted and void fingers away; the strongest reason, or nil where none went.
  mutating func remove(_ frame: ContactFrame) -> ContactPhase? {
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

  /// Takes new fingers in; true where one of them counts.
  mutating func add(_ frame: ContactFrame) -> Bool {
    var isNew = false
    for index in 0..<frame.count where frame[index].phase == .began {
      let contact = frame[index]
      // A finger that is held already cannot begin: it is only where it says.
      if first?.isOf(contact, frame.source) == true || second?.isOf(contact, frame.source) == true {
        continue
      }
      if first == nil {
        first = Finger(contact, frame.source)
      } else if second == nil {
        second = Finger(contact, frame.source)
      } else {
        continue
      }
      isNew = true
    }
    return isNew
  }

  /// Moves them to where a frame says they are.
  mutating func place(_ frame: ContactFrame) {
    for index in 0..<frame.count where frame[index].phase == .moved {
      let contact = frame[index]
      if first?.isOf(contact, frame.source) == true {
        first?.position = contact.position
      } else if second?.isOf(contact, frame.source) == true {
        second?.position = contact.position
      }
    }
  }
}
