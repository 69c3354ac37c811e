import Foundation
import GyreInput
import GyreMath
import GyreTestSupport
import GyreTrace
import Testing

@testable import gyre

@Suite struct ConvertVerbTests {
  static let touch = Fixtures.root.appendingPathComponent("Tests/Recordings/touch").path

  static func convert(_ arguments: String..., input: [UInt8] = []) throws -> RunningGyre {
    try RunningGyre.run(["convert"] + arguments, input: input)
  }

  static func items(_ bytes: [UInt8]) throws -> [TraceItem] {
    var reader = TraceReader(bytes)
    var items: [TraceItem] = []
    while let item = try reader.next() { items.append(item) }
    #expect(!reader.isTruncated)
    return items
  }

  static let recordings = [
    "Atmel_maXTouch_Touchscreen.1-finger-fast-taps", "N-Trig_MultiTouch.1-finger-drag-NW-SE",
    "QUANTA_OpticalTouchScreen", "Wacom_ISDv4_E6_Finger.2fg-tap", "eGalax_Inc._USB_TouchController",
  ]

  @Test(arguments: recordings)
  func anEvemuRecordingBecomesATraceWithTheRangesBesideIt(name: String) throws {
    let run = try Self.convert("\(Self.touch)/\(name).events")
    #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
    let items = try Self.items(run.output)
    guard case .header(let header) = items[0], case .stream(let stream, _) = items[1] else {
      Issue.record("no header and stream")
      return
    }
    #expect(header.tool == "gyre \(version)" && header.t0 == nil && header.clock == nil)
    #expect(stream.evdev?.axis(0x35)?.maximum ?? stream.evdev?.axis(0)?.maximum ?? 0 > 0)
    let again = try Self.convert("-", "--to", "evemu", input: run.output)
    let third = try Self.convert("-", input: again.output)
    #expect(again.code == 0 && third.output == run.output, "there and back is the same trace")
  }

  @Test func whatAFormatCannotHoldIsSaid() throws {
    let both = TraceText.trace(
      [TraceText.header, TraceText.touch, TraceText.gyro, "[0,0,3,57,1,3,53,2,3,54,2]", "[1,1,1,2,3]"],
      rows: [1, 1])
    for (format, lost) in [("evemu", "1 (imu)"), ("csv", "0 (evdev)")] {
      let words = "gyre: warning: left out, for \(format) cannot hold them: stream \(lost)\n"
      #expect(try Self.convert("-", "--to", format, input: Array(both.utf8)).words == words)
    }
    #expect(try Self.convert("-", "--to", "csv", "--stream", "1", input: Array(both.utf8)).words.isEmpty)
  }

  @Test func aTraceStaysItself() throws {
    let text = TraceText.trace(
      [
        #"{"format":"gyre-trace","version":1,"t0_ns":5,"new":[1,{"a":null}]}"#, TraceText.gyro,
        "[0,1,100,-5,0.25]", #"{"t":1,"event":"marker","text":"here","x":1}"#, #"{"what":"is this","t":2}"#,
        "[2,1,0,0,0]",
      ], rows: [2])
    let run = try Self.convert("-", input: Array(text.utf8))
    #expect(run.text == text && run.words.isEmpty)
  }

  @Test func aCutTraceBecomesAWholeOne() throws {
    let run = try Self.convert("-", input: Array(TraceText.drag.dropLast(20).utf8))
    #expect(run.code == 0 && run.words.contains("truncated"))
    #expect(try RunningGyre.run(["validate", "-"], input: run.output).text == "-: 52 rows, 1 streams, 2 s\n")
  }

