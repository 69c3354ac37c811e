import GyreMath
import GyreTestSupport
import Testing

@Suite struct ThreeCameraTests {
  @Test func agreesWithMatrices() throws {
    for row in try ConventionFixture.read().device {
      let camera = Quaternion(try matrix(row.camera))
      let three = ThreeCamera.quaternion(camera: camera)
      #expect(near(RotationMatrix(three), try matrix(row.three), 1e-15), "\(row)")
      #expect(near(ThreeCamera.camera(quaternion: three), camera, 1e-15), "\(row)")
    }
  }

  @Test func worldsShareTheirVectors() {
    let seed: UInt64 = 84
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let camera = generator.rotation()
      let direction = generator.direction()
      let here = ThreeCamera.vector(earth: camera.rotate(direction))
      #expect(near(ThreeCamera.quaternion(camera: camera).rotate(direction), here, 2e-15), "seed \(seed)")
      #expect(ThreeCamera.earth(vector: ThreeCamera.vector(earth: direction)) == direction)
    }
    #expect(ThreeCamera.vector(earth: Vector3(x: 1, y: 2, z: 3)) == Vector3(x: 1, y: 3, z: -2))
    // A level camera towards north is three.js's camera at rest.
    #expect(near(ThreeCamera.quaternion(camera: ViewAngles().camera), .identity, 3e-16))
  }
}
