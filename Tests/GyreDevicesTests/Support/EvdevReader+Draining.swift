import Glibc
import GyreInput
import GyreMotion
import Testing

@testable import GyreDevices

extension EvdevReader {
  /// Reads until `count` rows have come, the device is gone, or nothing comes for some milliseconds.
  mutating func rows(_ count: Int, within patience: Int32 = 2000) throws -> (
    rows: [InputRecord], end: EvdevReading
  ) {
    var rows: [InputRecord] = []
    var record = InputRecord(time: .zero, stream: -1)
    while rows.count < count {
      switch try next(into: &record) {
      case .row: rows.append(record)
      case .unplugged: return (rows, .unplugged)
      case .empty:
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if unsafe poll(&state, 1, patience) == 0 { return (rows, .empty) }
      }
    }
    return (rows, .row)
  }
}

/// A row's numbers.
func triples(_ numbers: Int64...) -> [RawValue] { numbers.map(RawValue.integer) }

/// Writes events to the other end of a node.
func write(_ events: some Sequence<EvdevEvent>, to descriptor: Int32) throws {
  let bytes = events.flatMap(\.bytes)
  // The node is a terminal inside: it takes 4095 bytes, 170 events, at a time and tears what is more.
  try #require(bytes.count <= 170 * 24)
  let written = unsafe Glibc.write(descriptor, bytes, bytes.count)
  try #require(written == bytes.count)
}
