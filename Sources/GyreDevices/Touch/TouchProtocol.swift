internal import CLinuxInput

/// How a touch screen tells its contacts apart.
///
/// Source: Documentation/input/multi-touch-protocol.rst of the kernel.
public enum TouchProtocol: String, Sendable, Equatable {
  /// Protocol B: every contact has a slot and a tracking id; only changes are sent.
  case slots = "B"
  /// Protocol A: every frame lists all contacts, each closed by SYN_MT_REPORT, without lasting numbers.
  case anonymous = "A"
  /// One contact: ABS_X and ABS_Y while BTN_TOUCH is 1.
  case single = "single"

  /// Tells the protocol from a device's capabilities.
  package init(_ capabilities: InputCapabilities) {
    if !capabilities.hasContactPositions {
      self = .single
    } else {
      self = capabilities.absolute.contains(ABS_MT_SLOT) ? .slots : .anonymous
    }
  }
}
