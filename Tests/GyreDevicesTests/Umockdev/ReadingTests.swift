import CLinuxInput
import Glibc
import GyreInput
import GyreMotion
import Testing

@testable import GyreDevices

extension UmockdevTests {
  @Suite struct ReadingTests {
    @Test(arguments: EvemuRecording.all)
    func everyRecordingComesOutAsItWentIn(file: String, device: String) throws {
      let recording = try EvemuRecording(file)
      let description = try DeviceDescription(recording: device)
      let frames = recording.frames(of: description)
      // One recorded device sends scan codes, but its description does not announce them.
      #expect(recording.unannounced(by: description).count == (device.hasPrefix("eGalax") ? 4 : 0))
      let testbed = try Testbed()
      try testbed.add(description, number: 7)
      let screen = try #require(try DeviceList().touchScreens().first)
      var reader = try EvdevReader(screen, stream: 0)
      let end = try testbed.writingEnd(number: 7)
      var rows: [InputRecord] = []
      for piece in recording.pieces {
        try reader.receive(piece, through: end)
        rows += try reader.rows(piece.count { $0.type == 0 && $0.code == 0 }).rows
      }
      #expect(rows.count == frames.count && !rows.isEmpty)
      if let (row, frame) = zip(rows, frames).first(where: { $0 != $1 }) {
        Issue.record("\(row) is not \(frame)")
      }
      let rest = try reader.rows(1, within: 0)
      #expect(rest.rows.isEmpty && rest.end == .empty)
    }

    @Test func aRowHasTheKernelsStampAndTheCallersStream() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7)
      var reader = try EvdevReader(node: "/dev/input/event7", stream: 3, through: LinuxDevicePort())
      try reader.receive(
        [EvdevEvent(81_000_000_123, 3, 0x35, 7), EvdevEvent(81_000_000_125, 0, 0, 0)],
        through: try testbed.writingEnd(number: 7))
      let rows = try reader.rows(1).rows
      let stamp = Timestamp(nanoseconds: 81_000_000_125_000)
      #expect(rows == [InputRecord(time: stamp, stream: 3, values: triples(3, 0x35, 7))])
    }

    /// The kernel hands out whole frames only; a half one waits for its end all the same.
    @Test func aHalfFrameWaitsForItsEnd() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7)
      var reader = try EvdevReader(node: "/dev/input/event7", stream: 0, through: LinuxDevicePort())
      let end = try testbed.writingEnd(number: 7)
      try reader.receive([EvdevEvent(1, 3, 0x35, 5)], through: end)
      #expect(try reader.rows(1, within: 50).end == .empty)
      try reader.receive([EvdevEvent(2, 3, 0x36, 6), EvdevEvent(2, 0, 0, 0)], through: end)
      #expect(try reader.rows(1).rows.map(\.values) == [triples(3, 0x35, 5, 3, 0x36, 6)])
    }

    @Test func theStateIsAllAxesButtonsAndSlots() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7).with {
        $0.values = [0: 300, 1: 400, 0x2f: 1]
        $0.pressed = [30, 0x14a]
        $0.slots = [0x35: [5, 300, 0, 0, 0], 0x36: [6, 400, 0, 0, 0], 0x39: [-1, 41, -1, -1, -1]]
      }
      let reader = try EvdevReader(node: "/dev/input/event7", stream: 3, through: LinuxDevicePort())
      var record = InputRecord(time: .zero, stream: 0, values: triples(9, 9, 9))
      reader.state(into: &record, at: Timestamp(nanoseconds: 77))
      var expected = triples(3, 0, 300, 3, 1, 400, 1, 0x14a, 1)
      expected += triples(3, 0x2f, 0, 3, 0x35, 5, 3, 0x36, 6, 3, 0x39, -1)
      expected += triples(3, 0x2f, 1, 3, 0x35, 300, 3, 0x36, 400, 3, 0x39, 41)
      for slot in 2...4 as ClosedRange<Int64> {
        expected += triples(3, 0x2f, slot, 3, 0x35, 0, 3, 0x36, 0, 3, 0x39, -1)
      }
      expected += triples(3, 0x2f, 1)
      #expect(record == InputRecord(time: Timestamp(nanoseconds: 77), stream: 3, values: expected))
    }

    @Test func theStateOfProtocolAHasNoContacts() throws {
      let testbed = try Testbed()
      try testbed.add(DeviceDescription(recording: "N-Trig_MultiTouch"), number: 7)
      let reader = try EvdevReader(node: "/dev/input/event7", stream: 0, through: LinuxDevicePort())
      var record = InputRecord(time: .zero, stream: 0)
      reader.state(into: &record, at: .zero)
      #expect(record.values == triples(3, 0, 0, 3, 1, 0, 3, 0x28, 0))
    }

    /// libevdev's rule, which a device of the kernel's own multitouch code never meets.
    @Test func aNewIdWithoutTheEndOfTheOldOneIsLeftOut() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7)
      var reader = try EvdevReader(node: "/dev/input/event7", stream: 0, through: LinuxDevicePort())
      try reader.receive(
        [
          EvdevEvent(1, 3, 0x39, 7), EvdevEvent(1, 0, 0, 0), EvdevEvent(2, 3, 0x39, 8),
          EvdevEvent(2, 3, 0x35, 9), EvdevEvent(2, 0, 0, 0),
        ], through: try testbed.writingEnd(number: 7))
      #expect(try reader.rows(2).rows.map(\.values) == [triples(3, 0x39, 7), triples(3, 0x35, 9)])
    }
  }
}
