import GyreConfiguration
import GyreMotion
import GyreStorm
import GyreStormTrace
import GyreTrace
import Testing

@Suite struct StormTraceTests {
  /// The views of a trace under a configuration, one after each row, as `gyre replay --at-events` has them.
  private static func replayed(_ files: StormTrace) throws -> [ViewState] {
    var configuration = Configuration()
    try configuration.read(Array(files.configuration.utf8), file: "storm.conf")
    let settings = try configuration.settings()
    var reader = TraceReader(files.trace)
    var replay = Replay(sampling: .events) { _ in settings }
    var views: [ViewState] = []
    while let item = try reader.next() { replay.take(item) { views.append($0) } }
    #expect(replay.omissionCount == 0 && replay.refusedRows == 0)
    return views
  }

  /// The configuration says every key of the settings.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func theConfigurationIsTheSettings(seed: UInt64) throws {
    let settings = StormGenerator(seed: seed).settings
    var configuration = Configuration()
    try configuration.read(Array(StormTrace([], settings).configuration.utf8), file: "storm.conf")
    let read = try configuration.settings()
    for key in ConfigurationKey.all {
      #expect(key.value(in: read) == key.value(in: settings), "seed \(seed): \(key.name)")
    }
  }

  /// What a storm does to a controller, its trace does to a replay. Not where something is limited, or where a drag is
  /// along a horizon that a view of a pole has not: there rounding may decide which way a view goes.
  @Test(arguments: (0..<60).filter { StormGenerator(seed: $0).settings.isSteady })
  func aReplayShowsWhatTheStormDid(seed: UInt64) throws {
    var storm = StormGenerator(seed: seed)
    var steps: [StormStep] = []
    for _ in 0..<120 {
      let step = storm.next()
      // What a trace cannot say as it was ends the sequence.
      if !StormTrace(steps + [step], storm.settings).isFaithful { break }
      if case .event(.wheel) = step { continue }
      steps.append(step)
    }
    let views = try Self.replayed(StormTrace(steps, storm.settings))
    var controller = MotionController(storm.settings)
    var index = 0
    for step in steps {
      controller.take(step)
      guard case .event(let event) = step, event.isRow else { continue }
      let (seen, expected) = (
        try #require(views.indices.contains(index) ? views[index] : nil), controller.view(at: step.time)
      )
      let angle = seen.camera.attitude.angle(to: expected.camera.attitude)
      #expect(angle < 1e-5, "seed \(seed), row \(index)")
      #expect(seen.spin?.frame == expected.spin?.frame, "seed \(seed), row \(index)")
      index += 1
    }
    #expect(index == views.count)
  }
}

extension MotionEvent {
  /// True where a trace has a row for it, not an object.
  fileprivate var isRow: Bool {
    switch self {
    case .interruption, .rotation: false
    default: true
    }
  }
}

extension MotionSettings {
  /// True where nothing is limited, and a point of the scene is dragged.
  fileprivate var isSteady: Bool {
    limits == LimitSettings(rubberBand: limits.rubberBand) && drag.mode == .anchored
  }
}
