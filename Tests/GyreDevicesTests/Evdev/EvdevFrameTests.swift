import GyreInput
import GyreMotion
import Testing

@testable import GyreDevices

@Suite struct EvdevFrameTests {
  /// Adds events; true where the last one ended the frame.
  private func append(_ events: EvdevEvent..., to frame: inout EvdevFrame) -> [Bool] {
    events.map { frame.append($0) }
  }

  @Test func aFrameEndsAtSynReportAndLeavesItOut() {
    var frame = EvdevFrame()
    let ends = append(
      EvdevEvent(10, 3, 53, 100), EvdevEvent(11, 0, 2, 0), EvdevEvent(12, 0, 0, 0), to: &frame)
    #expect(ends == [false, false, true])
    var record = InputRecord(time: .zero, stream: 5)
    frame.take(into: &record)
    #expect(record.values == triples(3, 53, 100, 0, 2, 0))
    #expect(record.time == Timestamp(nanoseconds: 12000))
    #expect(frame.values.isEmpty)
  }

  @Test func anEmptyFrameIsARowToo() {
    var frame = EvdevFrame()
    let ends = append(EvdevEvent(3, 0, 0, 1), to: &frame)
    #expect(ends == [true])
    var record = InputRecord(time: .zero, stream: 5, values: triples(1, 2, 3))
    frame.take(into: &record)
    #expect(record.values.isEmpty)
  }

  @Test func aDropThrowsTheHalfFrameAway() {
    var frame = EvdevFrame()
    _ = frame.append(EvdevEvent(10, 3, 53, 100))
    frame.drop(at: Timestamp(nanoseconds: 20000))
    var record = InputRecord(time: .zero, stream: 5)
    frame.take(into: &record)
    #expect(record.values == triples(0, 3, 0))
    #expect(record.time == Timestamp(nanoseconds: 20000))
  }

  @Test(arguments: [30, 0xff, 0x160, 0x2ff] as [UInt16])
  func whatIsTypedIsNotRecorded(code: UInt16) {
    var frame = EvdevFrame()
    let ends = append(EvdevEvent(1, 1, code, 1), EvdevEvent(1, 1, 0x14a, 1), to: &frame)
    #expect(ends == [false, false])
    #expect(frame.values == triples(1, 0x14a, 1))
    // Axes of the same number are no keys.
    _ = frame.append(EvdevEvent(1, 3, 30, 7))
    #expect(frame.values == triples(1, 0x14a, 1, 3, 30, 7))
  }

  @Test func rowsNeverRunBack() {
    var frame = EvdevFrame()
    _ = frame.append(EvdevEvent(50, 0, 0, 0))
    _ = frame.append(EvdevEvent(40, 0, 0, 0))
    #expect(frame.time == Timestamp(nanoseconds: 50000))
    frame.drop(at: .zero)
    #expect(frame.time == Timestamp(nanoseconds: 50000))
  }

  @Test func twoRecordsInTurnsNeedNoNewMemory() {
    var frame = EvdevFrame()
    var record = InputRecord(time: .zero, stream: 0)
    var addresses: Set<UInt> = []
    for round in 0..<100 {
      for code in 0..<40 as Range<UInt16> { _ = frame.append(EvdevEvent(Int64(round), 3, code, 1)) }
      _ = frame.append(EvdevEvent(Int64(round), 0, 0, 0))
      frame.take(into: &record)
      #expect(record.values.count == 120)
      guard round >= 4 else { continue }
      unsafe record.values.withUnsafeBufferPointer { buffer in
        _ = addresses.insert(UInt(bitPattern: buffer.baseAddress))
      }
    }
    #expect(addresses.count <= 2)
  }
}
