import GyreMath
import GyreTestSupport
import Testing

@Suite struct RectilinearViewTests {
  struct View: Decodable {
    let yaw: Double
    let pitch: Double
    let vfov: Double
    let width: Double
    let height: Double
  }

  struct Case: Decodable {
    let view: View
    let dir_yaw: Double
    let dir_pitch_up: Double
    let screen: [Double]?
    let tol_px: Double
  }

  struct File: Decodable {
    let cases: [Case]
  }

  struct RolledCase: Decodable {
    let yaw: Double
    let pitch: Double
    let roll: Double
    let hfov: Double
    let vfov: Double
    let width: Double
    let height: Double
    let pixel: [Double]
    let earth: [Double]
  }

  struct RolledFile: Decodable {
    let projection: [RolledCase]
  }

  @Test func agreesWithMarzipanosProjection() throws {
    let file = try Fixtures.vectors("rectilinear_project", as: File.self)
    #expect(file.cases.count == 17)
    for row in file.cases {
      let view = RectilinearView(
        width: row.view.width, height: row.view.height, verticalFieldOfView: row.view.vfov)
      let camera = ViewAngles(yaw: row.view.yaw, pitch: row.view.pitch).camera
      let direction = ViewAngles(yaw: row.dir_yaw, pitch: row.dir_pitch_up).direction
      let pixel = view.pixel(of: camera.conjugate.rotate(direction))
      if let expected = row.screen {
        let found = try #require(pixel)
        #expect(near(found.x, expected[0], row.tol_px) && near(found.y, expected[1], row.tol_px), "\(row)")
        let ray = camera.rotate(view.ray(x: found.x, y: found.y))
        #expect(near(ray, direction, 1e-14), "\(row)")
      } else {
        #expect(pixel == nil, "\(row)")
      }
    }
  }

  @Test func agreesWithMatricesAtAnyRollAndNearThePoles() throws {
    let file = try Fixtures.vectors("camera_conventions", as: RolledFile.self)
    #expect(file.projection.count == 30)
    for row in file.projection {
      let view = RectilinearView(width: row.width, height: row.height, horizontalFieldOfView: row.hfov)
      let camera = ViewAngles(yaw: row.yaw, pitch: row.pitch, roll: row.roll).camera
      let earth = Vector3(x: row.earth[0], y: row.earth[1], z: row.earth[2])
      #expect(near(camera.rotate(view.ray(x: row.pixel[0], y: row.pixel[1])), earth, 2e-15), "\(row)")
      let found = try #require(view.pixel(of: camera.conjugate.rotate(earth)))
      #expect(near(found.x, row.pixel[0], 1e-9) && near(found.y, row.pixel[1], 1e-9), "\(row)")
      #expect(near(view.verticalFieldOfView, row.vfov, 2e-15), "\(row)")
      let same = RectilinearView(width: row.width, height: row.height, verticalFieldOfView: row.vfov)
      #expect(near(same.horizontalFieldOfView, row.hfov, 4e-15), "\(row)")
    }
  }

  @Test func theMiddleAndTheEdgesAreWhereTheyShould() throws {
    let view = RectilinearView(width: 200, height: 100, horizontalFieldOfView: .pi / 2)
    #expect(view.ray(x: 100, y: 50) == Vector3(x: 0, y: 0, z: -1))
    let right = view.ray(x: 200, y: 50)
    #expect(near(right, Vector3(x: 0.5.squareRoot(), y: 0, z: -0.5.squareRoot()), 2e-16))
    #expect(view.ray(x: 100, y: 0).y > 0)
    let middle = try #require(view.pixel(of: Vector3(x: 0, y: 0, z: -7)))
    #expect(middle == (100, 50))
    let corner = view.ray(x: 0, y: 0).angle(to: view.ray(x: 200, y: 100))
    let diagonal = FieldOfView.convert(.pi / 2, from: .horizontal, to: .diagonal, width: 200, height: 100)
    #expect(near(corner, diagonal, 4e-16))
  }

  @Test func nothingIsSeenBehindTheLens() {
    let view = RectilinearView(width: 200, height: 100, horizontalFieldOfView: 1)
    for z in [0, 1e-300, 1, .nan, .infinity] { #expect(view.pixel(of: Vector3(x: 0.1, y: 0.1, z: z)) == nil) }
    #expect(view.pixel(of: Vector3(x: 1, y: 0, z: -0x1p-1074)) == nil)
    #expect(view.pixel(of: Vector3(x: .nan, y: 0, z: -1)) == nil)
  }
}
