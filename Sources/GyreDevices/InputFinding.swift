internal import Glibc

/// What one evdev node turned out to be.
enum InputFinding: Sendable, Equatable {
  /// A touch screen, readable or not.
  case touchScreen(TouchScreen)
  /// Something else.
  case other(OtherInput)
  /// Unplugged while it was looked at.
  case gone

  /// Judges a node, and opens it where it may be a touch screen; other people's keyboards stay closed.
  init(_ node: InputNode, _ identity: DeviceIdentity, through port: any DevicePort) {
    let early = TouchVerdict(properties: node.properties, capabilities: node.capabilities)
    if case .refused(let refusal) = early {
      self = .other(OtherInput(identity: identity, node: node.node, refusal: refusal))
      return
    }
    do throws(DeviceError) {
      guard let path = node.node else { throw .missing(path: node.path, code: ENOENT) }
      self.init(node, identity, try EvdevHandle(path, through: port), early)
    } catch {
      self.init(node, identity, error, early, stillThere: port.exists(node.path))
    }
  }

  /// A node that could be opened.
  private init(
    _ node: InputNode, _ identity: DeviceIdentity, _ handle: borrowing EvdevHandle, _ early: TouchVerdict?
  ) {
    let capabilities = handle.capabilities
    var identity = identity
    identity.identifiers = handle.identifiers
    if identity.name.isEmpty { identity.name = handle.name }
    switch early ?? TouchVerdict(properties: node.properties, capabilities: capabilities) {
    case .touchScreen(let evidence):
      var screen = TouchScreen(node, identity, evidence)
      screen.protocol = TouchProtocol(capabilities)
      screen.slots = handle.slots
      screen.evdev = handle.evdev
      screen.size = PanelSize(evdev: screen.evdev, properties: node.properties)
      screen.problem = handle.clockError
      self = .touchScreen(screen)
    case .refused(let refusal):
      self = .other(OtherInput(identity: identity, node: node.node, refusal: refusal))
    case nil:
      self = .other(OtherInput(identity: identity, node: node.node, refusal: .noTouch))
    }
  }

  /// A node that could not be opened: a touch screen with its problem, unless it went away meanwhile.
  private init(
    _ node: InputNode, _ identity: DeviceIdentity, _ error: DeviceError, _ early: TouchVerdict?,
    stillThere: Bool
  ) {
    guard stillThere else {
      self = .gone
      return
    }
    guard case .touchScreen(let evidence) = early else {
      self = .other(OtherInput(identity: identity, node: node.node, refusal: .unknown(error)))
      return
    }
    var screen = TouchScreen(node, identity, evidence)
    screen.protocol = node.capabilities.map { TouchProtocol($0) }
    screen.problem = error
    self = .touchScreen(screen)
  }
}

extension TouchScreen {
  /// What a node tells without being opened.
  fileprivate init(_ node: InputNode, _ identity: DeviceIdentity, _ evidence: TouchEvidence) {
    let text = node.properties["LIBINPUT_CALIBRATION_MATRIX"]
    self.init(
      identity: identity, node: node.node ?? node.path, systemPath: node.path, evidence: evidence,
      size: PanelSize(evdev: nil, properties: node.properties),
      calibration: text.flatMap(TouchCalibration.init), calibrationText: text?.printable)
  }
}
