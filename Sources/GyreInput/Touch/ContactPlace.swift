import GyreMotion

/// A place where one contact may be: a slot, a tracked report, the only touch of a single-touch device.
///
/// It holds what the device said last and what was told of it, and makes the second follow the first once per
/// frame. Values that a device does not send stay, for a new contact too: the kernel sends only changes.
struct ContactPlace: Sendable, Equatable {
  // MARK: - What the device said

  /// The device's identity of the contact; negative where nothing touches.
  var identity: Int64 = -1
  /// The raw x; nil until the device said one.
  var x: Double?
  /// The raw y; nil until the device said one.
  var y: Double?
  /// True while the device takes it for a palm.
  var isPalm = false
  /// True while it only hovers over the surface.
  var isHovering = false
  /// What touches.
  var tool = ContactTool.finger
  /// True where this frame said anything of a contact here.
  var isNamed = false

  // MARK: - What was told of it

  private(set) var told = Told.nothing
  private var toldIdentity: Int64 = -1
  private var contact: Int32 = -1
  private var position = ScreenPoint(x: 0, y: 0)

  /// What the receiver of frames knows of a place.
  enum Told: Sendable, Equatable {
    /// Nothing, or an end.
    case nothing
    /// A contact that is down.
    case down
    /// Nothing until the device gives a new identity: a palm, or a contact that began beside the view.
    case silent
    /// A cancelled contact that may go on: it begins anew as soon as the device names it again.
    case suspended
  }

  /// Forgets everything; what was told must have been cancelled before.
  mutating func reset() { self = ContactPlace() }

  /// False where nothing is there and nothing was told: most slots, most of the time.
  var isConcerned: Bool { identity >= 0 || told != .nothing || isNamed }

  // MARK: - Once per frame

  /// Adds what became of a contact that is down: it moved, ended or was cancelled.
  mutating func continueContact(_ frame: inout ContactFrame, _ map: AxisMap, _ view: TouchView) {
    if identity != toldIdentity {
      if told == .down { tell(.ended, &frame) }
      told = .nothing
    }
    switch told {
    case .down where isPalm:
      tell(.cancelled, &frame)
      told = .silent
    case .down where isHovering:
      tell(.ended, &frame)
      told = .nothing
    case .down:
      if let x, let y { position = map.position(x: x, y: y, in: view) }
      tell(.moved, &frame)
    case .suspended where isNamed:
      told = .nothing
    case .nothing, .silent, .suspended: break
    }
  }

  /// Adds a contact that came down, once its position is known and as long as the frame has room.
  mutating func beginContact(
    _ frame: inout ContactFrame, _ map: AxisMap, _ view: TouchView, _ next: inout ContactNumber
  ) {
    isNamed = false
    guard told == .nothing, identity >= 0 else { return }
    toldIdentity = identity
    if isPalm {
      told = .silent
      return
    }
    guard !isHovering, let x, let y, frame.count < ContactFrame.capacity else { return }
    guard map.isOver(view, x: x, y: y) else {
      told = .silent
      return
    }
    contact = next.take()
    position = map.position(x: x, y: y, in: view)
    tell(.began, &frame)
    told = .down
  }

  /// Adds the cancellation of a contact that is down; it begins anew when the device names it again.
  mutating func cancel(_ frame: inout ContactFrame) {
    if told == .down { tell(.cancelled, &frame) }
    if told != .silent || identity != toldIdentity { told = identity >= 0 ? .suspended : .nothing }
    toldIdentity = identity
    isNamed = false
  }

  /// Adds the cancellation of a contact whose view turned, where it is now, and lets it begin anew.
  mutating func reanchor(_ frame: inout ContactFrame, _ map: AxisMap, _ view: TouchView) {
    guard told == .down, let x, let y else { return }
    position = map.position(x: x, y: y, in: view)
    tell(.cancelled, &frame)
    told = .nothing
  }

  private func tell(_ phase: ContactPhase, _ frame: inout ContactFrame) {
    frame.append(Contact(id: contact, phase: phase, position: position, tool: tool))
  }
}

/// Numbers contacts: 0, 1, 2 and so on, beginning anew after the largest Int32.
struct ContactNumber: Sendable, Equatable {
  private var next: Int32 = 0

  /// The next number.
  mutating func take() -> Int32 {
    defer { next = next == .max ? 0 : next + 1 }
    return next
  }
}
