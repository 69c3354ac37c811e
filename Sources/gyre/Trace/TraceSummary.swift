internal import GyreInput
internal import GyreMotion
internal import GyreTrace

/// What is in a trace: its streams with their rates and gaps, its length, its contacts.
struct TraceSummary {
  /// One stream.
  struct Stream {
    var description: StreamDescription
    var statistics: StreamStatistics
  }

  /// The streams by rising number.
  private(set) var streams: [Stream] = []
  /// How often a finger or the mouse came down.
  private(set) var contacts = 0
  /// From the first to the last row or object with a time.
  private(set) var duration = 0.0
  /// True where the end is missing.
  private(set) var isTruncated = false

  private var decoder: InputDecoder

  /// Reads a trace to its end.
  init(_ input: inout TraceInput) throws(CommandError) {
    decoder = InputDecoder(view: TouchView(width: 1920, height: 1080))
    var record = InputRecord(time: .zero, stream: 0)
    while let step = try input.next(into: &record) {
      switch step {
      case .record: add(record)
      case .item(.stream(let description, _)): add(description)
      case .item(.note(let note)): add(note)
      case .item: break
      }
    }
    for index in streams.indices { streams[index].statistics.finish() }
    duration = input.facts.duration
    isTruncated = !input.facts.warnings.isEmpty
  }

  private mutating func add(_ description: StreamDescription) {
    let place = streams.firstIndex { $0.description.id > description.id } ?? streams.count
    streams.insert(
      Stream(description: description, statistics: StreamStatistics(kind: description.kind)), at: place)
    // Only contacts are counted, so the motion streams need no decoding. A stream that decoding refuses has none.
    if description.kind == .evdev { try? decoder.describe(description, at: .zero) { _ in } }
  }

  private mutating func add(_ record: InputRecord) {
    guard let index = streams.firstIndex(where: { $0.description.id == record.stream }) else { return }
    let isTouch = streams[index].description.kind == .evdev
    streams[index].statistics.add(record.time, losesEvents: isTouch && Self.losesEvents(record))
    guard isTouch else { return }
    var began = 0
    decoder.decode(record) { event in
      guard case .contacts(let frame) = event else { return }
      for index in 0..<frame.count where frame[index].phase == .began { began += 1 }
    }
    contacts += began
  }

  private mutating func add(_ note: TraceNote) {
    let lost: (stream: Int?, cause: Interruption)? =
      switch note.event {
      case .gap(let stream, _), .dropped(let stream, _): (stream, .gap)
      case .disconnect(let stream): (stream, .disconnected)
      default: nil
      }
    guard let lost else { return }
    for index in streams.indices where lost.stream == nil || streams[index].description.id == lost.stream {
      streams[index].statistics.interrupt()
    }
    decoder.interrupt(stream: lost.stream, at: note.time, cause: lost.cause) { _ in }
  }

  /// True for a row with SYN_DROPPED (0, 3): the kernel's queue ran over.
  private static func losesEvents(_ record: InputRecord) -> Bool {
    for place in stride(from: 0, to: record.values.count - 2, by: 3) {
      if record.values[place] == .integer(0), record.values[place + 1] == .integer(3) { return true }
    }
    return false
  }
}
