import Foundation
import GyreInput
import GyreMotion
import GyreTestSupport
import GyreTrace
import Testing

@Suite struct EvemuReaderTests {
  // MARK: - Recordings of real touch screens

  static let recordings: [(events: String, description: String)] = {
    let folder = Fixtures.root.appendingPathComponent("Tests/Recordings/touch")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let descriptions = names.filter { $0.hasSuffix(".desc") }
    return names.filter { $0.hasSuffix(".events") }.compactMap { events in
      let owner = descriptions.first { events.hasPrefix($0.dropLast(".desc".count)) }
      return owner.map { ("Tests/Recordings/touch/\(events)", "Tests/Recordings/touch/\($0)") }
    }
  }()

  /// One event as a simple reader of these files sees it.
  struct Event: Equatable {
    var microseconds: Int64
    var type: Int64
    var code: Int64
    var value: Int64
  }

  /// An independent reader: split at blanks, nothing else.
  static func events(_ bytes: [UInt8]) -> [Event] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("E:") else { return nil }
      let words = line.dropFirst(2).split(whereSeparator: { $0 == " " || $0 == "\t" })
      let time = words[0].split(separator: ".")
      guard let seconds = Int64(time[0]), let fraction = Int64(time[1]),
        let type = Int64(words[1], radix: 16),
        let code = Int64(words[2], radix: 16), let value = Int64(words[3])
      else { return nil }
      return Event(microseconds: seconds * 1_000_000 + fraction, type: type, code: code, value: value)
    }
  }

  /// The events of a trace's rows, each frame with its SYN_REPORT at its end.
  static func events(_ records: [InputRecord], origin: Timestamp) -> [Event] {
    records.flatMap { record in
      let time = (origin.nanoseconds + record.time.nanoseconds) / 1_000
      let triples = stride(from: 0, to: record.values.count, by: 3).map { place in
        Event(
          microseconds: time, type: record.values[place].integer ?? -1,
          code: record.values[place + 1].integer ?? -1, value: record.values[place + 2].integer ?? -1)
      }
      return triples + [Event(microseconds: time, type: 0, code: 0, value: 0)]
    }
  }

  @Test func thereAreRecordings() { #expect(Self.recordings.count == 14) }

  @Test(arguments: recordings)
  func everyEventComesThroughTheTrace(recording: (events: String, description: String)) throws {
    let bytes = try Fixtures.bytes(recording.events)
    let imported = try EvemuReader.read(bytes, description: try Fixtures.bytes(recording.description))
    #expect(imported.warnings.isEmpty)

    var trace: [UInt8] = []
    try imported.write(to: &trace)
    var reader = TraceReader(trace)
    var records: [InputRecord] = []
    while let item = try reader.next() { if case .record(let record) = item { records.append(record) } }
    #expect(!reader.isTruncated)

    var expected = Self.events(bytes)
    // A frame has one time, its SYN_REPORT's.
    var time: Int64 = 0
    for index in expected.indices.reversed() {
      if expected[index].type == 0, expected[index].code == 0 { time = expected[index].microseconds }
      expected[index].microseconds = time
    }
    #expect(Self.events(records, origin: imported.origin) == expected)
  }

  @Test(arguments: recordings)
  func theDescriptionSaysTheRanges(recording: (events: String, description: String)) throws {
    let text = try Fixtures.bytes(recording.description)
    let imported = try EvemuReader.read(try Fixtures.bytes(recording.events), description: text)
    let evdev = try #require(imported.streams.first?.description.evdev)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let axes = lines.filter { $0.hasPrefix("A:") }
    #expect(evdev.axes.count == axes.count && !axes.isEmpty)
    for line in axes {
      let words = line.split(separator: " ")
      let axis = try #require(Int(words[1], radix: 16).flatMap { evdev.axis($0) })
      #expect(axis.minimum == Int32(words[2]))
      #expect(axis.maximum == Int32(words[3]))
      #expect(axis.fuzz == Int32(words[4]))
      #expect(axis.flat == Int32(words[5]))
      #expect(axis.resolution == (words.count > 6 ? Int32(words[6]) : 0))
    }
    #expect(lines.contains("N: \(imported.streams[0].description.name)"))
  }

  @Test func bitsOfTheDescriptionAreKept() throws {
    let imported = try EvemuReader.read(
      Fixtures.bytes("Tests/Recordings/touch/QUANTA_OpticalTouchScreen.touch-hover.events"),
      description: Fixtures.bytes("Tests/Recordings/touch/QUANTA_OpticalTouchScreen.desc"))
    #expect(imported.streams[0].description.evdev?.properties == [1])
    let extra = imported.streams[0].extra.map { "\($0.key) \(String(decoding: $0.json, as: UTF8.self))" }
    // BTN_TOUCH is 330; ABS_X, ABS_Y, slot, position X and Y, tracking id.
    #expect(extra == ["id [3,1032,12289,272]", #"codes {"1":[330],"3":[0,1,47,53,54,57]}"#])
  }

  // MARK: - What real files do

  private func read(_ lines: [String], description: String? = nil) throws(ImportError) -> ImportedRecording {
    try EvemuReader.read(
      Array(lines.joined(separator: "\n").utf8), description: description.map { Array($0.utf8) })
  }

  private static let axis = "A: 35 0 4095 0 0"

  @Test func aWholeFileOfVersion1_3() throws {
    let imported = try read([
      "# EVEMU 1.3", "# Kernel: 6.1.0", "N: Goodix  Touch", "I: 0018 0416 038f 1060",
      "P: 02 00 00 00 00 00 00 00", "B: 00 0b 00 00 00 00 00 00 00",
      "B: 01 00 00 00 00 00 00 00 00", "B: 01 02 00 00 00 00 00 00 00", "A: 35 0 4095 0 0 40", "L: 00 0",
      "S: 00 1", "W: 0", "", "################################",
      "E: 0.000001 0003 0035 1024\t# EV_ABS / ABS_MT_POSITION_X    1024",
      "E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms",
      "E: 0.012345 0000 0003 0", "E: 0.012345 0000 0000 0",
    ])
    #expect(imported.streams[0].description.name == "Goodix  Touch")
    #expect(
      imported.streams[0].description.evdev?.axes == [
        AbsoluteAxis(code: 0x35, minimum: 0, maximum: 4095, resolution: 40)
      ])
    #expect(
      imported.streams[0].extra.map { String(decoding: $0.json, as: UTF8.self) } == [
        "[24,1046,911,4192]", #"{"1":[65]}"#,
      ])
    #expect(imported.origin == Timestamp(nanoseconds: 1_000))
    #expect(
      imported.records == [
        InputRecord(time: .zero, stream: 0, values: [.integer(3), .integer(0x35), .integer(1024)]),
        InputRecord(
          time: Timestamp(nanoseconds: 12_344_000), stream: 0,
          values: [.integer(0), .integer(3), .integer(0)]),
      ])
    #expect(imported.warnings.isEmpty)
  }

  @Test func bitSetsGoOnInTheNextLine() throws {
    let imported = try read(
      ["E: 1.0 0000 0000 0"],
      description: "P: 02 00 00 00 00 00 00 00\nP: 80 00\nB: 01 00 00 00 00 00 00 00 80\nB: 01 01\n")
    #expect(imported.streams[0].description.evdev?.properties == [1, 71])
    #expect(imported.streams[0].extra.map { String(decoding: $0.json, as: UTF8.self) } == [#"{"1":[63,64]}"#])
    #expect(imported.streams[0].description.evdev?.relativeAxes == nil)
  }

  @Test func relativeAxesAreToldWhereTheDescriptionHasCodes() throws {
    let knob = try read(
      ["E: 1.0 0002 0008 1", "E: 1.0 0000 0000 0"], description: "B: 02 00 01 00 00 00 00 00 00")
    #expect(knob.streams[0].description.evdev?.relativeAxes == [8])
    let silent = try read(["E: 1.0 0002 0008 1", "E: 1.0 0000 0000 0"])
    #expect(silent.streams[0].description.evdev?.relativeAxes == nil)
  }

  @Test func aFrameHasTheTimeOfItsEnd() throws {
    let imported = try read(
      [
        "E: 10.000001 0003 0035 1", "E: 10.000005 0003 0036 2", "E: 10.000009 0000 0000 0",
        "E: 10.5 0000 0000 0",
      ],
      description: Self.axis)
    #expect(imported.origin == Timestamp(nanoseconds: 10_000_009_000))
    #expect(imported.records.map(\.time.nanoseconds) == [0, 499_991_000])
  }

  @Test func warnsAboutWhatItLeavesOut() throws {
    let imported = try read([
      "E: 1.0 0003 0035 1", "E: 1.0 0000 0000 0", "E: 0.5 0000 0000 0", "E: 2.0 0003 0035 2",
    ])
    #expect(imported.records.map(\.time.nanoseconds) == [0, 0])
    #expect(
      imported.warnings == [
        ImportWarning(line: 3, .timeRanBack), ImportWarning(line: 4, .unfinishedFrame),
        ImportWarning(line: 4, .noRanges),
      ])
    #expect(imported.warnings[1].description.contains("truncated"))
  }

  @Test func carriageReturnsAreTolerated() throws {
    let imported = try read(["A: 35 0 9 0 0\r", "E: 1.0 0003 0035 1\r", "E: 1.0 0000 0000 0\r", ""])
    #expect(imported.records.count == 1)
  }

  // MARK: - Errors

  static let wrong: [(String, Int, Int, ImportError.Kind)] = [
    ("", 1, 1, .empty), ("# nothing", 1, 1, .noEvents), (Self.axis, 1, 1, .noEvents),
    ("hello", 1, 1, .unknownLine), ("Q: 1", 1, 1, .unknownLine), ("\u{0}\u{1}", 1, 1, .binary),
    ("E: 1.0 0003", 1, 12, .lineEnds(wanted: "an event code in hexadecimal")),
    ("E: 1.0 0003 0035 x", 1, 18, .unexpected(0x78, wanted: "an event value")),
    ("E: 1 0003 0035 1", 1, 5, .unexpected(0x20, wanted: "'.' and microseconds")),
    ("E: 1. 0003 0035 1", 1, 6, .unexpected(0x20, wanted: "microseconds")),
    ("E: 1.1234567891 0003 0035 1", 1, 6, .outOfRange(what: "microseconds")),
    ("E: 99999999999999999999.0 0 0 0", 1, 4, .outOfRange(what: "a time in seconds")),
    ("E: 1.0 10000 0000 0", 1, 8, .outOfRange(what: "an event type in hexadecimal")),
    ("E: 1.0 0003 0035 -2147483649", 1, 18, .outOfRange(what: "an event value")),
    ("E: 1.0 0003 0035 1 2", 1, 20, .unexpected(0x32, wanted: "the end of the line")),
    ("N: x\nA: 35 0 1", 2, 10, .lineEnds(wanted: "a fuzz")),
    ("I: 1 2 3", 1, 9, .lineEnds(wanted: "a version number")),
    ("P: 100", 1, 4, .outOfRange(what: "a byte in hexadecimal")),
    ("B: 01 0g", 1, 8, .unexpected(0x67, wanted: "a byte in hexadecimal")),
  ]

  @Test(arguments: wrong)
  func saysWhatAndWhere(text: String, line: Int, column: Int, kind: ImportError.Kind) {
    let error = #expect(throws: ImportError.self) { _ = try EvemuReader.read(Array(text.utf8)) }
    #expect(error == ImportError(line: line, column: column, kind))
    #expect(error?.description.split(separator: "; ").count == 2)
  }

  @Test func tellsTheDescriptionFromTheRecording() {
    let error = #expect(throws: ImportError.self) {
      _ = try read(["E: 1.0 0000 0000 0"], description: "N: x\nA: zz")
    }
    #expect(
      error
        == ImportError(
          .description, line: 2, column: 4, .unexpected(0x7A, wanted: "the code of an axis")))
  }

  // MARK: - Damage

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func damagedRecordingsNeverCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let description = try Fixtures.bytes("Tests/Recordings/touch/N-Trig_MultiTouch.desc")
    let events = try Fixtures.bytes("Tests/Recordings/touch/Wacom_ISDv4_E6_Finger.2fg-tap.events")
    for _ in 0..<20 {
      let bytes = Mutation.mutate(description + [0x0A] + events, &random)
      guard let imported = try? EvemuReader.read(bytes, description: bytes) else { continue }
      var trace: [UInt8] = []
      #expect(throws: Never.self, "seed \(seed)") { try imported.write(to: &trace) }
      #expect(ExampleTrace.read(trace).error == nil, "seed \(seed)")
    }
  }
}
