internal import GyreInput
internal import GyreMotion
internal import GyreTrace

/// A trace that is read from a file or standard input, line by line, whatever its size.
struct TraceInput: ~Copyable {
  private var file: InputFile
  private var reader = TraceReader()
  private var chunk = InputFile.emptyChunk
  private var isFinished = false
  /// What is suspect about the streams, each with its line; a trace that describes streams on and on gives the first.
  private var suspicions: [(line: Int, warning: InputWarning)] = []

  /// Opens a trace.
  init(_ path: FilePath) throws(CommandError) { self.init(try InputFile(path)) }

  /// Reads a file that is open already.
  init(_ file: consuming InputFile) { self.file = file }

  /// The name for messages.
  var name: String { file.name }

  /// The line that the last step came from, counted from 1.
  var line: Int { reader.line }

  /// The time of the last row or object with one; nil before.
  var time: Timestamp? { reader.lastTime }

  /// The next row, by way of `record`, or anything else; nil at the end.
  mutating func next(into record: inout InputRecord) throws(CommandError) -> TraceStep? {
    while true {
      do throws(TraceError) {
        if let step = try reader.read(into: &record) {
          if case .item(.stream(let description, _)) = step, suspicions.count < 10 {
            suspicions += description.warnings.map { (reader.line, $0) }
          }
          return step
        }
      } catch {
        throw CommandError(error, in: file.name)
      }
      if isFinished { return nil }
      let count = try file.read(into: &chunk)
      if count > 0 {
        reader.append(chunk[..<count])
      } else {
        reader.finish()
        isFinished = true
      }
    }
  }

  /// What the reader found out; complete at the end.
  var facts: TraceFacts {
    TraceFacts(
      rows: reader.rowCounts.map(\.rows), first: reader.firstTime, last: reader.lastTime,
      warnings: reader.warnings)
  }

  /// Says what the user should know although the trace could be read.
  func warn() {
    for (line, warning) in suspicions { StandardError.warn("\(file.name):\(line)", warning.description) }
    for warning in reader.warnings {
      StandardError.warn("\(file.name):\(warning.line):\(warning.column)", warning.description)
    }
  }
}

/// What is known of a trace once it is read.
struct TraceFacts {
  /// The rows of each stream, by rising number.
  var rows: [Int]
  /// The time of the first row or object; nil where there is none.
  var first: Timestamp?
  /// The time of the last row or object.
  var last: Timestamp?
  /// What the user should know.
  var warnings: [TraceWarning]

  /// All rows.
  var rowCount: Int { rows.reduce(0, +) }
  /// From the first to the last row or object, in seconds; 0 for none.
  var duration: Double { if let first, let last { last.seconds(since: first) } else { 0 } }
}

extension CommandError {
  /// A trace that cannot be read.
  init(_ error: TraceError, in file: String) {
    self.init(.invalid, at: "\(file):\(error.line):\(error.column)", message: error.description)
  }

  /// An error whose message is `what; what to do` already.
  init(_ code: ExitCode, at place: String?, message: String) {
    // The remedy may have semicolons of its own: the first one separates.
    let parts = message.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let remedy = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "check the file"
    self.init(code, at: place, String(parts[0]), remedy)
  }
}
