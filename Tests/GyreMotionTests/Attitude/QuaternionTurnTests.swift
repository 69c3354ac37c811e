import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct QuaternionTurnTests {
  /// On both sides of the border between the series and the functions, and for turns of no size at all.
  @Test(arguments: [0, 1e-300, 1e-12, 1e-6, 1e-3, 0.05, 0.1, 0.1999, 0.2001, 1, 3, 40])
  func theTurnIsTheExponential(size: Double) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let vector = random.direction() * size
      let turn = Quaternion(turn: vector, square: vector.dot(vector))
      let exact = Quaternion(rotationVector: vector)
      #expect(abs(turn.w - exact.w) <= 2.3e-16)
      let scale = max(size, 1e-300)
      #expect(abs(turn.x - exact.x) <= 2.3e-16 * scale && abs(turn.y - exact.y) <= 2.3e-16 * scale)
      #expect(abs(turn.z - exact.z) <= 2.3e-16 * scale)
      #expect(abs(turn.norm - 1) <= 4e-16)
    }
  }

  @Test(arguments: [1, 1 + 4e-8, 1 - 4e-8, 1.3, 1e-20, 1e200])
  func aLengthBecomesOne(length: Double) throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<100 {
      let q = random.rotation()
      let scaled = Quaternion(w: q.w * length, x: q.x * length, y: q.y * length, z: q.z * length)
      let unit = try #require(scaled.renormalized)
      #expect(abs(unit.norm - 1) < 3e-15)
      #expect(abs(unit.dot(q) - 1) < 3e-15)
    }
  }

  @Test func whatHasNoLengthHasNoDirection() {
    #expect(Quaternion(w: 0, x: 0, y: 0, z: 0).renormalized == nil)
    #expect(Quaternion(w: .nan, x: 0, y: 0, z: 0).renormalized == nil)
    #expect(Quaternion(w: .infinity, x: 0, y: 0, z: 0).renormalized == nil)
  }

  @Test func levellingPointsAnAccelerationUpAndKeepsTheHeading() {
    var random = SeededGenerator(seed: 13)
    for index in 0..<300 {
      let before = random.rotation()
      // Every third lies upside down, exactly or nearly.
      let down = before.conjugate.rotate(Vector3(x: 0, y: 0, z: -9.8))
      let acceleration =
        index % 3 == 0 ? down + random.direction() * (index % 2 == 0 ? 0 : 1e-9) : random.direction() * 9.8
      var after = before
      let isLevelled = after.level(acceleration)
      let up = after.rotate(acceleration) * (1 / acceleration.length)
      #expect(isLevelled && (up - Vector3(x: 0, y: 0, z: 1)).length < 1e-12, "\(index)")
      // The turn in the earth's frame is about a horizontal axis.
      #expect(abs((after * before.conjugate).z) < 1e-15, "\(index)")
    }
  }

  @Test func nothingTellsNoLevel() {
    var q = Quaternion.identity
    let isLevelled = q.level(.zero)
    #expect(!isLevelled && q == .identity)
  }
}
