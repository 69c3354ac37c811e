import CUMockdev
import Glibc
import GyreInput
import GyreMotion
import Testing

@testable import GyreDevices

extension EvdevReader {
  /// Reads until `count` rows have come, the device is gone, or nothing comes for some milliseconds.
  mutating func rows(_ count: Int, within patience: Int32 = 20_000) throws -> (
    rows: [InputRecord], end: EvdevReading
  ) {
    var rows: [InputRecord] = []
    var looks = 0
    var record = InputRecord(time: .zero, stream: -1)
    while rows.count < count {
      switch try next(into: &record) {
      case .row: rows.append(record)
      case .unplugged: return (rows, .unplugged)
      case .empty:
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        looks += 1
        // Readable for ever, but nothing to read: a reader in a kiosk would spin.
        if unsafe poll(&state, 1, patience) == 0 || looks > 1000 { return (rows, .empty) }
      }
    }
    return (rows, .row)
  }

  /// Writes events to the other end of the reader's node, and waits until all of them can be read.
  ///
  /// The node is a terminal inside: it takes 4095 bytes, 170 events, at a time, and whoever reads meanwhile
  /// gets torn events, which the kernel's evdev never gives. The bytes
  /// come over later than the write, on a machine under load seen once after more than two seconds.
  func receive(_ events: some Sequence<EvdevEvent>, through end: Int32) throws {
    let bytes = events.flatMap(\.bytes)
    try #require(bytes.count <= 170 * 24)
    let written = unsafe Glibc.write(end, bytes, bytes.count)
    try #require(written == bytes.count)
    let start = ContinuousClock.now
    while gyre_readable_bytes(descriptor) < bytes.count, start.duration(to: .now) < .seconds(20) {
      usleep(1000)
    }
    let ready = gyre_readable_bytes(descriptor)
    try #require(ready == bytes.count, "only \(ready) of \(bytes.count) bytes can be read")
  }
}

/// A row's numbers.
func triples(_ numbers: Int64...) -> [RawValue] { numbers.map(RawValue.integer) }