  @Test func recordingsOfOneClockAreMergedByTheirTimes() throws {
    func trace(_ t0: Int, _ lines: String...) -> String {
      TraceText.trace(
        [#"{"format":"gyre-trace","version":1,"clock":"monotonic","t0_ns":\#(t0)}"#, TraceText.gyro] + lines,
        rows: [lines.filter { $0.hasPrefix("[") }.count])
    }
    let folder = try TemporaryFolder()
    let first = try folder.write(
      "a", trace(1000, "[0,1,1,1,1]", "[10,1,2,2,2]", #"{"t":11,"event":"gap","stream":1}"#))
    let second = try folder.write("b", trace(995, "[0,1,3,3,3]", "[10,1,4,4,4]", #"{"t":20,"event":"gap"}"#))
    let run = try Self.convert(first, second)
    #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
    let gyro = { (number: Int) in
      TraceText.gyro.replacingOccurrences(of: "\"stream\":1", with: "\"stream\":\(number)")
    }
    #expect(
      run.text == """
        {"format":"gyre-trace","version":1,"clock":"monotonic","t0_ns":995}
        \(gyro(0))
        \(gyro(1))
        [0,1,3,3,3]
        [5,0,1,1,1]
        [10,1,4,4,4]
        [15,0,2,2,2]
        {"t":16,"event":"gap","stream":0}
        {"t":20,"event":"gap","stream":1}
        {"end":true,"rows":[2,2]}

        """)
  }

  @Test func recordingsOfDifferentClocksBeginTogether() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a", TraceText.motion)
    let run = try Self.convert(
      trace, "\(Self.touch)/Wacom_ISDv4_E6_Finger.2fg-tap.events", "-o", folder.path("b"))
    #expect(
      run.code == 0
        && run.words
          == "gyre: warning: the recordings have no common clock; they are taken to begin together\n"
    )
    let items = try Self.items(try folder.read("b"))
    let times = items.compactMap { item in
      if case .record(let record) = item { record.time.nanoseconds } else { nil }
    }
    #expect(times.count == 102 && times.first == 0 && times == times.sorted())
  }

  @Test func theOutputsNameTellsItsFormat() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a", TraceText.drag)
    #expect(try Self.convert(trace, "-o", folder.path("b.events")).code == 0)
    #expect(String(decoding: try folder.read("b.events"), as: UTF8.self).hasPrefix("# EVEMU 1.3\n"))
  }

  @Test func aDescriptionCanBeNamed() throws {
    let folder = try TemporaryFolder()
    let recording = try folder.write("a.events", "E: 0.0 0003 0035 5\nE: 0.0 0000 0000 0\n")
    let without = try Self.convert(recording)
    #expect(without.code == 0 && without.words.contains("ranges of the axes are not known"))
    let with = try Self.convert(recording, "--description", "\(Self.touch)/Atmel_maXTouch_Touchscreen.desc")
    #expect(with.code == 0 && with.words.isEmpty && with.text.contains("\"Atmel maXTouch Touchscreen\""))
  }

  @Test func aTableBecomesATrace() throws {
    let table = "time (s),wx [deg/s],gy,gz,ax,ay,az\n0.0,1,2,3,0,0,9.81\n0.01,1,2,3,0,0,9.81\n"
    let plain = table.replacingOccurrences(of: "time (s),wx [deg/s]", with: "t,gx")
    for (text, arguments) in [(table, ["--from", "csv"]), (plain, []), (plain, ["--unit", "gyro=deg/s"])] {
      let run = try RunningGyre.run(["convert", "-"] + arguments, input: Array(text.utf8))
      #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
      let items = try Self.items(run.output)
      guard case .stream(let stream, _) = items[1] else { continue }
      #expect(stream.kind == .imu && stream.channels.map(\.name) == ["gx", "gy", "gz", "ax", "ay", "az"])
      let isDegrees = arguments.contains("gyro=deg/s") || text == table
      #expect(stream.channels[0].scale == (isDegrees ? .pi / 180 : 1))
      #expect(stream.channels[5].scale == 1)
    }
  }

  @Test func aMotionStreamBecomesATable() throws {
    let lines = [
      TraceText.header, TraceText.gyro.replacingOccurrences(of: "}", with: #","offset":[0,5,0]}"#),
      "[0,1,1000,-5,0.25]", "[2500000001,1,0,0,1]",
    ]
    let run = try Self.convert("-", "--to", "csv", input: Array(TraceText.trace(lines, rows: [2]).utf8))
    #expect(
      run.text == "t,gx,gy,gz\n0,1,0,0.00025\n2.500000001,0,0.005,0.001\n" && run.words.isEmpty,
      "\(run.words)")
    let again = try Self.convert("-", input: run.output)
    #expect(try RunningGyre.run(["convert", "-", "--to", "csv"], input: again.output).output == run.output)
  }

  @Test func ofSeveralMotionStreamsOneIsChosen() throws {
    let second = TraceText.gyro.replacingOccurrences(of: "\"stream\":1", with: "\"stream\":7")
    let text = TraceText.trace(
      [TraceText.header, TraceText.gyro, second, "[0,1,0,0,0]", "[1,7,1,1,1]"], rows: [1, 1])
    let run = try Self.convert("-", "--to", "csv", input: Array(text.utf8))
    #expect(run.code == 5)
    #expect(
      run.words == "gyre: csv holds one stream, and there are several: 1, 7; choose one with --stream ID\n")
    let chosen = try Self.convert("-", "--to", "csv", "--stream", "7", input: Array(text.utf8))
    #expect(chosen.text == "t,gx,gy,gz\n0.000000001,0.001,0.001,0.001\n")
  }

