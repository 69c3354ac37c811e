import GyreMotion
import GyreTrace
import Testing

/// Commands of a trace on their way through the replay.
@Suite struct ReplayTests {
  /// The views of a trace at 10 Hz, and what was left out.
  static func play(_ lines: [String], spin: SpinSettings? = SpinSettings(frames: 36)) throws
    -> (views: [ViewState], omissions: [String])
  {
    let text = ([#"{"format":"gyre-trace","version":1}"#] + lines).map { $0 + "\n" }.joined()
    var reader = TraceReader(Array(text.utf8))
    var replay = Replay(sampling: .rate(10)) { _ in MotionSettings(spin: spin) }
    var views: [ViewState] = []
    while let item = try reader.next() { replay.take(item) { views.append($0) } }
    replay.finish { views.append($0) }
    return (views, replay.omissions)
  }

  @Test func aSpinGoesToItsFrame() throws {
    let (views, omissions) = try Self.play([
      #"{"t":0,"event":"command","name":"spin","frame":9,"over_s":0.4}"#,
      #"{"t":500000000,"event":"command","name":"spin","frame":8,"over_s":0,"path":"clockwise"}"#,
      #"{"t":1000000000,"event":"marker","text":"end"}"#,
    ])
    #expect(views.count == 11)
    #expect(views[0].spin?.frame == 0)
    #expect(views[2].spin?.position == 4.5)
    #expect(views[4].spin?.position == 9)
    #expect(views[4].phase == .idle)
    #expect(views[5].spin?.position == 44)
    #expect(views[10].spin?.frame == 8)
    #expect(omissions.isEmpty)
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let spin = #"{"t":0,"event":"command","name":"spin","frame":9}"#
    #expect(
      try Self.play([spin], spin: nil).omissions == [
        "command \"spin\", because there is no spin (spin.frames)"
      ])
    let half = #"{"t":0,"event":"command","name":"spin","frame":0.5}"#
    #expect(try Self.play([half]).omissions == ["command \"spin\""])
    let dance = #"{"t":0,"event":"command","name":"dance"}"#
    #expect(try Self.play([dance]).omissions == ["command \"dance\""])
    #expect(try Self.play(Array(repeating: dance, count: 1000)).omissions.count == 10)
  }
}
