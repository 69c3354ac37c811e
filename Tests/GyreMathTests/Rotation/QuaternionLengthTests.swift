import GyreMath
import GyreTestSupport
import Testing

@Suite struct QuaternionLengthTests {
  @Test(arguments: [1, 1e-300, 0x1p-1074, 1e-160, 1e160, 1e308])
  func anySizeComesToLengthOne(_ size: Double) throws {
    let four = try #require(Quaternion(w: size, x: -size, y: size, z: size).normalized)
    #expect(four == Quaternion(w: 0.5, x: -0.5, y: 0.5, z: 0.5))
    #expect(Quaternion(w: 0, x: 0, y: -size, z: 0).normalized == Quaternion(w: 0, x: 0, y: -1, z: 0))
  }

  @Test func refusesWhatHasNoDirection() {
    #expect(Quaternion(w: 0, x: 0, y: 0, z: 0).normalized == nil)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(Quaternion(w: bad, x: 0, y: 0, z: 0).normalized == nil)
      #expect(Quaternion(w: 1, x: bad, y: 0, z: 0).normalized == nil)
      #expect(Quaternion(w: 1, x: 0, y: bad, z: 0).normalized == nil)
      #expect(Quaternion(w: 1, x: 0, y: 0, z: bad).normalized == nil)
    }
  }

  @Test func lengthIsOne() throws {
    let seed: UInt64 = 42
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let long = generator.rotation().normalized.map { $0 * Quaternion(w: 3, x: 0, y: 0, z: 0) }
      let unit = try #require(long?.normalized)
      #expect(near(unit.norm, 1, 4e-16), "seed \(seed)")
    }
  }
}
