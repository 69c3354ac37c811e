import GyreMath
import GyreTestSupport
import Testing

@Suite struct Vector3DirectionTests {
  @Test(arguments: [1, 1e-300, 0x1p-1074, 1e-160, 1e160, 1e308])
  func unitVectorsOfAnySize(_ size: Double) throws {
    let unit = try #require(Vector3(x: size, y: 0, z: 0).normalized)
    #expect(unit == Vector3(x: 1, y: 0, z: 0))
    let diagonal = try #require(Vector3(x: size, y: -size, z: size).normalized)
    #expect(near(diagonal.length, 1, 5e-16))
    #expect(diagonal.y < 0)
  }

  @Test func nothingHasNoDirection() {
    #expect(Vector3.zero.normalized == nil)
    #expect(Vector3(x: .nan, y: 1, z: 0).normalized == nil)
    #expect(Vector3(x: 0, y: .infinity, z: 0).normalized == nil)
  }

  @Test func anglesOfNearlyParallelVectorsKeepTheirDigits() {
    let axis = Vector3(x: 1, y: 0, z: 0)
    for angle in [1e-300, 1e-12, 1e-8, 0.1, 1.5, 3, .pi - 1e-9] {
      let other = Vector3(x: Portable.cos(angle), y: Portable.sin(angle), z: 0)
      #expect(near(axis.angle(to: other), angle, 4e-16 * min(angle, 1) + 4e-16 * (angle > 1 ? 1 : 0)))
    }
    #expect(axis.angle(to: axis) == 0)
    #expect(axis.angle(to: -axis) == .pi)
    #expect(axis.angle(to: .zero) == 0)
  }

  @Test func anglesAreSymmetricAndObeyTheTriangle() {
    let seed: UInt64 = 31
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let (a, b, c) = (generator.direction(), generator.direction(), generator.direction())
      #expect(a.angle(to: b) == b.angle(to: a), "seed \(seed)")
      #expect(a.angle(to: c) <= a.angle(to: b) + b.angle(to: c) + 1e-15, "seed \(seed)")
    }
  }
}
