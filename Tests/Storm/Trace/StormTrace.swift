internal import GyreConfiguration
internal import GyreInput
public import GyreMotion
public import GyreStorm
internal import GyreTrace

/// A sequence of a storm as a trace and a configuration, which `gyre replay` plays.
///
/// Contacts become rows of a touch screen with a billion positions to a side, motion rows keep every digit.
public struct StormTrace {
  /// Stream numbers.
  private enum Stream { static let (touch, motion, mouse, knob) = (0, 1, 2, 3) }
  /// Positions to a side of the touch screen.
  private static let fineness = 1e9

  /// The trace.
  public private(set) var trace: [UInt8] = []
  /// The configuration.
  public private(set) var configuration = ""
  /// What the trace cannot say as it was, in words.
  public private(set) var doubts = ""
  /// True where nothing was lost.
  public var isFaithful: Bool { doubts.isEmpty }

  private var writer = TraceWriter()
  private var slots: [Int32?] = [nil, nil, nil]
  private var pointer: ScreenPoint
  private var view: ViewSettings
  private let scroll: ScrollArbitration

  /// Writes a sequence under settings.
  public init(_ steps: [StormStep], _ settings: MotionSettings) {
    view = settings.view
    scroll = settings.gesture.scroll
    pointer = ScreenPoint(x: view.width / 2, y: view.height / 2)
    configuration = Self.configuration(settings, isMouse: steps.contains { Self.isMouse($0) })
    put(.header(TraceHeader(display: DisplayDescription(dotsPerInch: settings.view.dotsPerInch))))
    for stream in Self.streams(steps) { put(.stream(stream, extra: [])) }
    for step in steps { put(step) }
    try? writer.finish(dropped: nil, extra: [], to: &trace)
  }

  private mutating func doubt(_ what: String) {
    if !doubts.contains(what) { doubts += doubts.isEmpty ? what : "; " + what }
  }

  private mutating func put(_ item: TraceItem) {
    do throws(TraceError) {
      try writer.write(item, to: &trace)
    } catch {
      doubt("\(error)")
    }
  }

  private mutating func put(_ step: StormStep) {
    switch step {
    case .command(let command, let time):
      put(.note(TraceNote(time: time, event: .command(TraceCommand(command)))))
    case .event(.contacts(let frame)):
      put(.record(InputRecord(time: frame.time, stream: Stream.touch, values: touchValues(frame))))
    case .event(.inertial(let sample)):
      let rate = sample.angularVelocity ?? .zero
      put(
        .record(
          InputRecord(
            time: sample.time, stream: Stream.motion, values: Self.decimals([rate.x, rate.y, rate.z]))))
    case .event(.attitude(let sample)):
      let q = sample.attitude
      put(
        .record(
          InputRecord(time: sample.time, stream: Stream.motion, values: Self.decimals([q.w, q.x, q.y, q.z]))))
    case .event(.interruption(let interruption)):
      let event: TraceNote.Event =
        switch interruption.cause {
        case .gap: .gap(stream: Stream.motion, lost: nil)
        case .disconnected: .disconnect(stream: Stream.motion)
        case .reconnected: .reconnect(stream: Stream.motion)
        }
      put(.note(TraceNote(time: interruption.time, event: event)))
    case .event(.rotation(let change)):
      if slots.contains(where: { $0 != nil }) { doubt("the picture turned under a finger") }
      if change.rotation.swapsSides != view.rotation.swapsSides { swap(&view.width, &view.height) }
      view.rotation = change.rotation
      put(.note(TraceNote(time: change.time, event: .display(rotation: change.rotation))))
    case .event(.wheel(let turn)):
      let way = (turn.position.x - pointer.x, turn.position.y - pointer.y)
      pointer = turn.position
      let notches = Int64((turn.notches * 120).rounded())
      put(
        .record(
          InputRecord(
            time: turn.time, stream: Stream.mouse,
            values: Self.integers([
              2, 0, Int64(way.0.rounded()), 2, 1, Int64(way.1.rounded()), 2, 11, notches,
            ]))))
    case .event(.knob(let turn)):
      put(
        .record(
          InputRecord(
            time: turn.time, stream: Stream.knob, values: Self.integers([2, 7, Int64(turn.steps.rounded())])))
      )
    }
  }

