import CLinuxInput
import Glibc
import GyreInput
import GyreMotion
import Testing

@testable import GyreDevices

extension UmockdevTests {
  /// What a kiosk meets in months: overflowing queues and pulled cables.
  @Suite struct InterruptionTests {
    private let testbed: Testbed
    private let panel: FakeEvdev
    private let end: Int32

    init() throws {
      testbed = try Testbed()
      panel = try testbed.add(.panel, number: 7)
      end = try testbed.writingEnd(number: 7)
    }

    private func reader() throws -> EvdevReader {
      var reader = try EvdevReader(node: "/dev/input/event7", stream: 2, through: LinuxDevicePort())
      // A finger with the id 7 is down at (10, 20).
      try reader.receive(
        [
          EvdevEvent(1, 3, 0x39, 7), EvdevEvent(1, 3, 0x35, 10), EvdevEvent(1, 3, 0x36, 20),
          EvdevEvent(1, 1, 0x14a, 1), EvdevEvent(1, 0, 0, 0),
        ], through: end)
      #expect(try reader.rows(1).rows.count == 1)
      return reader
    }

    @Test func aDropIsARowOfItsOwnAndThePresentStateFollows() throws {
      var reader = try reader()
      // Meanwhile 7 was lifted, 9 put down in its slot and 11 in the next.
      panel.with {
        $0.slots = [0x39: [9, 11, -1, -1, -1], 0x35: [300, 50, 0, 0, 0], 0x36: [400, 60, 0, 0, 0]]
        $0.values = [0x2f: 1]
        $0.pressed = [0x14a]
      }
      try reader.receive(
        [
          EvdevEvent(2, 3, 0x35, 12), EvdevEvent(3, 0, 3, 0), EvdevEvent(3, 3, 0x35, 14),
          EvdevEvent(3, 0, 0, 0),
        ], through: end)
      let rows = try reader.rows(3).rows
      #expect(rows.count == 3)
      #expect(rows.map(\.stream) == [2, 2, 2])
      #expect(rows.allSatisfy { $0.time == Timestamp(nanoseconds: 3000) })
      // The half frame with 12 is gone.
      #expect(rows[0].values == triples(0, 3, 0))
      #expect(triples(in: rows[1]).contains([3, 0x39, -1]))
      var expected = triples(3, 0x2f, 0, 3, 0x35, 300, 3, 0x36, 400, 3, 0x39, 9)
      expected += triples(3, 0x2f, 1, 3, 0x35, 50, 3, 0x36, 60, 3, 0x39, 11)
      #expect(rows[2].values == expected)
      // And then the kernel's own rows again.
      try reader.receive([EvdevEvent(4, 3, 0x35, 51), EvdevEvent(4, 0, 0, 0)], through: end)
      #expect(try reader.rows(1).rows.map(\.values) == [triples(3, 0x35, 51)])
    }

    @Test func aDropAfterWhichNothingChangedIsOneRow() throws {
      var reader = try reader()
      panel.with {
        $0.slots = [0x39: [7, -1, -1, -1, -1], 0x35: [10, 0, 0, 0, 0], 0x36: [20, 0, 0, 0, 0]]
        $0.pressed = [0x14a]
      }
      try reader.receive([EvdevEvent(3, 0, 3, 0), EvdevEvent(3, 0, 0, 0)], through: end)
      let (rows, reading) = try reader.rows(2, within: 100)
      #expect(rows.map(\.values) == [triples(0, 3, 0)] && reading == .empty)
    }

    @Test func twoDropsAreTwoRows() throws {
      var reader = try reader()
      for moment in 3...4 as ClosedRange<Int64> {
        panel.with {
          $0.slots = [
            0x39: [7, -1, -1, -1, -1], 0x35: [Int32(moment), 0, 0, 0, 0], 0x36: [20, 0, 0, 0, 0],
          ]
          $0.pressed = [0x14a]
        }
        try reader.receive([EvdevEvent(moment, 0, 3, 0), EvdevEvent(moment, 0, 0, 0)], through: end)
        let rows = try reader.rows(2).rows
        #expect(rows.map(\.values) == [triples(0, 3, 0), triples(3, 0x2f, 0, 3, 0x35, moment)])
      }
    }

    @Test func aDeviceThatGoesWhileItIsSynchronisedIsUnplugged() throws {
      var reader = try reader()
      panel.with { $0.errors = [0x0a: ENODEV, 0x18: ENODEV, 0x40: ENODEV] }
      try reader.receive([EvdevEvent(3, 0, 3, 0), EvdevEvent(3, 0, 0, 0)], through: end)
      let (rows, reading) = try reader.rows(2)
      #expect(rows.map(\.values) == [triples(0, 3, 0)] && reading == .unplugged)
    }

    @Test func readingAfterTheCableIsPulledIsUnpluggedForGood() throws {
      var reader = try reader()
      panel.with { $0.readError = ENODEV }
      #expect(try reader.rows(1).end == .unplugged)
      panel.with { $0.readError = nil }
      try reader.receive([EvdevEvent(4, 3, 0x35, 51), EvdevEvent(4, 0, 0, 0)], through: end)
      #expect(try reader.rows(1).end == .unplugged)
    }

    /// A node that hangs up answers "try again" for ever: a reader that believed it would spin.
    @Test func aNodeThatHangsUpIsUnplugged() throws {
      var reader = try reader()
      // Another file takes the number over, because the testbed will close it once more.
      let other = unsafe open(#filePath, O_RDONLY)
      #expect(other >= 0 && dup2(other, end) == end && close(other) == 0)
      let (rows, reading) = try reader.rows(1)
      #expect(rows.isEmpty && reading == .unplugged)
    }

    @Test func anotherErrorIsThrown() throws {
      var reader = try reader()
      panel.with { $0.readError = EIO }
      do {
        _ = try reader.rows(1)
        Issue.record("no error")
      } catch {
        #expect(error as? DeviceError == .failed(.read, path: "/dev/input/event7", code: EIO))
      }
    }

    @Test func nothingToReadIsEmpty() throws {
      var reader = try reader()
      let (rows, reading) = try reader.rows(1, within: 0)
      #expect(rows.isEmpty && reading == .empty)
    }
  }
}

private func triples(in row: InputRecord) -> [[Int64]] {
  stride(from: 0, to: row.values.count, by: 3).map { start in
    row.values[start..<start + 3].compactMap(\.integer)
  }
}
