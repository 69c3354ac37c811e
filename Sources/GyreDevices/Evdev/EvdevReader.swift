public import GyreInput
public import GyreMotion

/// Reads the rows of one evdev device: one record for each frame of the kernel.
///
/// Stamps are the kernel's, on the monotonic clock (microseconds). Where the kernel's queue overflowed, a row
/// with the one triple 0,3,0 (SYN_DROPPED) stands for what was lost, and the rows after it tell the difference
/// to the present state: first the contacts that ended, then what is there now. libevdev leaves out codes that
/// the device does not announce, and a new tracking id that comes without the end of the old one.
/// In steady state reading allocates nothing, if the caller passes the same record again.
public struct EvdevReader: ~Copyable {
  /// The number of the stream that the rows belong to.
  public let stream: Int
  private var handle: EvdevHandle
  private var frame = EvdevFrame()
  private var isUnplugged = false

  /// Opens a touch screen's node. Errors: those of opening; see `TouchScreen.problem`.
  public init(_ screen: TouchScreen, stream: Int) throws(DeviceError) {
    try self.init(node: screen.node, stream: stream, through: LinuxDevicePort())
  }

  package init(node: String, stream: Int, through port: any DevicePort) throws(DeviceError) {
    let handle = try EvdevHandle(node, through: port)
    if let error = handle.clockError { throw error }
    self.handle = handle
    self.stream = stream
  }

  /// The number of the open file: readable when there is something to read, and when the device is gone.
  public var descriptor: Int32 { handle.descriptor }

  /// The next row, without waiting. Errors: what reading answered, other than that the device is gone.
  public mutating func next(into record: inout InputRecord) throws(DeviceError) -> EvdevReading {
    if isUnplugged { return .unplugged }
    while true {
      switch try handle.next() {
      case .event(let event):
        guard frame.append(event) else { continue }
      case .dropped(let moment):
        frame.drop(at: moment)
      case .empty:
        return .empty
      case .unplugged:
        frame.clear()
        isUnplugged = true
        return .unplugged
      }
      frame.take(into: &record)
      record.stream = stream
      return .row
    }
  }

  /// The present state as a row: all axes, the buttons that are down, and every slot with its axes.
  ///
  /// A recorder writes it first, because the kernel sends only what changes. `time` is the caller's moment.
  public func state(into record: inout InputRecord, at time: Timestamp) {
    record.time = time
    record.stream = stream
    record.values.removeAll(keepingCapacity: true)
    handle.appendState(to: &record.values)
  }
}

/// What a look at a device brought.
public enum EvdevReading: Sendable, Equatable {
  /// A row, in the record.
  case row
  /// Nothing more now: wait until the file is readable.
  case empty
  /// The device is gone, for good: close it, and look for it anew.
  case unplugged
}