  // MARK: - Touch

  private mutating func touchValues(_ frame: ContactFrame) -> [RawValue] {
    var values: [Int64] = []
    for index in 0..<frame.count {
      let contact = frame[index]
      if contact.tool == .mouse, scroll != .both { doubt("a mouse pans where one finger does not") }
      if contact.phase == .cancelled { doubt("a contact was cancelled") }
      guard let slot = slots.firstIndex(of: contact.phase == .began ? nil : contact.id) else { continue }
      values += [3, 47, Int64(slot)]
      if contact.phase == .began {
        slots[slot] = contact.id
        values += [3, 57, Int64(contact.id)]
      }
      let (x, y) = panel(contact.position)
      values += [3, 53, Int64((x * Self.fineness).rounded()), 3, 54, Int64((y * Self.fineness).rounded())]
      if contact.phase == .ended || contact.phase == .cancelled {
        values += [3, 57, -1]
        slots[slot] = nil
      }
    }
    return Self.integers(values)
  }

  /// Where a point of the view lies on the panel, in parts of its sides.
  private func panel(_ point: ScreenPoint) -> (x: Double, y: Double) {
    let (x, y) = (point.x / view.width, point.y / view.height)
    return switch view.rotation {
    case .degrees0: (x, y)
    case .degrees90: (1 - y, x)
    case .degrees180: (1 - x, 1 - y)
    case .degrees270: (y, 1 - x)
    }
  }

  // MARK: - Parts of a trace

  private static func streams(_ steps: [StormStep]) -> [StreamDescription] {
    let end = Int32(fineness)
    let touch = EvdevDescription(
      axes: [
        AbsoluteAxis(code: 47, minimum: 0, maximum: 2), AbsoluteAxis(code: 53, minimum: 0, maximum: end),
        AbsoluteAxis(code: 54, minimum: 0, maximum: end), AbsoluteAxis(code: 57, minimum: 0, maximum: 65535),
      ], properties: [1])
    let givesAttitudes = steps.contains { if case .event(.attitude) = $0 { true } else { false } }
    let names = givesAttitudes ? ["qw", "qx", "qy", "qz"] : ["gx", "gy", "gz"]
    return [
      StreamDescription(id: Stream.touch, kind: .evdev, name: "touch", evdev: touch),
      StreamDescription(
        id: Stream.motion, kind: givesAttitudes ? .attitude : .imu, name: "motion",
        channels: names.map { ChannelDescription(name: $0) }),
      StreamDescription(
        id: Stream.mouse, kind: .evdev, name: "mouse", evdev: EvdevDescription(relativeAxes: [0, 1, 8, 11])),
      StreamDescription(
        id: Stream.knob, kind: .evdev, name: "knob", evdev: EvdevDescription(relativeAxes: [7])),
    ]
  }

  private static func isMouse(_ step: StormStep) -> Bool {
    guard case .event(.contacts(let frame)) = step, frame.count > 0 else { return false }
    return frame[0].tool == .mouse
  }

  /// Every key with its value; a mouse's contacts are written as a finger's, which then has the mouse's slop.
  private static func configuration(_ settings: MotionSettings, isMouse: Bool) -> String {
    var settings = settings
    if isMouse { settings.touch.slop = settings.touch.mouseSlop * 160 / settings.view.dotsPerInch }
    return ConfigurationKey.all.compactMap { key in
      let value = key.value(in: settings)
      return value == .none ? nil : "\(key.name) = \(value.text)\n"
    }.joined()
  }

  private static func decimals(_ numbers: [Double]) -> [RawValue] { numbers.map { .decimal($0) } }
  private static func integers(_ numbers: [Int64]) -> [RawValue] { numbers.map { .integer($0) } }
}
