import Foundation
import Testing

@Suite struct InfoVerbTests {
  struct Info: Decodable, Equatable {
    struct Stream: Decodable, Equatable {
      var id: Int
      var kind: String
      var name: String
      var rows: Int
      var rate_hz: Double?
      var jitter_ns: Double?
      var gaps: Int
    }
    var streams: [Stream]
    var duration_s: Double
    var contacts: Int
    var truncated: Bool
  }

  static func info(_ text: String) throws -> (info: Info, words: String) {
    let run = try RunningGyre.run(["info", "--json", "-"], input: Array(text.utf8))
    #expect(run.code == 0, "\(run.words)")
    return (try JSONDecoder().decode(Info.self, from: Data(run.output)), run.words)
  }

  @Test func aDragIsOneContact() throws {
    let stream = Info.Stream(
      id: 0, kind: "evdev", name: "touch", rows: 52, rate_hz: 100, jitter_ns: 0, gaps: 0)
    #expect(
      try Self.info(TraceText.drag).info
        == Info(streams: [stream], duration_s: 2, contacts: 1, truncated: false))
  }

  @Test func holesAndNamedGapsCountOnceEach() throws {
    let stream = Info.Stream(id: 1, kind: "imu", name: "gyro", rows: 100, rate_hz: 100, jitter_ns: 0, gaps: 2)
    #expect(
      try Self.info(TraceText.motion).info
        == Info(streams: [stream], duration_s: 1.19, contacts: 0, truncated: false))
  }

  @Test func aCutTraceIsReadToItsCut() throws {
    let (info, words) = try Self.info(String(TraceText.drag.dropLast(20)))
    #expect(info.truncated && info.contacts == 1 && info.streams.map(\.rows) == [52])
    #expect(words.hasPrefix("gyre: -:56:18: warning: truncated: ") && words.filter(\.isNewline).count == 1)
  }

  @Test func theTextSaysTheSame() throws {
    let run = try RunningGyre.run(["info", "-"], input: Array(TraceText.motion.utf8))
    #expect(
      run.text == """
        stream  kind  name  rows  rate    jitter  gaps
        1       imu   gyro  100   100 Hz  0 us    2
        1.19 s, 0 contacts

        """)
  }

  @Test func anEmptyTraceHasNothing() throws {
    let info = try Self.info(TraceText.trace([TraceText.header], rows: [])).info
    #expect(info == Info(streams: [], duration_s: 0, contacts: 0, truncated: false))
  }
}
