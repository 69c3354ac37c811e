import Foundation
import Testing

@Suite struct ReplayVerbTests {
  static let columns = "t_ns,yaw_deg,pitch_deg,roll_deg,hfov_deg,qw,qx,qy,qz,frame,row,phase"

  static func replay(_ arguments: String..., text: String = TraceText.drag) throws -> RunningGyre {
    try RunningGyre.run(["replay", "-"] + arguments, input: Array(text.utf8))
  }

  static func rows(_ run: RunningGyre) -> [[String]] {
    run.text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func aTraceBecomesAViewTrace() throws {
    let run = try Self.replay("--frames", "64")
    #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
    let rows = Self.rows(run)
    #expect(rows.first == Self.columns.split(separator: ",").map(String.init))
    // 60 Hz from 0 to 2 s: 121 samples, the last one exactly at the end.
    #expect(rows.count == 122 && rows.last?.first == "2000000000")
    #expect(rows.allSatisfy { $0.count == 12 })
    let yaw = try #require(Double(rows[121][1]))
    #expect(yaw < -10, "a drag to the right turns the camera to the left")
    #expect(Set(rows.dropFirst().map { $0[11] }).isSuperset(of: ["idle", "drag", "glide"]))
    #expect(rows.dropFirst().allSatisfy { (0..<64).contains(Int($0[9]) ?? -1) && $0[10].isEmpty })
  }

  @Test func everyRateEndsOnTheSameView() throws {
    let ends = try ["7", "60", "240"].map { try Self.rows(Self.replay("--rate", $0)).last }
    #expect(Set(ends).count == 1 && ends[0]?[0] == "2000000000")
  }

  @Test func aLeapOfDaysIsRefusedWithItsLine() throws {
    let leap = #"{"t":90000000000000,"event":"marker","text":"a day and an hour later"}"#
    let text = TraceText.trace(
      [TraceText.header, TraceText.touch, leap, leap.replacing("9000", with: "18000")], rows: [0])
    let folder = try TemporaryFolder()
    let trace = try folder.write("leap", text)
    let run = try RunningGyre.run(["replay", trace])
    #expect(run.code == 5)
    #expect(
      run.words
        == "gyre: \(trace):4: it is more than a day later than the line before; correct its time, cut "
        + "the trace there, or use --at-events\n")
    #expect(try RunningGyre.run(["replay", "--at-events", trace]).code == 0)
  }

