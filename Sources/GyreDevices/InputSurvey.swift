/// What a look at all evdev devices found.
public struct InputSurvey: Sendable, Equatable {
  /// The touch screens, sorted by stable path and name.
  public var touchScreens: [TouchScreen] = []
  /// The devices that are no touch screen, in the same order.
  public var others: [OtherInput] = []

  /// Makes a survey.
  public init(touchScreens: [TouchScreen] = [], others: [OtherInput] = []) {
    self.touchScreens = touchScreens
    self.others = others
  }
}

/// An input device that is no touch screen.
public struct OtherInput: Sendable, Equatable {
  /// Name, numbers and lasting paths.
  public var identity: DeviceIdentity
  /// The node in /dev; nil where the kernel made none.
  public var node: String?
  /// Why it does not count as a touch screen.
  public var refusal: TouchRefusal

  /// Makes a description.
  public init(identity: DeviceIdentity, node: String?, refusal: TouchRefusal) {
    self.identity = identity
    self.node = node
    self.refusal = refusal
  }
}

extension InputSurvey {
  /// Adds what was found at a node.
  mutating func add(_ finding: InputFinding) {
    switch finding {
    case .touchScreen(let screen): touchScreens.append(screen)
    case .other(let other): others.append(other)
    case .gone: break
    }
  }

  /// Puts the devices into an order that outlives a reboot.
  mutating func sort() {
    touchScreens.sort { $0.identity.sortKey(node: $0.node) < $1.identity.sortKey(node: $1.node) }
    others.sort { $0.identity.sortKey(node: $0.node ?? "") < $1.identity.sortKey(node: $1.node ?? "") }
  }
}

extension DeviceIdentity {
  fileprivate func sortKey(node: String) -> (String, String, Int, String) {
    (stablePath ?? "", name, node.count, node)
  }
}
