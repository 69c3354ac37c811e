internal import GyreInput
internal import GyreMotion
internal import GyreTrace

/// One input of a conversion: the lines of its trace, one after the other.
///
/// A trace is read as it is asked for, whatever its size; other formats are read as a whole and become one.
final class RecordingSource {
  /// What comes next; a row is in `record`.
  enum Head {
    case record
    case item(TraceItem)
  }

  /// The name for messages.
  let name: String
  /// The header.
  let header: TraceHeader
  /// The moment that its times count from, on its own clock; nil where nobody knows it.
  let origin: Timestamp?
  /// Rows that were left out because a number in them is not finite.
  let skippedRows: Int
  /// What comes next; nil at the end.
  private(set) var head: Head?
  /// The row that comes next.
  var record = InputRecord(time: .zero, stream: 0)

  private var input: TraceInput?
  private var streams: ArraySlice<ImportedRecording.Stream> = []
  private var records: ArraySlice<InputRecord> = []

  /// Begins to read a trace.
  init(_ trace: consuming TraceInput) throws(CommandError) {
    var trace = trace
    name = trace.name
    guard case .item(.header(let header)) = try trace.next(into: &record) else {
      throw CommandError(.invalid, at: "\(name):1:1", "the first line is no header", "check the file")
    }
    self.header = header
    origin = header.t0
    skippedRows = 0
    input = .some(trace)
    try advance()
  }

  /// Makes a source of a recording of another format.
  init(_ recording: ImportedRecording, name: String) throws(CommandError) {
    self.name = name
    header = TraceHeader(tool: "gyre \(version)")
    origin = recording.origin
    skippedRows = recording.skippedRows
    streams = recording.streams[...]
    records = recording.records[...]
    for warning in recording.warnings { StandardError.warn("\(name):\(warning.line)", warning.description) }
    try advance()
  }

  /// Goes to the next line.
  func advance() throws(CommandError) {
    if input != nil {
      switch try input?.next(into: &record) {
      case .record: head = .record
      case .item(let item): head = .item(item)
      case nil: head = nil
      }
    } else if let stream = streams.popFirst() {
      head = .item(.stream(stream.description, extra: stream.extra))
    } else if let next = records.popFirst() {
      record = next
      head = .record
    } else {
      head = nil
    }
  }

  /// The time of what comes next; nil where it has none.
  var time: Timestamp? {
    switch head {
    case .record: record.time
    case .item(.note(let note)): note.time
    case .item(.unknown(let object)): object.time
    case .item, nil: nil
    }
  }

  /// Says what the user should know once the end is reached.
  func warn() { input?.warn() }
}
