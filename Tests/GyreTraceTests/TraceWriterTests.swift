import GyreInput
import GyreMotion
import GyreTrace
import Testing

@Suite struct TraceWriterTests {
  static func write(_ items: [TraceItem]) throws(TraceError) -> [UInt8] {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    for item in items { try writer.write(item, to: &bytes) }
    return bytes
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func whatIsWrittenIsReadBack(seed: UInt64) throws {
    let items = RandomTrace.items(seed: seed)
    let bytes = try Self.write(items)
    let (read, error) = ExampleTrace.read(bytes)
    #expect(error == nil, "seed \(seed)")
    #expect(read == items, "seed \(seed)")
    #expect(try Self.write(read) == bytes, "seed \(seed)")
  }

  @Test func theFooterCountsTheRows() throws {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    try writer.write(TraceHeader(), to: &bytes)
    try writer.write(StreamDescription(id: 5, kind: .evdev), to: &bytes)
    try writer.write(
      StreamDescription(id: 2, kind: .imu, channels: [ChannelDescription(name: "gx")]), to: &bytes)
    try writer.write(InputRecord(time: .zero, stream: 5), to: &bytes)
    try writer.write(InputRecord(time: .zero, stream: 5), to: &bytes)
    try writer.write(InputRecord(time: .zero, stream: 2, values: [.integer(1)]), to: &bytes)
    try writer.finish(to: &bytes)
    #expect(writer.lines == 7)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"format":"gyre-trace","version":1}
        {"stream":5,"kind":"evdev","abs":{}}
        {"stream":2,"kind":"imu","channels":["gx"]}
        [0,5]
        [0,5]
        [0,2,1]
        {"end":true,"rows":[1,2],"dropped":0}

        """)
  }

  @Test func numbersHaveOneForm() throws {
    let values: [RawValue] = [
      .integer(.min), .integer(.max), .integer(0), .integer(-10), .decimal(-0.0), .decimal(3), .decimal(0.1),
      .decimal(-1e-7), .decimal(1e300),
    ]
    let channels = values.indices.map { ChannelDescription(name: "c\($0)") }
    let bytes = try Self.write([
      .header(TraceHeader()), .stream(StreamDescription(id: 0, kind: .imu, channels: channels)),
      .record(InputRecord(time: .zero, stream: 0, values: values)),
    ])
    #expect(
      bytes.split(separator: 0x0A).last.map { String(decoding: $0, as: UTF8.self) }
        == "[0,0,-9223372036854775808,9223372036854775807,0,-10,0.0,3.0,0.1,-1e-07,1e+300]")
  }

  // MARK: - What is refused

  private static let imu = StreamDescription(id: 0, kind: .imu, channels: [ChannelDescription(name: "gx")])
  private static let touch = StreamDescription(id: 1, kind: .evdev)
  private static let start: [TraceItem] = [
    .header(TraceHeader()), .stream(imu), .stream(touch), row(5, 0, [.integer(1)]),
  ]

  private static func row(_ time: Int64, _ stream: Int, _ values: [RawValue]) -> TraceItem {
    .record(InputRecord(time: Timestamp(nanoseconds: time), stream: stream, values: values))
  }

  private static func stream(_ change: (inout StreamDescription) -> Void) -> TraceItem {
    var stream = imu
    stream.id = 9
    change(&stream)
    return .stream(stream)
  }

  static let refused: [(TraceItem, TraceError.Kind)] = [
    (row(6, 0, [.decimal(.nan)]), .notFinite), (row(6, 0, [.decimal(.infinity)]), .notFinite),
    (row(4, 0, [.integer(1)]), .timeRunsBack(previous: 5, found: 4)),
    (row(6, 3, []), .unknownStream(3)), (row(6, -1, []), .unknownStream(-1)),
    (row(6, 0, []), .valueCount(expected: 1, found: 0)),
    (row(6, 1, [.integer(3), .integer(0)]), .incompleteTriple(found: 2)),
    (row(6, 1, [.integer(3), .integer(0), .decimal(1)]), .decimal(what: .eventValue)),
    (row(6, 1, [.integer(0), .integer(0), .integer(0)]), .frameEnd),
    (row(6, 1, [.integer(70_000), .integer(0), .integer(0)]), .eventNumber(found: 70_000)),
    (.header(TraceHeader()), .secondHeader), (.stream(imu), .duplicateStream(0)),
    (stream { $0.id = -1 }, .outOfRange(key: "stream", 0, 2_147_483_647, found: -1)),
    (stream { $0.channels[0].scale = 0 }, .notPositive(key: "scale")),
    (stream { $0.channels[0].offset = .nan }, .notFinite),
    (stream { $0.channels.append($0.channels[0]) }, .duplicateChannel("gx")),
    (stream { $0.rate = -1 }, .notPositive(key: "rate_hz")),
    (stream { $0.mount = MountMatrix(x: .zero, y: .zero, z: .zero) }, .singularMount),
    (.note(TraceNote(time: .zero, event: .marker(text: ""))), .timeRunsBack(previous: 5, found: 0)),
    (
      .note(TraceNote(time: Timestamp(nanoseconds: 6), event: .gap(stream: 4, lost: nil))), .unknownStream(4)
    ),
    (
      .note(
        TraceNote(time: Timestamp(nanoseconds: 6), event: .truth(Quaternion(w: .nan, x: 0, y: 0, z: 0)))),
      .notFinite
    ),
    (
      .note(
        TraceNote(
          time: Timestamp(nanoseconds: 6), event: .other(name: "x"),
          extra: ExtraMember(key: "t", json: "1").map { [$0] } ?? [])), .duplicateKey("t")
    ),
  ]

  @Test(arguments: refused.indices)
  func refusesWhatNobodyCouldRead(index: Int) throws {
    let (item, kind) = Self.refused[index]
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    for item in Self.start { try writer.write(item, to: &bytes) }
    let before = bytes
    let error = #expect(throws: TraceError.self) { try writer.write(item, to: &bytes) }
    #expect(error?.kind == kind)
    #expect(error?.line == 5)
    #expect(bytes == before)
    // The writer goes on as if nothing had been asked.
    try writer.write(Self.row(5, 0, [.integer(2)]), to: &bytes)
    try writer.finish(to: &bytes)
    #expect(ExampleTrace.read(bytes).error == nil)
  }

  @Test func nothingFollowsTheFooterAndNothingLeadsTheHeader() throws {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    let early = #expect(throws: TraceError.self) { try writer.write(Self.imu, to: &bytes) }
    #expect(early?.kind == .missingHeader)
    try writer.write(TraceHeader(), to: &bytes)
    try writer.finish(to: &bytes)
    let late = #expect(throws: TraceError.self) { try writer.write(Self.imu, to: &bytes) }
    #expect(late?.kind == .afterFooter)
    let twice = #expect(throws: TraceError.self) { try writer.finish(to: &bytes) }
    #expect(twice?.kind == .afterFooter)
  }

  @Test func aLineThatIsTooLongIsRefused() throws {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    for item in Self.start { try writer.write(item, to: &bytes) }
    let frame = (0..<300_000).flatMap { _ in [RawValue.integer(3), .integer(0), .integer(0)] }
    let error = #expect(throws: TraceError.self) { try writer.write(Self.row(6, 1, frame), to: &bytes) }
    #expect(error?.kind == .lineTooLong)
  }
}
