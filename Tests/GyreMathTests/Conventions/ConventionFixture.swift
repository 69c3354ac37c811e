import GyreMath
import GyreTestSupport
import Testing

/// The parts of `camera_conventions` that speak of other systems (`tools/reference/camera_conventions.py`).
struct ConventionFixture: Decodable {
  /// A view, a pixel, and the point of the sphere that the other system shows there.
  struct Sighting: Decodable {
    let yaw: Double?
    let pitch: Double?
    let roll: Double?
    let vfov: Double?
    let yaw_deg: Double?
    let pitch_deg: Double?
    let roll_deg: Double?
    let hfov_deg: Double?
    let width: Double
    let height: Double
    let pixel: [Double]
    let point_yaw: Double
    let point_pitch_up: Double?
    let point_pitch_down: Double?
  }

  struct Device: Decodable {
    let alpha_deg: Double
    let beta_deg: Double
    let gamma_deg: Double
    let screen_deg: Double
    let device: [Double]
    let camera: [Double]
    let three: [Double]
    let gl_columns: [Double]
  }

  let pannellum: [Sighting]
  let marzipano: [Sighting]
  let photo_sphere: [Sighting]
  let device: [Device]

  static func read() throws -> ConventionFixture {
    try Fixtures.vectors("camera_conventions", as: ConventionFixture.self)
  }
}

extension ConventionFixture.Sighting {
  /// True where Gyre's camera sees the point at the pixel too, in both directions of the computation.
  func isShared(by view: ViewAngles, seeing point: ViewAngles, through lens: RectilinearView) -> Bool {
    let camera = view.camera
    guard let found = lens.pixel(of: camera.conjugate.rotate(point.direction)) else { return false }
    let ray = camera.rotate(lens.ray(x: pixel[0], y: pixel[1]))
    return near(found.x, pixel[0], 1e-9) && near(found.y, pixel[1], 1e-9) && near(ray, point.direction, 2e-14)
  }
}
