import GyreMath
import GyreTestSupport
import Testing

@Suite struct QuaternionAxisTests {
  @Test func turnsAreRightHanded() {
    let (x, y, z) = (Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0, y: 0, z: 1))
    #expect(near(Quaternion.aboutX(.pi / 2).rotate(y), z, 3e-16))
    #expect(near(Quaternion.aboutY(.pi / 2).rotate(z), x, 3e-16))
    #expect(near(Quaternion.aboutZ(.pi / 2).rotate(x), y, 3e-16))
  }

  @Test func axisMayHaveAnyLength() throws {
    for size in [1e-200, 1, 1e200] {
      let axis = Vector3(x: 2 * size, y: -size, z: 2 * size)
      let q = try #require(Quaternion(axis: axis, angle: 1.1))
      let (sine, cosine) = Portable.sincos(0.55)
      #expect(near(q, Quaternion(w: cosine, x: sine * 2 / 3, y: -sine / 3, z: sine * 2 / 3), 3e-16))
    }
    #expect(Quaternion(axis: .zero, angle: 1) == nil)
    #expect(Quaternion(axis: Vector3(x: 1, y: .nan, z: 0), angle: 1) == nil)
    #expect(Quaternion(axis: Vector3(x: 1, y: 0, z: 0), angle: .infinity) == nil)
  }

  @Test(arguments: [1e-300, 1e-150, 1e-16, 1e-8, 1e-3, 1, 3, .pi - 1e-9, .pi])
  func angleKeepsItsDigits(_ angle: Double) throws {
    let axis = Vector3(x: 0.48, y: -0.6, z: 0.64)
    let q = try #require(Quaternion(axis: axis, angle: angle))
    #expect(near(q.angle, angle, 4e-16 * angle))
    #expect((-q).angle == q.angle)
    let (found, foundAngle) = q.axisAndAngle
    #expect(foundAngle == q.angle)
    // Half a turn by the double next to pi is still a hair less than half a turn: w > 0.
    #expect(near(found, axis, 5e-16))
    #expect(near(Quaternion.identity.angle(to: q), angle, 4e-16 * angle))
  }

  @Test func identityAndHalfTurnsHaveAnAxisToo() {
    #expect(Quaternion.identity.axisAndAngle.axis == Vector3(x: 0, y: 0, z: 1))
    #expect(Quaternion.identity.axisAndAngle.angle == 0)
    let half = Quaternion(w: 0, x: 0, y: -1, z: 0)
    #expect(half.axisAndAngle.axis == Vector3(x: 0, y: 1, z: 0))
    #expect(half.axisAndAngle.angle == .pi)
    #expect(Quaternion(w: 0, x: 0, y: 0, z: 0).axisAndAngle.angle == 0)
  }

  @Test func anglesBetweenAttitudesAreThoseOfTheTurn() {
    let seed: UInt64 = 44
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let (a, b) = (generator.rotation(), generator.rotation())
      #expect(near(a.angle(to: b), (a.conjugate * b).angle, 1e-15 + 1e-15), "seed \(seed)")
      #expect(a.angle(to: b) == (-a).angle(to: b), "seed \(seed)")
      #expect(a.angle(to: a) == 0 && a.angle(to: -a) == 0, "seed \(seed)")
      // Turned by a tiny angle; the rounding of the product limits what can be seen.
      let tiny = generator.direction() * 1e-6
      #expect(near(a.angle(to: a * Quaternion(rotationVector: tiny)), 1e-6, 1e-15), "seed \(seed)")
    }
  }
}
