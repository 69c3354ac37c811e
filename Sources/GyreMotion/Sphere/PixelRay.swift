/// The pinhole of the view: pixels to rays of the camera, X right, Y up, looking along -Z.
///
/// For a pixel (px, py): X = (2 px / W - 1) tan(h/2), Y = (1 - 2 py / H) tan(h/2) H / W, ray = (X, Y, -1)
/// normalised: the rectilinear projection that the renderer inverts.
struct PixelRay: Sendable, Equatable {
  private var centreX: Double
  private var centreY: Double
  private var radiansPerPixel: Double

  /// The pinhole of a view of a size in pixels, with a horizontal field of view in radians.
  init(width: Double, height: Double, horizontalFieldOfView: Double) {
    centreX = width / 2
    centreY = height / 2
    radiansPerPixel = 2 * Portable.tan(horizontalFieldOfView / 2) / width
  }

  /// The unit ray through a pixel, in the camera's frame.
  func ray(_ pixel: ScreenPoint) -> Vector3 {
    let ray = plane(pixel)
    return ray * (1 / ray.length)
  }

  /// How the unit ray through a pixel turns while the pixel moves: `velocity` in pixels/s gives rad/s.
  func turn(_ pixel: ScreenPoint, velocity: ScreenVelocity) -> Vector3 {
    let plane = plane(pixel)
    let inverse = 1 / plane.length
    let ray = plane * inverse
    let motion = Vector3(x: velocity.x * radiansPerPixel, y: -velocity.y * radiansPerPixel, z: 0) * inverse
    return motion - ray * ray.dot(motion)
  }

  private func plane(_ pixel: ScreenPoint) -> Vector3 {
    Vector3(x: (pixel.x - centreX) * radiansPerPixel, y: (centreY - pixel.y) * radiansPerPixel, z: -1)
  }
}
