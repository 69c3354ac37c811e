import GyreMath
import GyreTestSupport
import Testing

/// Numbers that three.js's own tests assert.
@Suite struct ThreeQuaternionFactsTests {
  struct Case: Decodable {
    let op: String
    let a: [Double]?
    let b: [Double]?
    let q: [Double]?
    let t: Double?
    let euler_xyz_rad: [Double]?
    let expect_xyzw: [Double]?
    let expect_rad: Double?
  }

  struct File: Decodable {
    let tolerance: Double
    let cases: [Case]
  }

  static func quaternion(_ numbers: [Double]?) throws -> Quaternion {
    let n = try #require(numbers)
    return Quaternion(w: n[3], x: n[0], y: n[1], z: n[2])
  }

  @Test func holdHereToo() throws {
    let file = try Fixtures.vectors("threejs_quaternion_facts", as: File.self)
    #expect(file.cases.count == 6)
    for row in file.cases {
      switch row.op {
      case "multiply_a_b":
        let product = try Self.quaternion(row.a) * Self.quaternion(row.b)
        #expect(near(product, try Self.quaternion(row.expect_xyzw), file.tolerance))
      case "from_matrix_of_normalized":
        let raw = try Self.quaternion(row.q)
        let unit = try #require(raw.normalized)
        let found = Quaternion(RotationMatrix(unit))
        #expect(nearUpToSign(found, try Self.quaternion(row.expect_xyzw), file.tolerance))
      case "slerp":
        let start = try Self.quaternion(row.a)
        let found = start.slerp(to: try Self.quaternion(row.b), fraction: try #require(row.t))
        #expect(near(found, try Self.quaternion(row.expect_xyzw), file.tolerance))
      case "angle_to_identity_of_euler_xyz":
        let e = try #require(row.euler_xyz_rad)
        let turned = Quaternion(EulerAngles(x: e[0], y: e[1], z: e[2], order: .xyz))
        #expect(near(turned.angle(to: .identity), try #require(row.expect_rad), file.tolerance))
      case "normalize":
        // three.js makes the zero quaternion the identity; here it is refused and the caller chooses.
        let zero = try Self.quaternion(row.q)
        #expect(zero.normalized == nil)
        #expect((zero.normalized ?? .identity) == (try Self.quaternion(row.expect_xyzw)))
      default:
        Issue.record("unknown operation \(row.op)")
      }
    }
  }
}
