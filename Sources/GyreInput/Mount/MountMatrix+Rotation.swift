public import GyreMotion

extension MountMatrix {
  /// The determinant: 1 for a rotation, -1 for a rotation with a mirror, 0 where a direction is lost.
  public var determinant: Double { x.dot(y.cross(z)) }

  /// True where the nine numbers are finite and no direction is lost.
  public var isUsable: Bool {
    x.isFinite && y.isFinite && z.isFinite && determinant.isFinite && abs(determinant) > 1e-6
  }

  /// True where the matrix mirrors, as three quarters of the published ones do: either the entry's z sign is
  /// wrong, which nobody notices on an accelerometer, or the driver's frame is left-handed.
  public var isReflection: Bool { determinant < 0 }

  /// True where the rows are of length 1 and at right angles, within .01.
  public var isOrthonormal: Bool {
    abs(x.dot(x) - 1) < 0.01 && abs(y.dot(y) - 1) < 0.01 && abs(z.dot(z) - 1) < 0.01
      && abs(x.dot(y)) < 0.01 && abs(y.dot(z)) < 0.01 && abs(z.dot(x)) < 0.01
  }

  /// What turns angular velocity, magnetic field and attitude: P = sign(det M) M, free of mirrors.
  ///
  /// Angular velocity is an axial vector: a mirror turns it by det(M) M. For the matrices that are met, whose
  /// determinant is 1 or -1, the sign is the determinant.
  public var proper: MountMatrix { isReflection ? MountMatrix(x: -x, y: -y, z: -z) : self }

  /// The vector in device axes: M v, never -0.
  public func apply(_ vector: Vector3) -> Vector3 {
    Vector3(x: x.dot(vector) + 0, y: y.dot(vector) + 0, z: z.dot(vector) + 0)
  }

  /// `proper` as a quaternion, device <- sensor; the matrix must be orthonormal.
  ///
  /// The largest of the four parts is computed first, so that nothing is divided by a small number.
  /// Source: S. W. Shepperd, "Quaternion from rotation matrix", Journal of Guidance and Control 1 (1978).
  public var quaternion: Quaternion {
    let m = proper
    let (xx, yy, zz) = (m.x.x, m.y.y, m.z.z)
    let found: Quaternion
    if xx + yy + zz >= max(xx, yy, zz) {
      found = Quaternion(
        w: 1 + xx + yy + zz, x: m.z.y - m.y.z, y: m.x.z - m.z.x, z: m.y.x - m.x.y)
    } else if xx >= yy && xx >= zz {
      found = Quaternion(
        w: m.z.y - m.y.z, x: 1 + xx - yy - zz, y: m.x.y + m.y.x, z: m.x.z + m.z.x)
    } else if yy >= zz {
      found = Quaternion(
        w: m.x.z - m.z.x, x: m.x.y + m.y.x, y: 1 - xx + yy - zz, z: m.y.z + m.z.y)
    } else {
      found = Quaternion(
        w: m.y.x - m.x.y, x: m.x.z + m.z.x, y: m.y.z + m.z.y, z: 1 - xx - yy + zz)
    }
    let norm = found.norm
    return Quaternion(
      w: found.w / norm + 0, x: found.x / norm + 0, y: found.y / norm + 0, z: found.z / norm + 0)
  }
}
