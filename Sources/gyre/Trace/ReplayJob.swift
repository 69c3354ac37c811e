internal import GyreConfiguration
internal import GyreInput
internal import GyreMotion
internal import GyreTrace

/// How traces are replayed: what one command line asks for.
struct ReplayJob: Sendable {
  /// When the view is looked at.
  var sampling: Sampling
  /// What shapes the controller.
  var configuration: Configuration
  /// How views are written.
  var format: ViewTraceFormat
  /// True where a replay takes as long as its trace.
  var isRealtime: Bool
  /// The older view trace to compare with.
  var golden: FilePath?
  /// How far views may differ from it; nil where every byte counts.
  var toleranceDegrees: Double?

  /// Replays one trace into an output, which is nil where the views are only compared.
  func run(_ trace: FilePath, into output: consuming OutputFile?) throws(CommandError) {
    var input = try TraceInput(trace)
    var older: GoldenTrace?
    if let golden {
      older = .some(try GoldenTrace(golden, format: format, toleranceDegrees: toleranceDegrees))
    }
    var sink = ViewSink(format, output: output, golden: older, pace: isRealtime ? RealtimePace() : nil)
    let configuration = configuration
    var replay = Replay(sampling: sampling) { display in
      // Contradictions do not depend on the panel, so they were refused before.
      (try? configuration.settings(on: Panel(display))) ?? MotionSettings()
    }
    do throws(CommandError) {
      try sink.begin()
      var record = InputRecord(time: .zero, stream: 0)
      var last: Timestamp?
      while let step = try input.next(into: &record) {
        if case .rate = sampling { try Self.refuseLeap(from: last, in: input) }
        last = input.time
        switch step {
        case .record: try replay.take(record) { view throws(CommandError) in try sink.show(view) }
        case .item(let item): try replay.take(item) { view throws(CommandError) in try sink.show(view) }
        }
      }
      try replay.finish { view throws(CommandError) in try sink.show(view) }
    } catch {
      sink.abandon()
      throw error
    }
    try sink.finish()
    input.warn()
    warn(of: replay, trace.text)
  }

  /// One broken time must not fill a disk with views: what leaps further than a visit can last is refused.
  private static func refuseLeap(from last: Timestamp?, in input: borrowing TraceInput) throws(CommandError) {
    guard let last, let time = input.time, time.since(last) > .seconds(86_400) else { return }
    throw CommandError(
      .invalid, at: "\(input.name):\(input.line)", "it is more than a day later than the line before",
      "correct its time, cut the trace there, or use --at-events")
  }

  private func warn(of replay: Replay, _ name: String) {
    if let first = replay.omissions.first {
      let rest = replay.omissionCount > 1 ? " and \(replay.omissionCount - 1) more" : ""
      StandardError.warn(name, "left out: \(shortened(first, to: 300))\(rest)")
    }
    if replay.refusedRows > 0 {
      StandardError.warn(
        name,
        "\(replay.refusedRows) rows were left out: of streams that cannot be decoded, too short, or not finite"
      )
    }
  }
}

extension Panel {
  /// The panel that a trace's header describes.
  init(_ display: DisplayDescription) {
    self.init(
      width: display.width, height: display.height, rotation: display.rotation,
      dotsPerInch: display.dotsPerInch)
  }
}
