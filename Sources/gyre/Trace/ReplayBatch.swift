internal import GyreTrace

/// The traces of one command line and where each one's views go.
struct ReplayBatch {
  private let job: ReplayJob
  private let traces: [FilePath]
  private let output: FilePath?
  /// What no output may replace.
  private let inputs: [FilePath]

  /// Sorts out where everything goes, or says why that does not work.
  init(_ arguments: ParsedArguments, _ job: ReplayJob) throws(CommandError) {
    self.job = job
    traces = arguments.operands.map(\.path)
    output = arguments.last(.replayOutput)?.path
    inputs = arguments.inputs
    guard traces.count > 1 else { return }
    guard job.golden == nil else {
      throw CommandError(.usage, "--golden compares one trace", "run it once for each trace")
    }
    guard let output, !output.isStandard else {
      throw CommandError(.usage, "several traces cannot go into one output", "name a directory with -o DIR")
    }
  }

  /// Replays them all.
  func run() throws(CommandError) {
    guard traces.count > 1 || output.map(FileStatus.init(of:))??.isDirectory == true else {
      return try job.run(traces[0], into: isSilent ? nil : try OutputFile(output, reading: inputs))
    }
    let targets = try targets(in: output ?? FilePath("."))
    let (job, traces, inputs) = (job, traces, inputs)
    try ParallelWork.run(traces.count) { index throws(CommandError) in
      try job.run(traces[index], into: try OutputFile(targets[index], reading: inputs))
    }
  }

  private var isSilent: Bool { job.golden != nil && output == nil }

  /// `NAME.view.csv` in the directory for each trace; two of the same name are refused.
  private func targets(in directory: FilePath) throws(CommandError) -> [FilePath] {
    try Directory.make(directory)
    var targets: [FilePath] = []
    for trace in traces {
      let target = directory.appending(Self.viewName(of: trace, job.format))
      guard !targets.contains(target) else {
        throw CommandError(
          .usage, at: trace.text, "two traces would be written to \(target.text)",
          "rename one, or replay it by itself")
      }
      targets.append(target)
    }
    return targets
  }

  /// `visitor.view.csv` for `visits/visitor.trace.jsonl.gz`.
  static func viewName(of trace: FilePath, _ format: ViewTraceFormat) -> FilePath {
    var name = trace.isStandard ? FilePath("stdin") : trace.name
    for ending in [".gz", ".jsonl", ".trace"] where name.hasEnding(ending) {
      name.bytes.removeLast(ending.utf8.count)
    }
    name.bytes += Array(format == .csv ? ".view.csv".utf8 : ".view.jsonl".utf8)
    return name
  }
}
