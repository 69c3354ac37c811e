/// A unit quaternion as an active rotation, Hamilton's product, scalar part first.
///
/// Every name that carries one says its frames: `earth <- device` means v_earth = q v_device q*.
public struct Quaternion: Sendable, Hashable {
  /// The scalar part: cos(angle / 2).
  public var w: Double
  /// The first part of the axis times sin(angle / 2).
  public var x: Double
  /// The second part of the axis times sin(angle / 2).
  public var y: Double
  /// The third part of the axis times sin(angle / 2).
  public var z: Double

  /// Makes a quaternion from its four numbers; nothing is normalised.
  @inlinable public init(w: Double, x: Double, y: Double, z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  /// The rotation that turns nothing.
  public static let identity = Quaternion(w: 1, x: 0, y: 0, z: 0)

  /// The product: the right rotation first, then the left.
  @inlinable public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    Quaternion(
      w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z,
      x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
      y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
      z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w)
  }

  /// The opposite rotation (for unit quaternions).
  @inlinable public var conjugate: Quaternion { Quaternion(w: w, x: -x, y: -y, z: -z) }

  /// The rotated vector q v q*, by v + 2 w (u x v) + 2 u x (u x v) with u the vector part.
  @inlinable public func rotate(_ vector: Vector3) -> Vector3 {
    let u = Vector3(x: x, y: y, z: z)
    let t = u.cross(vector) * 2
    return vector + t * w + u.cross(t)
  }

  /// The four-dimensional length; 1 for a rotation.
  @inlinable public var norm: Double { (w * w + x * x + y * y + z * z).squareRoot() }
}
