import GyreMotion

/// The one or two fingers that count, as the rule says: the first two that came, a third never.
struct StormFingers {
  private var held: [(id: Int32, place: ScreenPoint)] = []
  private(set) var isNew = false
  private var isTurned = false

  /// The finger, or the midpoint of two; nil where none is down.
  var grip: ScreenPoint? {
    switch held.count {
    case 0: nil
    case 1: held[0].place
    default:
      ScreenPoint(x: (held[0].place.x + held[1].place.x) / 2, y: (held[0].place.y + held[1].place.y) / 2)
    }
  }

  /// True where two fingers count.
  var arePair: Bool { held.count == 2 }

  /// The picture turned: the next places are new ones.
  mutating func turn() { isTurned = true }

  /// Takes in a frame of a storm, in which fingers either move, or one comes or goes; `isNew` says that the places do
  /// not compare with those before.
  mutating func take(_ frame: ContactFrame) {
    isNew = isTurned
    isTurned = false
    for index in 0..<frame.count {
      let contact = frame[index]
      let place = held.firstIndex { $0.id == contact.id }
      switch contact.phase {
      case .began where held.count < 2:
        held.append((contact.id, contact.position))
        isNew = true
      case .moved: if let place { held[place].place = contact.position }
      case .ended, .cancelled:
        if let place {
          held.remove(at: place)
          isNew = true
        }
      case .began: break
      }
    }
  }
}
