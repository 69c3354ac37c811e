import GyreMath
import Testing

/// True where two numbers differ by at most `tolerance`; false for NaN.
func near(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
  (left - right).magnitude <= tolerance
}

/// True where two vectors differ by at most `tolerance` in each component.
func near(_ left: Vector3, _ right: Vector3, _ tolerance: Double) -> Bool {
  near(left.x, right.x, tolerance) && near(left.y, right.y, tolerance) && near(left.z, right.z, tolerance)
}

/// True where two quaternions differ by at most `tolerance` in each number, signs included.
func near(_ left: Quaternion, _ right: Quaternion, _ tolerance: Double) -> Bool {
  near(left.w, right.w, tolerance) && near(left.x, right.x, tolerance)
    && near(left.y, right.y, tolerance) && near(left.z, right.z, tolerance)
}

/// True where two quaternions mean nearly the same rotation, whatever their signs.
func nearUpToSign(_ left: Quaternion, _ right: Quaternion, _ tolerance: Double) -> Bool {
  near(left, right, tolerance) || near(left, -right, tolerance)
}

/// True where two matrices differ by at most `tolerance` in each element.
func near(_ left: RotationMatrix, _ right: RotationMatrix, _ tolerance: Double) -> Bool {
  near(left.x, right.x, tolerance) && near(left.y, right.y, tolerance) && near(left.z, right.z, tolerance)
}

/// True where two directions, in radians, differ by at most `tolerance`, across the seam too.
func nearOnCircle(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
  Angle.shortestTurn(from: left, to: right).magnitude <= tolerance
}

/// A matrix from a fixture's nine numbers, row by row, as they are.
func matrix(_ rows: [Double]) throws -> RotationMatrix {
  try #require(rows.count == 9)
  return try #require(
    RotationMatrix(
      rows: Vector3(x: rows[0], y: rows[1], z: rows[2]), Vector3(x: rows[3], y: rows[4], z: rows[5]),
      Vector3(x: rows[6], y: rows[7], z: rows[8])))
}
