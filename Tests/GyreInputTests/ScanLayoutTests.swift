import GyreInput
import Testing

@Suite struct ScanLayoutTests {
  private func layout(_ elements: (String, String)...) throws -> ScanLayout {
    try ScanLayout(
      elements.enumerated().map { ScanElement(index: $0, name: $1.0, type: try ScanType($1.1)) })
  }

  @Test func alignsEachElementToItsBytes() throws {
    let gyro = try layout(
      ("in_anglvel_x", "le:s16/16>>0"), ("in_anglvel_y", "le:s16/16>>0"), ("in_anglvel_z", "le:s16/16>>0"),
      ("in_timestamp", "le:s64/64>>0"))
    #expect(gyro.offsets == [0, 2, 4, 8])
    #expect(gyro.size == 16)
    let mixed = try layout(("a", "le:u8/8>>0"), ("b", "le:s32/32>>0"), ("c", "le:u8/8>>0"))
    #expect(mixed.offsets == [0, 4, 8])
    #expect(mixed.size == 12)
  }

  @Test func repeatedElementsAlignAsAWhole() throws {
    let rotation = try layout(("in_rot_quaternion", "le:s16/32X4>>0"), ("in_timestamp", "le:s64/64>>0"))
    #expect(rotation.offsets == [0, 16])
    #expect(rotation.size == 32)
    let behind = try layout(("a", "le:s16/16>>0"), ("in_rot_quaternion", "le:s32/32X4>>0"))
    #expect(behind.offsets == [0, 16])
    #expect(try layout(("a", "le:s16/16X3>>0"), ("b", "le:s16/16X3>>0")).size == 12)
  }

  @Test func ordersByIndex() throws {
    let type = try ScanType("le:s16/16>>0")
    let layout = try ScanLayout([
      ScanElement(index: 9, name: "b", type: type), ScanElement(index: -1, name: "a", type: type),
    ])
    #expect(layout.elements.map(\.name) == ["a", "b"])
  }

  @Test func refusesNothingAndTheSameIndexTwice() throws {
    #expect(throws: InputError.emptyScan) { try ScanLayout([]) }
    let type = try ScanType("le:s16/16>>0")
    #expect(throws: InputError.repeatedScanIndex(3, names: ["a", "b"])) {
      try ScanLayout([
        ScanElement(index: 3, name: "a", type: type), ScanElement(index: 3, name: "b", type: type),
      ])
    }
  }
}
