import GyreMotion

/// The fingers of a diagram: what each column does to them, as frames of contacts.
struct DiagramFingers {
  private struct Finger {
    let row: Diagram.Row
    let tool: ContactTool
    /// The contact while it is down.
    var contact: Contact?
  }

  private var fingers: [Finger]
  private var latestID: Int32 = 0
  /// How far the fingers of the last frame moved, in signs.
  private(set) var moved = 0.0

  /// The rows whose names begin with finger, left, right, third or mouse.
  init(_ diagram: Diagram) {
    fingers = diagram.rows.filter { ["finger", "left", "right", "third", "mouse"].contains($0.name) }
      .map { Finger(row: $0, tool: $0.name == "mouse" ? .mouse : .finger) }
  }

  /// The frame of a column; nil where nothing happens.
  mutating func frame(_ column: Int, at time: Timestamp) throws -> ContactFrame? {
    var contacts: [Contact] = []
    var hasNews = false
    moved = 0
    for index in fingers.indices {
      let row = fingers[index].row
      let sign = row.signs[column]
      if sign == "d" {
        latestID += 1
        let position = ScreenPoint(x: row.place.x, y: row.place.y)
        fingers[index].contact = Contact(
          id: latestID, phase: .began, position: position, tool: fingers[index].tool)
      } else if var contact = fingers[index].contact {
        contact.phase = sign == "u" ? .ended : sign == "x" ? .cancelled : .moved
        let (x, y) = try Self.way(sign, row)
        moved += (abs(x) + abs(y)) * row.factor
        contact.position.x += x * 10 * row.factor
        contact.position.y += y * 10 * row.factor
        fingers[index].contact = contact
      } else if sign != "-" {
        throw DiagramError(line: row.line, what: "column \(column): '\(sign)' of a finger that is not down")
      }
      guard let contact = fingers[index].contact else { continue }
      contacts.append(contact)
      hasNews = hasNews || sign != "="
      if "ux".contains(sign) { fingers[index].contact = nil }
    }
    return hasNews ? ContactFrame(time: time, contacts) : nil
  }

  private static func way(_ sign: Character, _ row: Diagram.Row) throws -> (x: Double, y: Double) {
    switch sign {
    case ">": (1, 0)
    case "<": (-1, 0)
    case "^": (0, -1)
    case "v": (0, 1)
    case "=", "u", "x": (0, 0)
    default: throw DiagramError(line: row.line, what: "'\(sign)' is no sign of a finger")
    }
  }
}
