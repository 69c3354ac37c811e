import GyreMath
import Testing

@Suite struct Vector3Tests {
  let a = Vector3(x: 1, y: -2, z: 3)
  let b = Vector3(x: 4, y: 5, z: -6)

  @Test func arithmetic() {
    #expect(a + b == Vector3(x: 5, y: 3, z: -3))
    #expect(a - b == Vector3(x: -3, y: -7, z: 9))
    #expect(-a == Vector3(x: -1, y: 2, z: -3))
    #expect(a * 2 == Vector3(x: 2, y: -4, z: 6))
  }

  @Test func products() {
    #expect(a.dot(b) == -24)
    #expect(a.cross(b) == Vector3(x: -3, y: 18, z: 13))
    #expect(a.cross(b).dot(a) == 0)
    #expect(Vector3(x: 2, y: 3, z: 6).length == 7)
  }

  @Test func finiteInEveryComponent() {
    #expect(a.isFinite)
    #expect(!Vector3(x: .nan, y: 0, z: 0).isFinite)
    #expect(!Vector3(x: 0, y: .infinity, z: 0).isFinite)
    #expect(!Vector3(x: 0, y: 0, z: -.infinity).isFinite)
  }
}
