import GyreMath
import GyreTestSupport
import Testing

@Suite struct QuaternionRotationVectorTests {
  @Test(arguments: [
    0, 0x1p-1074, 0x1p-1060, 1e-200, 1e-20, 1e-10, 9e-10, 1e-9, 7.4e-9, 7.5e-9, 1e-8, 5e-7, 1e-3, 1, 3.14,
    3.1415926,
  ])
  func logarithmUndoesExponential(_ length: Double) {
    let seed: UInt64 = 45
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let vector = generator.direction() * length
      let q = Quaternion(rotationVector: vector)
      #expect(near(q.norm, 1, 4e-16), "seed \(seed): \(length)")
      #expect(near(q.rotationVector, vector, 8e-16 * length + 0x1p-1072), "seed \(seed): \(length)")
      #expect((-q).rotationVector == q.rotationVector, "seed \(seed): \(length)")
    }
  }

  @Test func halfTurnsHaveOneAxis() {
    #expect(Quaternion(w: 0, x: -1, y: 0, z: 0).rotationVector == Vector3(x: .pi, y: 0, z: 0))
    #expect(Quaternion(w: 0, x: 0, y: -1, z: 0).rotationVector == Vector3(x: 0, y: .pi, z: 0))
    #expect(Quaternion(w: -0.0, x: 0, y: 0, z: -1).rotationVector == Vector3(x: 0, y: 0, z: .pi))
    let almost = Quaternion(w: 1e-17, x: 0, y: 1, z: 0)
    #expect(almost.rotationVector == Vector3(x: 0, y: .pi, z: 0))
    #expect(near(Quaternion(w: -1e-9, x: 0, y: 1, z: 0).rotationVector.y, -(.pi - 2e-9), 1e-15))
  }

  @Test func identityAndNothingGiveTheZeroVector() {
    #expect(Quaternion.identity.rotationVector == .zero)
    #expect((-Quaternion.identity).rotationVector == .zero)
    #expect(Quaternion(w: 0, x: 0, y: 0, z: 0).rotationVector == .zero)
    #expect(Quaternion(rotationVector: .zero) == .identity)
  }

  @Test func manyTurnsAndHugeVectorsAreRotationsToo() {
    let turns = Quaternion(rotationVector: Vector3(x: 0, y: 0, z: 2 * .pi * 5 + 1))
    #expect(near(turns.rotationVector.z, 1, 1e-14))
    let huge = Quaternion(rotationVector: Vector3(x: 1e300, y: -1e300, z: 1e300))
    #expect(near(huge.norm, 1, 4e-16))
  }

  @Test func bothBranchesMeetAtTheirBorder() {
    let below = Quaternion(rotationVector: Vector3(x: 0x1p-27.nextDown, y: 0, z: 0))
    let above = Quaternion(rotationVector: Vector3(x: 0x1p-27, y: 0, z: 0))
    #expect(ulps(below.x, above.x) <= 1)
    #expect(below.w == above.w)
  }

  @Test func smallStepsAddUpToTheTurn() {
    // A thousand steps of .001 rad about a slanted axis make one radian.
    let axis = Vector3(x: 0.48, y: -0.6, z: 0.64)
    let step = Quaternion(rotationVector: axis * 0.001)
    var q = Quaternion.identity
    for _ in 0..<1_000 { q = q * step }
    #expect(near(q.rotationVector, axis, 1e-13))
  }
}
