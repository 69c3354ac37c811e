import GyreMath
import GyreTestSupport
import Testing

@Suite struct QuaternionSignTests {
  @Test(arguments: [
    (Quaternion(w: -1, x: 2, y: 3, z: 4), Quaternion(w: 1, x: -2, y: -3, z: -4)),
    (Quaternion(w: 1, x: -2, y: 3, z: 4), Quaternion(w: 1, x: -2, y: 3, z: 4)),
    (Quaternion(w: 0, x: -2, y: 3, z: 4), Quaternion(w: 0, x: 2, y: -3, z: -4)),
    (Quaternion(w: -0.0, x: 0, y: -3, z: 4), Quaternion(w: 0, x: 0, y: 3, z: -4)),
    (Quaternion(w: 0, x: -0.0, y: 0, z: -4), Quaternion(w: 0, x: 0, y: 0, z: 4)),
    (Quaternion(w: -1, x: 0, y: -0.0, z: 0), Quaternion.identity),
  ]) func canonicalSignFollowsTheRule(_ quaternion: Quaternion, _ expected: Quaternion) {
    for sign in [quaternion, -quaternion] {
      let canonical = sign.canonical
      #expect(canonical == expected)
      for number in [canonical.w, canonical.x, canonical.y, canonical.z] {
        #expect(number != 0 || number.sign == .plus)
      }
    }
  }

  @Test func nearestSignNeverTurnsAway() {
    let seed: UInt64 = 43
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let (a, b) = (generator.rotation(), generator.rotation())
      let nearest = a.nearest(to: b)
      #expect(nearest.dot(b) >= 0, "seed \(seed)")
      #expect(nearest == a || nearest == -a, "seed \(seed)")
      #expect((-a).nearest(to: b) == nearest, "seed \(seed)")
    }
  }

  @Test func aSlowTurnDoesNotJump() {
    // Two turns about a slanted axis in steps of a degree: canonical would change sign twice.
    var previous = Quaternion.identity
    for degree in 0...720 {
      let angle = Angle.degrees(Double(degree)).radians
      let vector = Vector3(x: 0.6, y: 0, z: 0.8) * angle
      let next = Quaternion(rotationVector: vector).canonical.nearest(to: previous)
      #expect(next.dot(previous) > 0.9999)
      previous = next
    }
    #expect(near(previous, .identity, 1e-14))
  }
}
