import GyreMath
import GyreTestSupport
import Testing

@Suite struct QuaternionInterpolationTests {
  @Test func endsAreExactAndTheSpeedIsConstant() {
    let seed: UInt64 = 46
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let (a, b) = (generator.rotation(), generator.rotation())
      let angle = a.angle(to: b)
      #expect(a.slerp(to: b, fraction: 0) == a, "seed \(seed)")
      #expect(a.slerp(to: b, fraction: 1) == b.nearest(to: a), "seed \(seed)")
      for fraction in [0.001, 0.25, 0.5, 0.9] {
        let between = a.slerp(to: b, fraction: fraction)
        #expect(near(between.norm, 1, 1e-15), "seed \(seed)")
        #expect(near(a.angle(to: between), fraction * angle, 2e-15), "seed \(seed)")
        #expect(near(between.angle(to: b), (1 - fraction) * angle, 2e-15), "seed \(seed)")
        #expect(
          nearUpToSign(between, b.slerp(to: a, fraction: 1 - fraction), 2e-15), "seed \(seed)")
        // The same path as the rotation vector's.
        let step = (a.conjugate * b).rotationVector * fraction
        #expect(nearUpToSign(between, a * Quaternion(rotationVector: step), 2e-15), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [0, 1e-300, 1e-17, 1e-12, 1e-9, 1.4e-8, 1.6e-8, 1e-6])
  func nearlyEqualAttitudes(_ angle: Double) {
    let seed: UInt64 = 47
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let vector = generator.direction() * angle
      let start = Quaternion.identity
      let end = Quaternion(rotationVector: vector)
      for fraction in [0.3, 0.5, 2] {
        let between = start.slerp(to: end, fraction: fraction)
        #expect(near(between.rotationVector, vector * fraction, 1e-15 * angle), "seed \(seed)")
        #expect(near(between.norm, 1, 4e-16), "seed \(seed)")
      }
    }
  }

  @Test func nearlyOppositeAttitudesTurnHalfAround() {
    let seed: UInt64 = 48
    var generator = SeededGenerator(seed: seed)
    for gap in [0, 1e-17, 1e-12, 1e-6] {
      for _ in 0..<200 {
        let start = generator.rotation()
        let end = start * Quaternion(rotationVector: generator.direction() * (.pi - gap))
        let middle = start.slerp(to: end, fraction: 0.5)
        #expect(near(middle.norm, 1, 1e-15), "seed \(seed)")
        #expect(near(start.angle(to: middle), .pi / 2, 1e-6), "seed \(seed)")
        #expect(near(middle.angle(to: end), .pi / 2, 1e-6), "seed \(seed)")
      }
    }
    // With -q for the end the path is the same: the short one.
    let turn = Quaternion(w: 0, x: 0, y: 0, z: 1)
    #expect(near(Quaternion.identity.slerp(to: turn, fraction: 0.5), .aboutZ(.pi / 2), 2e-16))
    #expect(near(Quaternion.identity.slerp(to: -Quaternion.identity, fraction: 0.7), .identity, 0))
  }
}
