internal import GyreMotion
internal import GyreTrace

/// Where the views of a replay go: into an output, against an older view trace, at the trace's own pace.
struct ViewSink: ~Copyable {
  private var writer: ViewTraceWriter
  private var output: OutputFile?
  private var golden: GoldenTrace?
  private var pace: RealtimePace?
  private var line: [UInt8] = []

  /// Makes a sink; what is nil is left out.
  init(
    _ format: ViewTraceFormat, output: consuming OutputFile?, golden: consuming GoldenTrace?,
    pace: RealtimePace?
  ) {
    writer = ViewTraceWriter(format)
    self.output = output
    self.golden = golden
    self.pace = pace
  }

  /// Writes what stands before the first view.
  mutating func begin() throws(CommandError) {
    writer.writeHeader(to: &line)
    if !line.isEmpty { try handOver() }
    if pace != nil { try output?.flush() }
  }

  /// Writes a view.
  mutating func show(_ view: ViewState) throws(CommandError) {
    pace?.wait(until: view.time)
    writer.write(view, to: &line)
    try handOver()
    if pace != nil { try output?.flush() }
  }

  private mutating func handOver() throws(CommandError) {
    try golden?.compare(line.dropLast())
    try output?.write(line)
    line.removeAll(keepingCapacity: true)
  }

  /// Makes sure that nothing is missing, and completes the output.
  consuming func finish() throws(CommandError) {
    try golden?.finish()
    switch consume output {
    case .some(let output): try output.finish()
    case .none: break
    }
  }

  /// Gives up: a stream gets what was shown so far.
  mutating func abandon() { output?.abandon() }
}
