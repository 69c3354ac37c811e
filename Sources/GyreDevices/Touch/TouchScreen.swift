internal import CLinuxInput
public import GyreInput

/// A touch screen that the system has: a plain description, also of one whose node cannot be read.
public struct TouchScreen: Sendable, Equatable {
  /// Name, numbers and lasting paths: what to choose it by.
  public var identity: DeviceIdentity
  /// The node in /dev now ("/dev/input/event3"); another one after a reboot.
  public var node: String
  /// The node's directory in sysfs: tells two nodes apart as long as neither is replugged.
  public var systemPath: String
  /// Why it counts as a touch screen.
  public var evidence: TouchEvidence
  /// How it tells contacts apart; nil where neither sysfs nor the node says.
  public var `protocol`: TouchProtocol?
  /// How many contacts it follows at once; nil without slots, or where the node cannot be read.
  public var slots: Int?
  /// Axes with their ranges and resolutions, and the INPUT_PROP_ numbers; nil where the node cannot be read.
  public var evdev: EvdevDescription?
  /// Its size; nil where no resolution is known.
  public var size: PanelSize?
  /// The calibration in udev; nil where there is none or its text is wrong.
  public var calibration: TouchCalibration?
  /// LIBINPUT_CALIBRATION_MATRIX as it stands in udev: with `calibration` nil, a text to be mended.
  public var calibrationText: String?
  /// Why its node cannot be read; nil where it can.
  public var problem: DeviceError?

  /// Makes a description; what is left out is unknown.
  public init(
    identity: DeviceIdentity, node: String, systemPath: String, evidence: TouchEvidence,
    protocol: TouchProtocol? = nil, slots: Int? = nil, evdev: EvdevDescription? = nil,
    size: PanelSize? = nil, calibration: TouchCalibration? = nil, calibrationText: String? = nil,
    problem: DeviceError? = nil
  ) {
    self.identity = identity
    self.node = node
    self.systemPath = systemPath
    self.evidence = evidence
    self.protocol = `protocol`
    self.slots = slots
    self.evdev = evdev
    self.size = size
    self.calibration = calibration
    self.calibrationText = calibrationText
    self.problem = problem
  }

  /// The device's name; empty where unknown.
  public var name: String { identity.name }

  /// True where its node can be read.
  public var isReadable: Bool { problem == nil }

  /// The horizontal axis of contacts: ABS_MT_POSITION_X, else ABS_X.
  public var xAxis: AbsoluteAxis? { axis(ABS_MT_POSITION_X, else: ABS_X) }

  /// The vertical axis of contacts: ABS_MT_POSITION_Y, else ABS_Y.
  public var yAxis: AbsoluteAxis? { axis(ABS_MT_POSITION_Y, else: ABS_Y) }

  /// The stream that its rows belong to in a trace or session.
  public func stream(id: Int) -> StreamDescription {
    StreamDescription(id: id, kind: .evdev, name: name, evdev: evdev)
  }

  private func axis(_ code: Int32, else other: Int32) -> AbsoluteAxis? {
    let contacts = self.protocol == .single ? nil : evdev?.axis(Int(code))
    return contacts ?? evdev?.axis(Int(other))
  }
}