  @Test func aTablesNameSaysWhatItsColumnsMeasure() throws {
    let folder = try TemporaryFolder()
    let table = "time,seconds_elapsed,z,y,x\n1000000000,0.0,3,2,1\n1010000000,0.01,3,2,1\n"
    let gyro = try folder.write("Gyroscope.csv", table)
    let acceleration = try folder.write("Accelerometer.csv", table)
    let run = try Self.convert(gyro, acceleration, "--from", "csv-sensorlogger")
    #expect(run.code == 0, "\(run.words)")
    let names = try Self.items(run.output).compactMap { item in
      if case .stream(let stream, _) = item { stream.channels.map(\.name).sorted() } else { nil }
    }
    #expect(names == [["gx", "gy", "gz"], ["ax", "ay", "az"]])
  }

  static let refused: [([String], String, Int32, String)] = [
    (["-"], "", 5, "gyre: -:1:1: the file is empty; "),
    (
      ["-"], "hello\n", 5,
      "gyre: -:1:1: the first line does not tell a format that gyre reads; name the format with --from"
    ),
    (["-", "--from", "evemu"], "hello\n", 5, "gyre: -:1:1: a line that this format does not have; "),
    (["-", "--from", "gyre"], "E: 0.0 0003 0035 5\n", 5, "gyre: -:1:1: this is an evemu recording"),
    (["-"], "E: 0.0 0003 0035 x\n", 5, "gyre: -:1:18: "),
    (
      ["-", "--description", "/dev/null"], "E: 0.0 0003 0035 5\n", 5, "gyre: /dev/null:1:1: the file is empty"
    ),
    (["-", "--description", "/nowhere"], "E: 0.0 0003 0035 5\n", 1, "gyre: /nowhere: there is no such file"),
    (["-", "--to", "evemu"], TraceText.motion, 5, "gyre: there is no stream that evemu can hold; "),
    (
      ["-", "--to", "evemu", "--stream", "7"], TraceText.drag, 5,
      "gyre: there is no stream that evemu can hold; "
    ),
    (["-"], "t,gx\n0,1\n1,nan\n", 5, "gyre: -:3:3: the cell of \"gx\" is NaN or infinite; "),
    (["-"], "a,b\n0,1\n", 5, "gyre: -:1:1: "),
    (["-", "--unit", "gx"], "t,gx\n0,1\n", 2, "gyre: --unit cannot be 'gx'; give CHANNEL=UNIT"),
    (["-", "--unit", "q=s"], "t,gx\n0,1\n", 2, "gyre: --unit cannot be 'q=s'; give CHANNEL=UNIT"),
    (
      ["-", "--unit", "gx=s"], "t,gx\n0,1\n", 2,
      "gyre: --unit: 's' is no unit of gx; give rad/s, deg/s or mdps"
    ),
    (["-", "--to", "csv"], TraceText.drag, 5, "gyre: there is no stream that csv can hold; "),
    (["-", "--from", "xml"], "", 2, "gyre: --from cannot be 'xml'; give "),
    (["-", "-o", "a.trace.jsonl.gz"], TraceText.drag, 2, "gyre: a.trace.jsonl.gz: gyre writes no gzip; "),
    (
      ["-", "-o", "/dev/full"], TraceText.drag, 1,
      "gyre: /dev/full: cannot write it: no space left on device; "
    ),
    ([], "", 2, "gyre: IN... is missing; "),
  ]

  @Test(arguments: refused)
  func refusesWithOneLine(arguments: [String], input: String, code: Int32, words: String) throws {
    let run = try RunningGyre.run(["convert"] + arguments, input: Array(input.utf8))
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.words.hasPrefix(words) && run.words.filter(\.isNewline).count == 1, "\(run.words)")
  }

  @Test func anErrorInTheMiddleLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let run = try Self.convert("-", "-o", folder.path("a"), input: Array((TraceText.header + "\nx\n").utf8))
    #expect(try run.code == 5 && folder.names().isEmpty)
  }
}
