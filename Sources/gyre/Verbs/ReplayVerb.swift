internal import GyreConfiguration
internal import GyreTrace

extension Verb {
  /// `gyre replay`: from a trace to what the camera and the spin did.
  static let replay = Verb(
    "replay", "play traces through the controller and print the view over time", operands: "TRACE...",
    count: 1...Int.max,
    options: [
      .rate, .atEvents, .frames, .rows, .view, .hfov, .config, .set, .format, .replayOutput, .speed, .golden,
      .tolerance,
    ],
    examples: [
      "gyre replay visitor.trace.jsonl --frames 64 -o visitor.view.csv",
      "gyre replay visitor.trace.jsonl --golden visitor.view.csv --tolerance 0.001",
    ],
    notes: {
      """
      Each line has the moment (t_ns), yaw, pitch, roll and horizontal field of view in degrees, the quaternion
      earth <- camera, the spin's frame and row (empty without), and the phase, which says what moves the view: drag,
      limit, glide, settle, command, auto, gyro or idle. More: the article View Trace of GyreTrace.

      """
    }
  ) { arguments throws(CommandError) in
    try ReplayBatch(arguments, try ReplayJob(arguments)).run()
    return .success
  }
}

extension CommandOption {
  fileprivate static let rate = CommandOption(
    "--rate", .kind("HZ", .number(.hertz, 0.001...1_000_000)), standard: "60", "samples per second")
  fileprivate static let atEvents = CommandOption("--at-events", "one line after each input row instead")
  fileprivate static let frames = CommandOption(
    "--frames", "N", sets: "spin.frames", "photographs in a revolution: a spin besides the sphere")
  fileprivate static let rows = CommandOption(
    "--rows", "M", sets: "spin.rows", "rows of photographs above one another")
  fileprivate static let view = CommandOption(
    "--view", .size, standard: "the display's, else 1920x1080", "size of the view as seen",
    sets: ["view.width", "view.height"])
  fileprivate static let hfov = CommandOption(
    "--hfov", "DEG", sets: "view.hfov", "horizontal field of view at the start")
  fileprivate static let format = CommandOption(
    "--format", .kind("csv|jsonl", .word(["csv", "jsonl"])), standard: "as -o is named, else csv",
    "how lines are written")
  static let replayOutput = CommandOption(
    "-o", .text("FILE"), standard: "-",
    "where to write; for several traces a directory, which gets NAME.view.csv")
  fileprivate static let speed = CommandOption(
    "--speed", .kind("realtime|max", .word(["realtime", "max"])), standard: "max",
    "realtime: as long as the trace took")
  static let golden = CommandOption(
    "--golden", .text("FILE"), "compare with an older view trace instead of printing")
  fileprivate static let tolerance = CommandOption(
    "--tolerance", .kind("DEG", .number(.degrees, 0...180)),
    "how far angles may differ from it; without, every byte counts")
}

extension ReplayJob {
  /// What a command line asks for, or why it contradicts itself.
  fileprivate init(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.has(.atEvents), arguments.has(.rate) {
      throw CommandError(.usage, "--rate and --at-events exclude each other", "leave one out")
    }
    if arguments.has(.tolerance), !arguments.has(.golden) {
      throw CommandError(.usage, "--tolerance needs --golden", "name the view trace with --golden FILE")
    }
    configuration = try LayeredConfiguration.read(arguments, withSystemFiles: false)
    do {
      _ = try configuration.settings()
    } catch {
      throw CommandError(error)
    }
    sampling = arguments.has(.atEvents) ? .events : .rate(arguments.number(.rate) ?? 60)
    // A name tells the format where nothing else does.
    let isNamedSo = arguments.last(.replayOutput)?.path.hasEnding(".jsonl") == true
    format = (arguments.word(.format) ?? (isNamedSo ? "jsonl" : "csv")) == "jsonl" ? .jsonl : .csv
    isRealtime = arguments.word(.speed) == "realtime"
    golden = arguments.last(.golden)?.path
    toleranceDegrees = arguments.number(.tolerance)
  }
}
