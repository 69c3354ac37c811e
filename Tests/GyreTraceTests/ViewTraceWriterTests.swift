import GyreMotion
import GyreTrace
import Testing

@Suite struct ViewTraceWriterTests {
  static func lines(_ format: ViewTraceFormat, _ views: [ViewState]) -> [String] {
    let writer = ViewTraceWriter(format)
    var bytes: [UInt8] = []
    writer.writeHeader(to: &bytes)
    for view in views { writer.write(view, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  static let plain = MotionController(MotionSettings(view: ViewSettings(width: 800, height: 600)))
  static let spin = MotionController(
    MotionSettings(view: ViewSettings(width: 800, height: 600), spin: SpinSettings(frames: 36)))

  @Test func theHeaderNamesEveryColumn() {
    let header = Self.lines(.csv, [])
    #expect(header == ["t_ns,yaw_deg,pitch_deg,roll_deg,hfov_deg,qw,qx,qy,qz,frame,row,phase"])
    #expect(Self.lines(.jsonl, []).isEmpty)
  }

  @Test func aLineHasAValueForEachColumn() throws {
    let time = Timestamp(nanoseconds: 1_500_000_000)
    for (controller, frame) in [(Self.plain, ""), (Self.spin, "0")] {
      let line = try #require(Self.lines(.csv, [controller.view(at: time)]).last)
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      #expect(fields.count == ViewTraceColumn.allCases.count)
      #expect(fields[0] == "1500000000")
      #expect(fields[9] == frame)
      #expect(fields[11] == "idle")
    }
  }

  @Test func jsonLinesNameTheSameValues() throws {
    let view = Self.spin.view(at: Timestamp(nanoseconds: 7))
    let line = try #require(Self.lines(.jsonl, [view]).first)
    let values = try #require(Self.lines(.csv, [view]).last)
      .split(separator: ",", omittingEmptySubsequences: false)
    let members = zip(ViewTraceColumn.allCases, values).map { column, value in
      let text = column == .phase ? "\"\(value)\"" : value.isEmpty ? "null" : String(value)
      return "\"\(column.rawValue)\":\(text)"
    }
    #expect(line == "{" + members.joined(separator: ",") + "}")
  }
}
