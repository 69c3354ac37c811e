import GyreMath
import GyreTestSupport
import Testing

@Suite struct DeviceOrientationAnglesTests {
  struct Case: Decodable {
    let alpha_deg: Double
    let beta_deg: Double
    let gamma_deg: Double
    let screen_deg: Double
    let quat_xyzw: [Double]
    let forward: [Double]
    let up: [Double]
    let pitch_deg: Double
    let yaw_left_positive_deg: Double?
    let roll_deg: Double?
  }

  struct File: Decodable {
    let tolerance: Double
    let cases: [Case]
  }

  /// The fixture's world is three.js's, its yaw counts to the left and its roll counter-clockwise.
  @Test func agreesWithTheBrowsersFormula() throws {
    let file = try Fixtures.vectors("device_orientation_to_camera", as: File.self)
    #expect(file.cases.count == 20)
    for row in file.cases {
      let angles = DeviceOrientationAngles(
        alphaDegrees: row.alpha_deg, betaDegrees: row.beta_deg, gammaDegrees: row.gamma_deg)
      let camera = angles.camera(screenAngleDegrees: row.screen_deg)
      let n = row.quat_xyzw
      let expected = Quaternion(w: n[3], x: n[0], y: n[1], z: n[2])
      #expect(nearUpToSign(ThreeCamera.quaternion(camera: camera), expected, file.tolerance), "\(row)")
      let forward = ThreeCamera.vector(earth: camera.rotate(Vector3(x: 0, y: 0, z: -1)))
      #expect(near(forward, Vector3(x: row.forward[0], y: row.forward[1], z: row.forward[2]), file.tolerance))
      let top = ThreeCamera.vector(earth: camera.rotate(Vector3(x: 0, y: 1, z: 0)))
      #expect(near(top, Vector3(x: row.up[0], y: row.up[1], z: row.up[2]), file.tolerance))
      let view = ViewAngles(camera: camera)
      #expect(near(Angle(radians: view.pitch).degrees, row.pitch_deg, 1e-7), "\(row)")
      if let yaw = row.yaw_left_positive_deg {
        #expect(nearOnCircle(view.yaw, -Angle.degrees(yaw).radians, 1e-9), "\(row)")
      }
      if let roll = row.roll_deg {
        #expect(nearOnCircle(view.roll, -Angle.degrees(roll).radians, 1e-9), "\(row)")
      }
    }
  }

  @Test func agreesWithMatricesAndComesBack() throws {
    for row in try ConventionFixture.read().device {
      let angles = DeviceOrientationAngles(
        alphaDegrees: row.alpha_deg, betaDegrees: row.beta_deg, gammaDegrees: row.gamma_deg)
      #expect(near(RotationMatrix(angles.device), try matrix(row.device), 2e-15), "\(row)")
      let camera = angles.camera(screenAngleDegrees: row.screen_deg)
      #expect(near(RotationMatrix(camera), try matrix(row.camera), 2e-15), "\(row)")
      let back = DeviceOrientationAngles(device: angles.device)
      #expect(near(back.alphaDegrees, row.alpha_deg, 1e-11), "\(row)")
      #expect(near(back.betaDegrees, row.beta_deg, 1e-11), "\(row)")
      #expect(near(back.gammaDegrees, row.gamma_deg, 1e-11), "\(row)")
    }
  }

  @Test func everyAttitudeComesBackInsideW3CsRanges() {
    let seed: UInt64 = 85
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let device = generator.rotation()
      let angles = DeviceOrientationAngles(device: device)
      #expect(angles.alphaDegrees >= 0 && angles.alphaDegrees < 360, "seed \(seed)")
      #expect(angles.betaDegrees >= -180 && angles.betaDegrees < 180, "seed \(seed)")
      #expect(angles.gammaDegrees >= -90 && angles.gammaDegrees < 90, "seed \(seed)")
      #expect(near(angles.device, device.canonical, 4e-15), "seed \(seed)")
    }
  }

  @Test func anUprightDeviceIsLocked() {
    // Beta 90: only alpha + gamma means anything, and gamma is 0.
    let upright = DeviceOrientationAngles(alphaDegrees: 30, betaDegrees: 90, gammaDegrees: 20).device
    let angles = DeviceOrientationAngles(device: upright)
    #expect(near(angles.alphaDegrees, 50, 1e-6) && near(angles.betaDegrees, 90, 1e-6))
    #expect(near(angles.gammaDegrees, 0, 1e-6))
    #expect(near(angles.device, upright, 1e-15))
  }

  @Test(arguments: [0.0, 90, 180, 270, -90]) func aTurnedScreenKeepsTheOpticalAxis(_ degrees: Double) {
    let seed: UInt64 = 86
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let device = generator.rotation()
      let plain = device.camera(screenAngle: 0)
      let turned = device.camera(screenAngle: Angle.degrees(degrees).radians)
      let axis = Vector3(x: 0, y: 0, z: -1)
      #expect(near(plain.rotate(axis), turned.rotate(axis), 1e-15), "seed \(seed)")
      let roll = ViewAngles(camera: turned).roll - ViewAngles(camera: plain).roll
      #expect(nearOnCircle(roll, Angle.degrees(degrees).radians, 1e-11), "seed \(seed)")
    }
  }
}
