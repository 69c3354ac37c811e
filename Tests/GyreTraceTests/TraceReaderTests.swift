import GyreInput
import GyreMotion
import GyreTrace
import Testing

@Suite struct TraceReaderTests {
  @Test func readsOneOfEverything() throws {
    var reader = TraceReader(ExampleTrace.bytes)
    var items: [TraceItem] = []
    while let item = try reader.next() { items.append(item) }
    try #require(items.count == ExampleTrace.lines.count)
    #expect(!reader.isTruncated)
    #expect(reader.isAtEnd)
    #expect(reader.rowCounts.map(\.rows) == [2, 1, 2])
    #expect(reader.firstTime == Timestamp(nanoseconds: 0))
    #expect(reader.lastTime == Timestamp(nanoseconds: 7_000_003))

    guard case .header(let header) = items[0] else { throw Unexpected(items[0]) }
    #expect(header.clock == "monotonic")
    #expect(header.t0 == Timestamp(nanoseconds: 81_234_567_890_123))
    #expect(header.tool == "gyre 0.1.0")
    #expect(
      header.display
        == DisplayDescription(width: 1920, height: 1080, rotation: .degrees90, dotsPerInch: 96))

    guard case .stream(let imu, let extra) = items[1] else { throw Unexpected(items[1]) }
    #expect(extra.isEmpty)
    #expect(imu.id == 0)
    #expect(imu.kind == .imu)
    #expect(imu.name == "lsm6dsx")
    #expect(imu.rate == 208)
    #expect(imu.mount == .identity)
    #expect(imu.mountSource == "udev")
    #expect(imu.channels.map(\.name) == ["gx", "gy", "gz", "ax", "ay", "az"])
    #expect(
      imu.channels[5]
        == ChannelDescription(name: "az", unit: "m/s^2", scale: 9.8e-3, offset: -1, range: 78.5))

    guard case .stream(let attitude, _) = items[2] else { throw Unexpected(items[2]) }
    #expect(attitude.kind == .attitude)
    #expect(attitude.fromFrame == "device")
    #expect(attitude.toFrame == "earth")

    guard case .stream(let touch, _) = items[3] else { throw Unexpected(items[3]) }
    #expect(touch.evdev?.properties == [1])
    #expect(
      touch.evdev?.axis(54) == AbsoluteAxis(code: 54, minimum: 0, maximum: 4095, resolution: 71))

    let imuRow: [Int64] = [-12, 33, 5, 8, -3, 16384]
    #expect(
      items[4]
        == .record(
          InputRecord(time: .zero, stream: 0, values: imuRow.map { RawValue.integer($0) })))
    let frame: [Int64] = [3, 57, 41, 3, 53, 1024, 3, 54, 512, 1, 330, 1]
    #expect(
      items[5]
        == .record(
          InputRecord(
            time: Timestamp(nanoseconds: 2_604_166), stream: 2, values: frame.map { RawValue.integer($0) })))
    #expect(
      items[7]
        == .note(TraceNote(time: Timestamp(nanoseconds: 5_000_000), event: .gap(stream: 0, lost: 12))))
    #expect(
      items[14] == .record(InputRecord(time: Timestamp(nanoseconds: 7_000_002), stream: 2)))
    let mixed: [RawValue] = [
      .decimal(0.25), .decimal(-3), .decimal(1e-5), .integer(4), .integer(5), .integer(6),
    ]
    #expect(
      items[15]
        == .record(
          InputRecord(time: Timestamp(nanoseconds: 7_000_003), stream: 0, values: mixed)))
    #expect(items[16] == .footer(TraceFooter(rows: [2, 1, 2], dropped: 0)))
  }

  @Test func theExampleIsCanonical() throws {
    var reader = TraceReader(ExampleTrace.bytes)
    var writer = TraceWriter()
    var written: [UInt8] = []
    while let item = try reader.next() { try writer.write(item, to: &written) }
    #expect(String(decoding: written, as: UTF8.self) == String(decoding: ExampleTrace.bytes, as: UTF8.self))
  }
}

/// An item that a test did not expect.
struct Unexpected: Error {
  let item: TraceItem
  init(_ item: TraceItem) { self.item = item }
}
