internal import GyreInput
internal import GyreMotion
internal import GyreTrace

/// Several recordings as one: on one clock, in the order of their times, each stream with a number of its own.
struct RecordingMerge {
  /// Recordings whose beginnings lie further apart than this cannot have the same clock.
  private static let farthest = TimeSpan.seconds(3600)

  private let sources: [RecordingSource]
  /// What is added to each source's times.
  private let shifts: [TimeSpan]
  /// The new number of each stream, for each source.
  private var numbers: [[Int: Int]]
  private var nextNumber = 0
  /// The header of the whole.
  let header: TraceHeader
  /// How many objects of newer versions were left out, because their times cannot be moved.
  private(set) var leftOut = 0

  /// Puts recordings onto one clock: their own where they share it, else they all begin together.
  init(_ sources: [RecordingSource]) {
    self.sources = sources
    numbers = Array(repeating: [:], count: sources.count)
    var header = sources[0].header
    header.display = sources.lazy.compactMap(\.header.display).first
    if sources.count == 1 {
      shifts = [.zero]
    } else if let first = Self.sharedOrigin(sources) {
      shifts = sources.map { $0.origin.map { $0.since(first) } ?? .zero }
      // Other formats may count from 1970: traces hold no wall-clock time.
      header.t0 = sources.contains { $0.header.t0 != nil } ? first : nil
    } else {
      StandardError.warn(nil, "the recordings have no common clock; they are taken to begin together")
      shifts = sources.map { _ in .zero }
      header.t0 = nil
    }
    self.header = header
  }

  /// The earliest origin where all are known and near each other.
  private static func sharedOrigin(_ sources: [RecordingSource]) -> Timestamp? {
    let origins = sources.compactMap(\.origin)
    guard origins.count == sources.count, let first = origins.min(), let last = origins.max() else {
      return nil
    }
    return last.since(first) <= farthest ? first : nil
  }

  /// Hands over everything behind the headers in order: rows to `record`, anything else to `item`.
  mutating func run(
    _ record: (InputRecord) throws(CommandError) -> Void, _ item: (TraceItem) throws(CommandError) -> Void
  ) throws(CommandError) {
    while let index = next() {
      let source = sources[index]
      switch source.head {
      case .record:
        if sources.count > 1 {
          source.record.time = source.record.time + shifts[index]
          source.record.stream = numbers[index][source.record.stream] ?? source.record.stream
        }
        try record(source.record)
      case .item(let found): for moved in moved(found, index) { try item(moved) }
      case nil: break
      }
      try source.advance()
    }
  }

  /// The source whose next line comes first: what has no time comes at once, then the earliest.
  private func next() -> Int? {
    if sources.count == 1 { return sources[0].head == nil ? nil : 0 }
    var best: (index: Int, time: Timestamp)?
    for (index, source) in sources.enumerated() where source.head != nil {
      guard let time = source.time else { return index }
      let moved = time + shifts[index]
      if best == nil || moved < best?.time ?? moved { best = (index, moved) }
    }
    return best?.index
  }

  private mutating func moved(_ item: TraceItem, _ index: Int) -> [TraceItem] {
    guard sources.count > 1 else { return [item] }
    switch item {
    case .stream(var description, let extra):
      numbers[index][description.id] = nextNumber
      description.id = nextNumber
      nextNumber += 1
      return [.stream(description, extra: extra)]
    case .note(var note):
      note.time = note.time + shifts[index]
      return note.event.renumbered(numbers[index]).map { event in
        note.event = event
        return .note(note)
      }
    case .unknown:
      leftOut += 1
      return []
    // There is one header, and one footer that counts everything.
    case .header, .footer: return []
    case .record: return [item]
    }
  }
}

extension TraceNote.Event {
  /// The same event of streams with other numbers; "all streams" means those of its own recording.
  fileprivate func renumbered(_ numbers: [Int: Int]) -> [TraceNote.Event] {
    func each(_ stream: Int?, _ make: (Int) -> TraceNote.Event) -> [TraceNote.Event] {
      let streams = stream.map { [numbers[$0] ?? $0] } ?? numbers.values.sorted()
      return streams.map(make)
    }
    return switch self {
    case .gap(let stream, let lost): each(stream) { .gap(stream: $0, lost: lost) }
    case .dropped(let stream, let lost): each(stream) { .dropped(stream: $0, lost: lost) }
    case .disconnect(let stream): each(stream) { .disconnect(stream: $0) }
    case .reconnect(let stream): each(stream) { .reconnect(stream: $0) }
    default: [self]
    }
  }
}
