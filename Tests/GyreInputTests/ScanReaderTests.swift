import GyreInput
import Testing

@Suite struct ScanReaderTests {
  private func reader(_ elements: (String, String)...) throws -> ScanReader {
    ScanReader(
      try ScanLayout(
        elements.enumerated().map { ScanElement(index: $0, name: $1.0, type: try ScanType($1.1)) }))
  }

  @Test func readsValuesAndStamp() throws {
    var reader = try reader(
      ("in_accel_x", "le:s16/16>>0"), ("in_accel_y", "be:s16/16>>0"), ("in_accel_z", "le:u12/16>>4"),
      ("in_timestamp", "le:s64/64>>0"))
    let scan: [UInt8] = [0xfe, 0xff, 0xff, 0xfd, 0x30, 0x12, 0x77, 0x77, 1, 2, 0, 0, 0, 0, 0, 0]
    var values: [RawValue] = []
    #expect(try reader.read(scan.span, into: &values) == 0x0201)
    #expect(values == [.integer(-2), .integer(-3), .integer(0x123)])
  }

  @Test func readsOneOfManyScansInABuffer() throws {
    var reader = try reader(("in_accel_x", "le:s16/16>>0"))
    let buffer: [UInt8] = [1, 0, 2, 0, 3, 0]
    var values: [RawValue] = []
    for scan in 0..<3 {
      #expect(try reader.read(buffer.span.extracting(scan * 2..<scan * 2 + 2), into: &values) == nil)
    }
    #expect(values == [.integer(1), .integer(2), .integer(3)])
  }

  @Test func refusesAShortScan() throws {
    var reader = try reader(("in_accel_x", "le:s16/16>>0"), ("in_timestamp", "le:s64/64>>0"))
    var values: [RawValue] = []
    let scan = [UInt8](repeating: 0, count: 15)
    #expect(throws: InputError.shortScan(bytes: 15, expected: 16)) {
      try reader.read(scan.span, into: &values)
    }
    #expect(values.isEmpty)
  }

  /// A scan of 32 bytes: four fields with the next one's bits above the real ones, then the stamps.
  private func rotation(documented: UInt8, last: UInt8) -> [UInt8] {
    var scan: [UInt8] = []
    for value in [0x0001, 0xffff, 0x8000, 0x4000] as [UInt16] {
      scan += [UInt8(value & 0xff), UInt8(value >> 8), 0xde, 0xad]
    }
    scan += [documented, 0, 0, 0, 0, 0, 0, 0, last, 0, 0, 0, 0, 0, 0, 0]
    return scan
  }

  @Test(
    arguments: [
      // Linux 6.1: behind the padding only; newer kernels: in both places; as documented: in one.
      ([(0, 10), (0, 20)], [10, 20]), ([(10, 10), (20, 20)], [10, 20]), ([(10, 0), (20, 0)], [10, 20]),
      // What lies in the last bytes is a leftover and older.
      ([(10, 10), (20, 5)], [10, 20]),
      // The clock was set back: neither fits, the last counts.
      ([(0, 90), (0, 20), (0, 30)], [90, 20, 30]),
      ([(0, 0)], [0]),
    ] as [([(UInt8, UInt8)], [Int64])])
  func findsTheStampBehindAQuaternion(stamps: [(UInt8, UInt8)], expected: [Int64]) throws {
    var reader = try reader(("in_rot_quaternion", "le:s16/32X4>>0"), ("in_timestamp", "le:s64/64>>0"))
    var found: [Int64] = []
    for (documented, last) in stamps {
      var values: [RawValue] = []
      found.append(
        try #require(try reader.read(rotation(documented: documented, last: last).span, into: &values)))
      #expect(values == [.integer(1), .integer(-1), .integer(-32768), .integer(16384)])
    }
    #expect(found == expected)
  }
}
