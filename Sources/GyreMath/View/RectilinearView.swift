/// The pinhole projection between pixels of a view and directions in the camera's frame.
///
/// A pixel (x, y) lies on the ray ((x - width/2) k, (height/2 - y) k, -1) with
/// k = tan(h/2) / (width/2): straight lines stay straight. Pixels count from the top left corner, x to the
/// right, y down; the middle of the first sample is (.5, .5). The camera looks along -Z, its right is +X, its
/// top is +Y. Pixels are square.
public struct RectilinearView: Sendable, Hashable {
  /// Width of the view in pixels, positive.
  public var width: Double
  /// Height of the view in pixels, positive.
  public var height: Double
  /// Horizontal field of view in radians, between 0 and pi.
  public var horizontalFieldOfView: Double

  /// Makes a view of a size in pixels and a horizontal field of view in radians.
  public init(width: Double, height: Double, horizontalFieldOfView: Double) {
    self.width = width
    self.height = height
    self.horizontalFieldOfView = horizontalFieldOfView
  }

  /// Makes a view of a size in pixels and a vertical field of view in radians.
  public init(width: Double, height: Double, verticalFieldOfView: Double) {
    self.init(
      width: width, height: height,
      horizontalFieldOfView: FieldOfView.convert(
        verticalFieldOfView, from: .vertical, to: .horizontal, width: width, height: height))
  }

  /// Vertical field of view in radians: tan(v/2) = tan(h/2) height/width.
  public var verticalFieldOfView: Double {
    FieldOfView.convert(
      horizontalFieldOfView, from: .horizontal, to: .vertical, width: width, height: height)
  }

  /// The length of a pixel at distance 1: k.
  public var pixelLength: Double { 2 * Portable.tan(horizontalFieldOfView / 2) / width }

  /// The direction seen at a pixel: a unit vector in the camera's frame. Pixels outside the view count too.
  public func ray(x: Double, y: Double) -> Vector3 {
    let k = pixelLength
    let ray = Vector3(x: (x - width / 2) * k, y: (height / 2 - y) * k, z: -1)
    return ray * (1 / ray.length)
  }

  /// The pixel at which a direction in the camera's frame (of any length) is seen; nil for directions in
  /// the plane of the lens and behind it. It may lie outside the view.
  public func pixel(of direction: Vector3) -> (x: Double, y: Double)? {
    guard direction.z < 0 else { return nil }
    let scale = -1 / (direction.z * pixelLength)
    let x = width / 2 + direction.x * scale
    let y = height / 2 - direction.y * scale
    return x.isFinite && y.isFinite ? (x, y) : nil
  }
}
