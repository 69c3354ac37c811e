import GyreInput
import GyreMotion
import GyreTestSupport
import GyreTrace
import Testing

@Suite struct EvemuWriterTests {
  @Test(arguments: EvemuReaderTests.recordings)
  func whatIsWrittenIsReadBack(recording: (events: String, description: String)) throws {
    let first = try EvemuReader.read(
      Fixtures.bytes(recording.events), description: Fixtures.bytes(recording.description))
    let text = EvemuWriter.write(first.streams[0], first.records)
    let second = try EvemuReader.read(text)
    #expect(second.streams == first.streams)
    #expect(second.records == first.records)
    #expect(second.origin == .zero)
  }

  @Test func codesAreFoundInTheRows() throws {
    let stream = ImportedRecording.Stream(
      StreamDescription(
        id: 0, kind: .evdev, name: "a\nE: b",
        evdev: EvdevDescription(
          axes: [AbsoluteAxis(code: 0x35, minimum: -5, maximum: 9)], properties: [1], relativeAxes: [8])))
    let row = InputRecord(
      time: Timestamp(nanoseconds: 7_000_000_500), stream: 0,
      values: [.integer(1), .integer(330), .integer(1)])
    let text = String(decoding: EvemuWriter.write(stream, [row]), as: UTF8.self)
    #expect(
      text == """
        # EVEMU 1.3
        N: a?E: b
        I: 0000 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        B: 00 0f 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 04 00 00 00 00 00 00
        B: 02 00 01 00 00 00 00 00 00
        B: 03 00 00 00 00 00 00 20 00
        A: 35 -5 9 0 0 0
        E: 0.000000 0001 014a 1
        E: 0.000000 0000 0000 0

        """)
  }
}
