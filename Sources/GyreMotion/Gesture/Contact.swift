/// One finger (or the pressed mouse) at one moment.
public struct Contact: Sendable, Equatable {
  /// Tells contacts of one device apart while they last; never reused within a frame.
  public var id: Int32
  /// What happened to it since the frame before.
  public var phase: ContactPhase
  /// Where it is, in pixels of the view: origin top left, x right, y down.
  public var position: ScreenPoint
  /// What touches.
  public var tool: ContactTool

  /// Makes a contact.
  @inlinable public init(id: Int32, phase: ContactPhase, position: ScreenPoint, tool: ContactTool = .finger) {
    self.id = id
    self.phase = phase
    self.position = position
    self.tool = tool
  }
}

/// What happened to a contact since the frame before.
public enum ContactPhase: Sendable, Equatable {
  /// It came down.
  case began
  /// It is down; its position may or may not differ.
  case moved
  /// It lifted; the position is its last one.
  case ended
  /// It is void (palm, lost events, unplugged): nothing may glide from it.
  case cancelled
}

/// What touches.
public enum ContactTool: Sendable, Equatable {
  /// A finger or a pen.
  case finger
  /// The mouse with a button held.
  case mouse
}

/// A place on the view in pixels: origin top left, x right, y down; pixel i has its centre at i + 0.5.
public struct ScreenPoint: Sendable, Hashable {
  /// Pixels from the left edge.
  public var x: Double
  /// Pixels from the top edge.
  public var y: Double

  /// Makes a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
