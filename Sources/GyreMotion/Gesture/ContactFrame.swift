/// All contacts of one device at one moment: what one SYN_REPORT said.
///
/// Holds up to 16 contacts in place, so that a frame is a plain value and nothing is allocated. A contact
/// that ended or was cancelled appears in exactly one frame after its last one with that phase.
public struct ContactFrame: Sendable {
  /// The most contacts that a frame can hold; two are used by gestures.
  public static let capacity = 16

  /// When the frame was reported.
  public var time: Timestamp
  /// Which stream reported it; contacts of different devices never mix.
  public var source: Int
  /// How many contacts it holds.
  public private(set) var count = 0
  private var storage: InlineArray<16, Contact>

  /// Makes an empty frame.
  public init(time: Timestamp, source: Int = 0) {
    self.time = time
    self.source = source
    storage = InlineArray(
      repeating: Contact(id: -1, phase: .cancelled, position: ScreenPoint(x: 0, y: 0)))
  }

  /// Makes a frame of contacts; those beyond the capacity are left out.
  public init(time: Timestamp, source: Int = 0, _ contacts: [Contact]) {
    self.init(time: time, source: source)
    for contact in contacts { append(contact) }
  }

  /// How far from the origin a contact may lie, pixels; what lies further counts as there.
  static let furthest = 1e6

  /// Adds a contact; returns false, and leaves it out, where the frame is full or the position is no number.
  ///
  /// A position further than a million pixels from the origin, which no screen has, counts as that far.
  @discardableResult
  public mutating func append(_ contact: Contact) -> Bool {
    guard count < Self.capacity, contact.position.x.isFinite, contact.position.y.isFinite else {
      return false
    }
    storage[count] = contact
    storage[count].position = ScreenPoint(
      x: min(max(contact.position.x, -Self.furthest), Self.furthest),
      y: min(max(contact.position.y, -Self.furthest), Self.furthest))
    count += 1
    return true
  }

  /// The contact at a place below `count`.
  public subscript(index: Int) -> Contact {
    precondition(index < count, "a frame has only the contacts below its count")
    return storage[index]
  }
}

extension ContactFrame: Equatable {
  /// Equal where time, source and the contacts in order are equal.
  public static func == (left: ContactFrame, right: ContactFrame) -> Bool {
    guard left.time == right.time, left.source == right.source, left.count == right.count else {
      return false
    }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }
}
