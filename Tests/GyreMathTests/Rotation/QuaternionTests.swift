import GyreMath
import GyreTestSupport
import Testing

/// The algebra of the type itself.
@Suite struct QuaternionTests {
  @Test func productIsHamiltons() {
    let (i, j, k) = (
      Quaternion(w: 0, x: 1, y: 0, z: 0), Quaternion(w: 0, x: 0, y: 1, z: 0),
      Quaternion(w: 0, x: 0, y: 0, z: 1)
    )
    #expect(i * j == k)
    #expect(j * k == i)
    #expect(k * i == j)
    #expect(j * i == -k)
    #expect(i * i == -Quaternion.identity)
  }

  @Test func compositionIsTheProductOfMatrices() {
    let seed: UInt64 = 41
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let (a, b) = (generator.rotation(), generator.rotation())
      let vector = generator.direction()
      #expect(near(RotationMatrix(a * b), RotationMatrix(a) * RotationMatrix(b), 2e-15), "seed \(seed)")
      #expect(near((a * b).rotate(vector), a.rotate(b.rotate(vector)), 2e-15), "seed \(seed)")
      #expect(near(a.rotate(vector), RotationMatrix(a).rotate(vector), 1e-15), "seed \(seed)")
      #expect(near((a * b).norm, 1, 1e-15), "seed \(seed)")
      #expect(near(a.rotate(vector).length, 1, 2e-15), "seed \(seed)")
      #expect(near((a * a.conjugate), .identity, 1e-15), "seed \(seed)")
    }
  }
}
