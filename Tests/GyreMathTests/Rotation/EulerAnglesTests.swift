import GyreMath
import GyreTestSupport
import Testing

@Suite struct EulerAnglesTests {
  struct Case: Decodable {
    let order: String
    let euler_xyz_rad: [Double]
    let quat_xyzw: [Double]
    let rotate_x_axis: [Double]?
    let rotate_minus_z: [Double]?
    let euler_back_xyz_rad: [Double]?
    let middle_angle_rad: Double?

    var quaternion: Quaternion {
      Quaternion(w: quat_xyzw[3], x: quat_xyzw[0], y: quat_xyzw[1], z: quat_xyzw[2])
    }

    func angles(_ order: EulerOrder) -> EulerAngles {
      EulerAngles(x: euler_xyz_rad[0], y: euler_xyz_rad[1], z: euler_xyz_rad[2], order: order)
    }
  }

  struct File: Decodable {
    let tolerance: Double
    let cases: [Case]
  }

  static func order(_ name: String) throws -> EulerOrder {
    let names: [(String, EulerOrder)] = [
      ("XYZ", .xyz), ("YXZ", .yxz), ("ZXY", .zxy), ("ZYX", .zyx), ("YZX", .yzx), ("XZY", .xzy),
    ]
    return try #require(names.first { $0.0 == name }).1
  }

  static func last(_ angles: EulerAngles) -> Double {
    switch angles.order {
    case .xyz, .yxz: angles.z
    case .zxy, .xzy: angles.y
    case .zyx, .yzx: angles.x
    }
  }

  static func middle(_ angles: EulerAngles) -> Double {
    switch angles.order {
    case .xyz, .zyx: angles.y
    case .yxz, .zxy: angles.x
    case .yzx, .xzy: angles.z
    }
  }

  @Test func sixOrdersAgreeWithScipy() throws {
    let file = try Fixtures.vectors("euler_quaternion_six_orders", as: File.self)
    #expect(file.cases.count == 42)
    for row in file.cases {
      let order = try Self.order(row.order)
      let q = Quaternion(row.angles(order))
      #expect(nearUpToSign(q, row.quaternion, file.tolerance))
      let x = try #require(row.rotate_x_axis)
      #expect(near(q.rotate(Vector3(x: 1, y: 0, z: 0)), Vector3(x: x[0], y: x[1], z: x[2]), file.tolerance))
      let back = try #require(row.rotate_minus_z)
      #expect(
        near(
          q.rotate(Vector3(x: 0, y: 0, z: -1)), Vector3(x: back[0], y: back[1], z: back[2]), file.tolerance))
      let expected = try #require(row.euler_back_xyz_rad)
      let found = row.quaternion.eulerAngles(order)
      #expect(nearOnCircle(found.x, expected[0], file.tolerance))
      #expect(nearOnCircle(found.y, expected[1], file.tolerance))
      #expect(nearOnCircle(found.z, expected[2], file.tolerance))
    }
  }

  @Test func gimbalLockStillGivesTheRotation() throws {
    let file = try Fixtures.vectors("euler_gimbal_lock", as: File.self)
    #expect(file.cases.count == 12)
    for row in file.cases {
      let order = try Self.order(row.order)
      let found = row.quaternion.eulerAngles(order)
      #expect(near(Self.middle(found), try #require(row.middle_angle_rad), file.tolerance))
      #expect(nearUpToSign(Quaternion(found), row.quaternion, file.tolerance))
      #expect(nearUpToSign(Quaternion(row.angles(order)), row.quaternion, file.tolerance))
    }
  }

  @Test(arguments: EulerOrder.allCases) func everyRotationComesBack(_ order: EulerOrder) {
    let seed: UInt64 = 52
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let q = generator.rotation()
      let angles = q.eulerAngles(order)
      #expect(nearUpToSign(Quaternion(angles), q, 2e-15), "seed \(seed)")
      #expect(q.eulerAngles(order) == (-q).eulerAngles(order), "seed \(seed)")
      #expect(Self.middle(angles).magnitude <= .pi / 2, "seed \(seed)")
    }
  }

  @Test(arguments: EulerOrder.allCases) func theLockIsApproachedWithoutLoss(_ order: EulerOrder) {
    let seed: UInt64 = 53
    var generator = SeededGenerator(seed: seed)
    for gap in [0, 1e-17, 1e-16, 1e-15, 1e-14, 1e-12, 1e-8, 1e-4] {
      for sign in [1.0, -1.0] {
        let first = generator.number(from: -3, to: 3)
        let last = generator.number(from: -3, to: 3)
        let middle = sign * (.pi / 2 - gap)
        let angles =
          switch order {
          case .xyz: EulerAngles(x: first, y: middle, z: last, order: order)
          case .yxz: EulerAngles(x: middle, y: first, z: last, order: order)
          case .zxy: EulerAngles(x: middle, y: last, z: first, order: order)
          case .zyx: EulerAngles(x: last, y: middle, z: first, order: order)
          case .yzx: EulerAngles(x: last, y: first, z: middle, order: order)
          case .xzy: EulerAngles(x: first, y: last, z: middle, order: order)
          }
        let q = Quaternion(angles)
        let found = q.eulerAngles(order)
        #expect(nearUpToSign(Quaternion(found), q, 3e-15), "seed \(seed): gap \(gap)")
        #expect(near(Self.middle(found), middle, 3e-15), "seed \(seed): gap \(gap)")
        if gap < 1e-16 { #expect(Self.last(found) == 0, "seed \(seed): gap \(gap)") }
      }
    }
  }

  @Test func identityIsThreeZerosWithoutASign() {
    for order in EulerOrder.allCases {
      let angles = Quaternion.identity.eulerAngles(order)
      for angle in [angles.x, angles.y, angles.z] { #expect(angle.bitPattern == 0) }
      #expect((-Quaternion.identity).eulerAngles(order) == angles)
    }
  }
}
