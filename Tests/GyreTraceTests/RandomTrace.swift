import GyreInput
import GyreMotion
import GyreTestSupport
import GyreTrace

/// Items of a valid trace, different for each seed.
struct RandomTrace {
  private var random: SeededGenerator
  private var time: Int64
  private var streams: [StreamDescription] = []
  private var rows: [Int: Int] = [:]

  /// The items of a seed: header, streams, rows and notes, perhaps a footer.
  static func items(seed: UInt64, length: Int = 60) -> [TraceItem] {
    var trace = RandomTrace(seed: seed)
    return trace.items(length: length)
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    time = Int64.random(in: -5...1_000_000_000, using: &random)
  }

  private mutating func items(length: Int) -> [TraceItem] {
    var items: [TraceItem] = [.header(header()), stream()]
    for _ in 0..<length {
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where streams.count < 6: items.append(stream())
      case 1, 2: items.append(.note(note()))
      default: items.append(row())
      }
    }
    if Bool.random(using: &random) {
      let counts = streams.map(\.id).sorted().map { rows[$0] ?? 0 }
      items.append(.footer(TraceFooter(rows: counts, dropped: flip(Int.random(in: 0...9, using: &random)))))
    }
    return items
  }

  // MARK: - Lines

  private mutating func header() -> TraceHeader {
    TraceHeader(
      clock: flip("monotonic"), t0: flip(Timestamp(nanoseconds: integer())), tool: flip(text()),
      display: flip(
        DisplayDescription(
          width: Double.random(in: 1...4_000, using: &random).rounded(), height: 480.5,
          rotation: ScreenRotation.allCases.randomElement(using: &random) ?? .degrees0, dotsPerInch: 96,
          extra: extra())),
      extra: extra())
  }

  private mutating func stream() -> TraceItem {
    var id = Int.random(in: 0...8, using: &random)
    while streams.contains(where: { $0.id == id }) { id = Int.random(in: 0...100_000, using: &random) }
    var stream = StreamDescription(id: id, kind: .evdev, name: text())
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      stream.evdev = EvdevDescription(
        axes: [0, 1, 47, 53].filter { _ in Bool.random(using: &random) }.map { code in
          AbsoluteAxis(
            code: code, minimum: .random(in: -9...9, using: &random),
            maximum: .random(in: 10 ... .max, using: &random), resolution: 7)
        }, properties: Bool.random(using: &random) ? [1, 6] : [], relativeAxes: flip([0, 1, 8]))
      stream.calibration = flip(TouchCalibration(1, 0, 0.25, 0, -1, 1e-9))
    case 1:
      stream.kind = .attitude
      stream.channels = ["qx", "qy", "qz", "qw"].map { ChannelDescription(name: $0, scale: 6.1e-5) }
      stream.fromFrame = flip("device")
      stream.toFrame = flip("earth")
    case 2:
      stream.kind = .other(text() + "?")
      let count = Int.random(in: 0...2, using: &random)
      stream.channels = (0..<count).map { ChannelDescription(name: "c\($0)") }
    default:
      stream.kind = .imu
      stream.channels = ["gx", "gy", "gz", "ax", "ay", "az"].prefix(.random(in: 1...6, using: &random)).map {
        ChannelDescription(
          name: $0, unit: flip("rad/s"), scale: positive(), offset: number(), range: flip(positive()))
      }
      stream.mount = flip(
        MountMatrix(x: Vector3(x: 0, y: 1, z: 0), y: Vector3(x: -1, y: 0, z: 0), z: Vector3(x: 0, y: 0, z: 1))
      )
      stream.mountSource = flip("sysfs")
    }
    stream.rate = flip(positive())
    stream.clock = flip("host")
    streams.append(stream)
    return .stream(stream, extra: extra())
  }

  private mutating func row() -> TraceItem {
    let stream = streams.randomElement(using: &random) ?? StreamDescription(id: 0, kind: .evdev)
    rows[stream.id, default: 0] += 1
    var values: [RawValue] = []
    if stream.kind == .evdev {
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        values.append(.integer(.random(in: 1...5, using: &random)))
        values.append(.integer(.random(in: 0...0x3FF, using: &random)))
        values.append(.integer(Int64(Int32.random(in: .min ... .max, using: &random))))
      }
    } else {
      for _ in stream.channels {
        values.append(Bool.random(using: &random) ? .integer(integer()) : .decimal(number()))
      }
    }
    return .record(InputRecord(time: later(), stream: stream.id, values: values))
  }

  private mutating func note() -> TraceNote {
    let stream = flip(streams.randomElement(using: &random)?.id ?? 0)
    let event: TraceNote.Event
    switch Int.random(in: 0..<9, using: &random) {
    case 0: event = .gap(stream: stream, lost: flip(3))
    case 1: event = .dropped(stream: stream, lost: flip(0))
    case 2: event = .disconnect(stream: stream)
    case 3: event = .reconnect(stream: stream)
    case 4: event = .marker(text: text())
    case 5: event = .display(rotation: .degrees270)
    case 6: event = .truth(Quaternion(w: number(), x: number(), y: number(), z: number()))
    case 7: event = .other(name: text() + "?")
    default: event = .command(command())
    }
    return TraceNote(time: later(), event: event, extra: extra())
  }

  private mutating func command() -> TraceCommand {
    let names = ["look", "spin", "turn", "recentre", "home", "stop", "mode", "dance"]
    var command = TraceCommand(name: names.randomElement(using: &random) ?? "home")
    switch command.name {
    case "look":
      command.yawDegrees = flip(number())
      command.pitchDegrees = flip(number())
      command.horizontalFieldOfViewDegrees = flip(positive())
      command.overSeconds = flip(0.5)
      command.path = flip(.counterclockwise)
    case "spin": command.frame = number()
    case "turn": command.yawDegreesPerSecond = number()
    case "mode": command.gyro = "absolute"
    default: break
    }
    return command
  }

  // MARK: - Values

  private mutating func later() -> Timestamp {
    time += Int64.random(in: 0...3_000_000, using: &random)
    return Timestamp(nanoseconds: time)
  }

  private mutating func flip<Value>(_ value: Value) -> Value? {
    Bool.random(using: &random) ? value : nil
  }

  private mutating func integer() -> Int64 {
    Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random)
  }

  private mutating func number() -> Double {
    Int.random(in: 0..<4, using: &random) == 0
      ? Double(Int.random(in: -99...99, using: &random)) : Double.random(in: -1...1, using: &random) * 1e3
  }

  private mutating func positive() -> Double {
    var value = number().magnitude
    while value == 0 { value = number().magnitude }
    return value
  }

  private mutating func text() -> String {
    ["", "a", "touch \"screen\"", "ü\n\t\\", "😀", "\u{1}"].randomElement(using: &random) ?? ""
  }

  private mutating func extra() -> [ExtraMember] {
    guard Int.random(in: 0..<3, using: &random) == 0,
      let first = ExtraMember(key: "later", json: #"{"a":[1, 2.50,"x"]}"#),
      let second = ExtraMember(key: "\"q\"", json: "null")
    else { return [] }
    return Bool.random(using: &random) ? [first, second] : [second]
  }
}
