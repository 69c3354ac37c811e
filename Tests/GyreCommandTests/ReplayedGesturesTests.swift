import Testing

/// Gestures and commands of a trace, as the view trace shows them.
@Suite struct ReplayedGesturesTests {
  static let mouse =
    #"{"stream":0,"kind":"evdev","name":"mouse","abs":{},"rel":[0,1,8]}"#

  static func last(_ lines: [String], rows: [Int], _ arguments: String...) throws -> [String] {
    let text = TraceText.trace([TraceText.header] + lines, rows: rows)
    let run = try RunningGyre.run(["replay", "-"] + arguments, input: Array(text.utf8))
    #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
    return try #require(ReplayVerbTests.rows(run).last)
  }

  static func marker(_ milliseconds: Int) -> String {
    #"{"t":\#(milliseconds)000000,"event":"marker","text":"end"}"#
  }

  @Test func aTurnGoesOnUntilItIsEnded() throws {
    let turn = #"{"t":0,"event":"command","name":"turn","yaw_deg_s":40,"pitch_deg_s":-10}"#
    let end = #"{"t":1000000000,"event":"command","name":"turn","yaw_deg_s":0,"pitch_deg_s":0}"#
    let row = try Self.last([turn, end, Self.marker(3000)], rows: [])
    #expect(abs((Double(row[1]) ?? 0) - 40) < 1e-9)
    #expect(abs((Double(row[2]) ?? 0) - -10) < 1e-9)
    #expect(row[11] == "idle")
  }

  @Test(arguments: [("1.1", 84.547_378_0), ("2", 53.130_102_4)])
  func aNotchOfTheWheelScalesThePicture(factor: String, field: Double) throws {
    let notch = "[0,0,2,8,1]"
    let row = try Self.last(
      [Self.mouse, notch, Self.marker(1000)], rows: [1], "--set", "wheel.zoom-per-notch=\(factor)")
    #expect(abs((Double(row[4]) ?? 0) - field) < 1e-6)
    #expect(abs(Double(row[1]) ?? 1) < 1e-9, "the pointer stands in the middle")
  }

  @Test func aDoubleTapGoesHome() throws {
    let look = #"{"t":0,"event":"command","name":"look","yaw_deg":70,"over_s":0}"#
    var lines = [TraceText.touch, look]
    for tap in 0..<2 {
      let press = 100 + tap * 200
      lines.append("[\(press)000000,0,3,57,\(tap + 1),3,53,200,3,54,250,1,330,1]")
      lines.append("[\(press + 60)000000,0,3,57,-1,1,330,0]")
    }
    let end = Self.marker(2000)
    #expect(abs(try #require(Double(try Self.last(lines + [end], rows: [4])[1]))) < 1e-9)
    let off = try Self.last(lines + [end], rows: [4], "--set", "gesture.double-tap=off")
    #expect(abs((Double(off[1]) ?? 0) - 70) < 1e-9)
    let slow = try Self.last(lines + [end], rows: [4], "--set", "gesture.double-tap-time=100ms")
    #expect(abs((Double(slow[1]) ?? 0) - 70) < 1e-9)
  }

  /// Ten rows of a device that turns by 0.05 and 0.15 rad/s about its top, three rows each, then the gyro is switched off, then
  /// ten more. The view follows from the third row on: so long an acceleration is waited for.
  @Test func aModeChangesWhatTheSensorDoes() throws {
    func rows(_ from: Int) -> [String] {
      (0..<10).map { "[\((from + $0) * 100_000_000),1,0,\($0 / 3 % 2 == 0 ? 50 : 150),0]" }
    }
    let off = #"{"t":950000000,"event":"command","name":"mode","gyro":"off"}"#
    let row = try Self.last(
      [TraceText.gyro] + rows(0) + [off] + rows(10) + [Self.marker(3000)], rows: [20], "--set",
      "gyro.smoothing=off")
    #expect(abs((Double(row[1]) ?? 0) - -0.075 * 180 / .pi) < 1e-6)
    #expect(row[11] == "idle")
    let on = try Self.last(
      [TraceText.gyro] + rows(0) + rows(10) + [Self.marker(3000)], rows: [20], "--set", "gyro.smoothing=off")
    #expect(abs((Double(on[1]) ?? 0) - -0.165 * 180 / .pi) < 1e-6)
    #expect(on[11] == "gyro")
  }
}
