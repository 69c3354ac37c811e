/// A rotation as a 3x3 matrix, kept as its columns: where the three axes of the right frame go in the left one.
///
/// The name that carries it says its frames, as with quaternions: `earth <- device` means
/// v_earth = M v_device. Every value is a rotation (orthonormal, determinant +1): the initialisers see to it.
public struct RotationMatrix: Sendable, Hashable {
  /// The first column: the image of (1, 0, 0).
  public let x: Vector3
  /// The second column: the image of (0, 1, 0).
  public let y: Vector3
  /// The third column: the image of (0, 0, 1).
  public let z: Vector3

  init(unchecked x: Vector3, _ y: Vector3, _ z: Vector3) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The rotation that turns nothing.
  public static let identity = RotationMatrix(
    unchecked: Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0, y: 0, z: 1))

  /// Takes a matrix by its columns; nil unless it is a rotation.
  ///
  /// Accepted where M^T M differs from the identity by at most 1e-6 in each element and the determinant is
  /// positive; numbers written with seven digits pass. The columns are kept as they are.
  public init?(columns x: Vector3, _ y: Vector3, _ z: Vector3) {
    // Written so that NaN fails.
    let isOrthonormal =
      (x.dot(x) - 1).magnitude <= 1e-6 && (y.dot(y) - 1).magnitude <= 1e-6
      && (z.dot(z) - 1).magnitude <= 1e-6 && x.dot(y).magnitude <= 1e-6 && y.dot(z).magnitude <= 1e-6
      && z.dot(x).magnitude <= 1e-6
    guard isOrthonormal, x.cross(y).dot(z) > 0 else { return nil }
    self.init(unchecked: x, y, z)
  }

  /// Takes a matrix by its rows; nil unless it is a rotation (see `init(columns:_:_:)`).
  public init?(rows first: Vector3, _ second: Vector3, _ third: Vector3) {
    self.init(
      columns: Vector3(x: first.x, y: second.x, z: third.x), Vector3(x: first.y, y: second.y, z: third.y),
      Vector3(x: first.z, y: second.z, z: third.z))
  }

  /// The matrix of a unit quaternion.
  public init(_ q: Quaternion) {
    self.init(
      unchecked: Vector3(
        x: 1 - 2 * (q.y * q.y + q.z * q.z), y: 2 * (q.x * q.y + q.w * q.z), z: 2 * (q.x * q.z - q.w * q.y)),
      Vector3(
        x: 2 * (q.x * q.y - q.w * q.z), y: 1 - 2 * (q.x * q.x + q.z * q.z), z: 2 * (q.y * q.z + q.w * q.x)),
      Vector3(
        x: 2 * (q.x * q.z + q.w * q.y), y: 2 * (q.y * q.z - q.w * q.x), z: 1 - 2 * (q.x * q.x + q.y * q.y)))
  }

  /// The rotated vector M v.
  public func rotate(_ vector: Vector3) -> Vector3 { x * vector.x + y * vector.y + z * vector.z }

  /// The product: the right rotation first, then the left.
  public static func * (left: RotationMatrix, right: RotationMatrix) -> RotationMatrix {
    RotationMatrix(unchecked: left.rotate(right.x), left.rotate(right.y), left.rotate(right.z))
  }

  /// The opposite rotation: rows and columns exchanged.
  public var inverse: RotationMatrix {
    RotationMatrix(
      unchecked: Vector3(x: x.x, y: y.x, z: z.x), Vector3(x: x.y, y: y.y, z: z.y),
      Vector3(x: x.z, y: y.z, z: z.z))
  }
}

extension Quaternion {
  /// The quaternion of a rotation matrix, with the canonical sign and length 1.
  ///
  /// Four times the square of each number is a sum of the diagonal; the largest one divides the others, so
  /// nothing cancels, whatever the angle (S. W. Shepperd, "Quaternion from rotation matrix", Journal of
  /// Guidance and Control 1, 1978).
  public init(_ m: RotationMatrix) {
    let trace = m.x.x + m.y.y + m.z.z
    let largest = max(max(trace, m.x.x), max(m.y.y, m.z.z))
    let raw: Quaternion
    if largest == trace {
      raw = Quaternion(w: 1 + trace, x: m.y.z - m.z.y, y: m.z.x - m.x.z, z: m.x.y - m.y.x)
    } else if largest == m.x.x {
      raw = Quaternion(
        w: m.y.z - m.z.y, x: 1 + m.x.x - m.y.y - m.z.z, y: m.x.y + m.y.x, z: m.z.x + m.x.z)
    } else if largest == m.y.y {
      raw = Quaternion(
        w: m.z.x - m.x.z, x: m.x.y + m.y.x, y: 1 + m.y.y - m.z.z - m.x.x, z: m.y.z + m.z.y)
    } else {
      raw = Quaternion(
        w: m.x.y - m.y.x, x: m.z.x + m.x.z, y: m.y.z + m.z.y, z: 1 + m.z.z - m.x.x - m.y.y)
    }
    // The largest number is at least 1/2 of a unit, so this is never nil for a rotation.
    self = (raw.normalized ?? .identity).canonical
  }
}