  @Test func theNameOfTheOutputTellsItsFormat() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("visit", TraceText.drag)
    let run = try RunningGyre.run(["replay", trace, "-o", folder.path("visit.view.jsonl")])
    #expect(run.code == 0, "\(run.words)")
    #expect(try folder.read("visit.view.jsonl").first == UInt8(ascii: "{"))
    _ = try RunningGyre.run(["replay", trace, "--format", "csv", "-o", folder.path("other.jsonl")])
    #expect(try folder.read("other.jsonl").first == UInt8(ascii: "t"))
  }

  @Test func atEventsIsALineForEachRow() throws {
    let rows = Self.rows(try Self.replay("--at-events"))
    #expect(rows.count == 53 && rows[1][0] == "0" && rows[52][0] == "510000000")
  }

  @Test func jsonLinesHaveTheSameNames() throws {
    let run = try Self.replay("--format", "jsonl", "--rate", "1")
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let names = try #require(object).keys.sorted()
      #expect(names == Self.columns.split(separator: ",").map(String.init).sorted())
      #expect(object?["frame"] is NSNull && object?["phase"] is String)
    }
  }

  @Test func laterLayersOfSettingsWin() throws {
    let folder = try TemporaryFolder()
    let config = try folder.write("a.conf", "[view]\nhfov = 50\nyaw = 30\nwidth = 1000\nheight = 500\n")
    func first(_ arguments: String...) throws -> [String] {
      let run = try RunningGyre.run(["replay", "-"] + arguments, input: Array(TraceText.drag.utf8))
      return try #require(Self.rows(run).dropFirst().first)
    }
    #expect(try first("--config", config)[4].hasPrefix("50"))
    #expect(
      try first("--config", config)[1].hasPrefix("30") || first("--config", config)[1].hasPrefix("29.99"))
    #expect(
      try first("--set", "view.hfov=60", "--config", config)[4].hasPrefix("60")
        || first("--set", "view.hfov=60", "--config", config)[4].hasPrefix("59.99"))
    #expect(
      try first("--hfov", "70", "--set", "view.hfov=60", "--config", config)[4].hasPrefix("70")
        || first("--hfov", "70", "--set", "view.hfov=60")[4].hasPrefix("69.99"))
  }

  @Test func theGoldenTraceIsQuietWhereNothingDiffers() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace.jsonl", TraceText.drag)
    let golden = folder.path("a.view.csv")
    #expect(try RunningGyre.run(["replay", trace, "-o", golden]).text.isEmpty)
    let same = try RunningGyre.run(["replay", trace, "--golden", golden])
    #expect(same.code == 0 && same.output.isEmpty && same.words.isEmpty)
    let copy = folder.path("b.view.csv")
    #expect(try RunningGyre.run(["replay", trace, "--golden", golden, "-o", copy]).code == 0)
    #expect(try folder.read("b.view.csv") == folder.read("a.view.csv"))
  }

  @Test func theGoldenTraceNamesTheFirstDifference() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace.jsonl", TraceText.drag)
    let run = try RunningGyre.run(["replay", trace])
    var lines = run.text.split(separator: "\n").map(String.init)
    var fields = lines[4].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let yaw = fields[1]
    fields[1] = "12.5"
    lines[4] = fields.joined(separator: ",")
    let golden = try folder.write("g.csv", lines.joined(separator: "\n") + "\n")
    let differing = try RunningGyre.run(["replay", trace, "--golden", golden])
    #expect(differing.code == 5 && differing.output.isEmpty)
    #expect(
      differing.words.hasPrefix("gyre: \(golden):5: yaw_deg expected 12.5 got \(yaw); "), "\(differing.words)"
    )
    #expect(try RunningGyre.run(["replay", trace, "--golden", golden, "--tolerance", "90"]).code == 0)
    #expect(try RunningGyre.run(["replay", trace, "--golden", golden, "--tolerance", "1"]).code == 5)
  }

  @Test func severalTracesGoIntoADirectory() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("a.trace.jsonl", TraceText.drag)
    let second = try folder.write("b.trace.jsonl", TraceText.motion)
    let run = try RunningGyre.run(["replay", first, second, "-o", folder.path("views")])
    #expect(run.code == 0 && run.output.isEmpty && run.words.isEmpty, "\(run.words)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("views")).sorted()
    #expect(names == ["a.view.csv", "b.view.csv"])
    #expect(try folder.read("views/a.view.csv") == RunningGyre.run(["replay", first]).output)
  }

  @Test func ofSeveralTracesTheFirstErrorIsSaid() throws {
    let folder = try TemporaryFolder()
    var traces: [String] = []
    for index in 0..<6 { traces.append(try folder.write("\(index).trace.jsonl", TraceText.motion)) }
    try folder.write("1.trace.jsonl", "x")
    try folder.write("2.trace.jsonl", "")
    let run = try RunningGyre.run(["replay"] + traces + ["-o", folder.path("views")])
    #expect(run.code == 5 && run.words.hasPrefix("gyre: \(traces[1]):1:1: "), "\(run.words)")
    #expect(run.words.filter(\.isNewline).count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("views"))
    #expect(
      names.contains("0.view.csv")
        && !names.contains { $0.hasPrefix("1") || $0.hasPrefix("2") || $0.hasPrefix(".") })
  }

  @Test func anInterruptedReplayLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a", TraceText.drag)
    let view = folder.path("view.csv")
    let run = try RunningGyre.shell(
      "timeout --preserve-status -s INT 0.4 \"$GYRE\" replay '\(trace)' --speed realtime -o '\(view)'; echo $?"
    )
    #expect(run.text == "130\n" && run.words.isEmpty)
    #expect(try folder.names() == ["a"])
  }

  /// By its own name, by a link, as standard input, as a configuration: what is read is never replaced.
  @Test(arguments: [
    "replay a -o b", "replay - -o a <a", "fuse -o a <a", "convert a -o a", "replay a --config c -o c",
    "replay a --golden c -o c",
  ])
  func whatIsReadIsNotReplaced(line: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a", TraceText.drag)
    try folder.write("c", "")
    try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
    let run = try RunningGyre.shell("cd '\(folder.path(""))' && $GYRE \(line)")
    #expect(run.code == 2 && run.words.contains("it would replace what it is made of"), "\(run.words)")
    #expect(try folder.read("a") == Array(TraceText.drag.utf8) && folder.read("c").isEmpty)
  }

  @Test func suspectStreamsAndRefusedRowsAreSaid() throws {
    let gyro = #"{"stream":1,"kind":"imu","channels":["gx","gy","gz"],"mount":[[1,0,0],[0,1,0],[0,0,-1]]}"#
    let other = #"{"stream":2,"kind":"attitude","channels":["qx","qy","qz","qw"],"from":"world"}"#
    let text = TraceText.trace(
      [TraceText.header, gyro, other, "[0,1,0,0,0]", "[9,2,0,0,0,1]"], rows: [1, 1])
    let run = try Self.replay(text: text)
    let words = run.words.split(separator: "\n")
    try #require(run.code == 0 && words.count == 3, "\(run.words)")
    #expect(words[0].hasPrefix("gyre: -:2: warning: stream 1: the mount matrix mirrors"))
    #expect(
      words[1].hasPrefix(#"gyre: -: warning: left out: rows of stream 2: its attitude turns from "world""#))
    #expect(words[1].hasSuffix("or the other way round"))
    #expect(words[2].hasPrefix("gyre: -: warning: 1 rows were left out"))
    for verb in ["info", "validate"] {
      let run = try RunningGyre.run([verb, "-"], input: Array(text.utf8))
      #expect(run.code == 0 && run.words == words[0] + "\n", "\(verb): \(run.words)")
    }
  }

  @Test func anErrorLeavesTheOlderFileWhole() throws {
    let folder = try TemporaryFolder()
    let view = try folder.write("a.view.csv", "old")
    let run = try RunningGyre.run(
      ["replay", "-", "-o", view], input: Array((TraceText.header + "\nbroken\n").utf8))
    #expect(run.code == 5 && run.words.hasPrefix("gyre: -:2:1: "))
    #expect(try folder.read("a.view.csv") == Array("old".utf8) && folder.names() == ["a.view.csv"])
  }

  @Test func aCutTraceIsReplayedWithAWarning() throws {
    let run = try Self.replay(text: String(TraceText.drag.dropLast(20)))
    #expect(run.code == 0 && run.words.contains("truncated") && run.words.filter(\.isNewline).count == 1)
    #expect(Self.rows(run).count == 122)
  }

  @Test func realtimeTakesAsLongAsTheTrace() throws {
    let start = ContinuousClock.now
    let text = TraceText.trace(
      [TraceText.header, TraceText.gyro, "[0,1,0,0,0]", "[150000000,1,0,0,0]"], rows: [2])
    let run = try Self.replay("--speed", "realtime", "--rate", "20", text: text)
    #expect(Self.rows(run).count == 5 && start.duration(to: .now) >= .milliseconds(150))
  }

  @Test func aHoleOfHoursCannotFillTheDiskForEver() throws {
    let text = TraceText.trace(
      [TraceText.header, TraceText.gyro, "[0,1,0,0,0]", "[80000000000000,1,0,0,0]"], rows: [2])
    let folder = try TemporaryFolder()
    let trace = try folder.write("a", text)
    let run = try RunningGyre.run(["replay", trace], output: "/dev/full")
    #expect(run.code == 1)
    #expect(try RunningGyre.shell("\"$GYRE\" replay '\(trace)' | head -2 | wc -l").text == "2\n")
  }

  static let contradictions: [([String], String)] = [
    (["--rate", "0"], "--rate cannot be '0'"), (["--rate", "inf"], "--rate cannot be 'inf'"),
    (["--rate", "5", "--at-events"], "--rate and --at-events exclude each other"),
    (["--frames", "0"], "--frames cannot be '0'"), (["--frames", "1.5"], "--frames cannot be '1.5'"),
    (["--view", "1920"], "--view cannot be '1920'"), (["--hfov", "500"], "--hfov cannot be '500'"),
    (["--hfov", "130"], "view.hfov 130 (--hfov) is above view.hfov-max 120"),
    (["--format", "xml"], "give csv or jsonl"),
    (["--speed", "2"], "give realtime or max"), (["--tolerance", "1"], "--tolerance needs --golden"),
    (
      ["--set", "spin.frames=4", "--set", "spin.start=4"], "spin.start 4 (--set) is no frame of spin.frames 4"
    ),
    (["--golden", "x", "second"], "--golden compares one trace"),
    (["second"], "several traces cannot go into one output"),
    (["-o", "x.gz"], "gyre writes no gzip"),
  ]

  @Test(arguments: contradictions)
  func contradictoryCommandLines(arguments: [String], words: String) throws {
    let run = try RunningGyre.run(["replay", "-"] + arguments, input: Array(TraceText.drag.utf8))
    #expect(run.code == 2 && run.words.contains(words) && run.output.isEmpty, "\(run.words)")
    #expect(run.words.filter(\.isNewline).count == 1)
  }

  static let extremes: [String] = [
    "view.width=65536", "view.width=1", "view.height=1", "view.rotation=270", "view.hfov=1",
    "view.hfov-max=170",
    "view.pitch=90", "view.pitch=-90", "view.yaw=-360", "view.dpi=1", "view.dpi=10000", "spin.frames=1000000",
    "spin.rows=10000", "spin.hysteresis=0.4", "spin.hysteresis=0", "spin.pixels-per-frame=0.001",
    "spin.pixels-per-revolution=1000000000", "spin.pixels-per-row=0.001", "spin.ends=clamp", "touch.slop=0",
    "touch.slop=1000", "mouse.slop=0", "drag.mode=fixed", "drag.degrees-per-pixel=90",
    "drag.degrees-per-pixel=0.0001",
    "glide.feel=off", "glide.feel=ios", "glide.feel=chrome", "glide.feel=marzipano",
    "glide.curve=power 1.0001",
    "glide.curve=power 1e300", "glide.duration=0.001", "glide.duration=600", "glide.reference-speed=0.01",
    "glide.reference-speed=36000", "glide.flywheel=on", "glide.snap=on", "velocity.estimator=impulse",
    "velocity.estimator=weighted-pairs", "spin.rule=original", "spin.autoplay=-1000", "spin.gyro-gain=1000",
    "gyro.mode=absolute", "gyro.mode=off", "recentre.duration=0", "recentre.duration=3600",
  ]

  @Test(arguments: extremes)
  func everyExtremeSettingIsPlayed(assignment: String) throws {
    let run = try Self.replay(
      "--set", "view.hfov-min=1", "--frames", "5", "--rows", "3", "--set", assignment, "--rate", "10")
    #expect(run.code == 0 && Self.rows(run).count == 22, "\(run.words)")
    #expect(!run.text.contains("nan") && !run.text.contains("inf") && !run.text.contains(",-0.0,"))
  }
}
