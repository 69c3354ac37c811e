/// A symmetric matrix of three rows, by its six different numbers.
struct SymmetricMatrix3: Sendable, Equatable {
  var xx: Double
  var xy: Double
  var xz: Double
  var yy: Double
  var yz: Double
  var zz: Double

  /// The same number along the diagonal, nothing beside it.
  static func diagonal(_ value: Double) -> SymmetricMatrix3 {
    SymmetricMatrix3(xx: value, xy: 0, xz: 0, yy: value, yz: 0, zz: value)
  }

  static func * (matrix: SymmetricMatrix3, vector: Vector3) -> Vector3 {
    Vector3(
      x: matrix.xx * vector.x + matrix.xy * vector.y + matrix.xz * vector.z,
      y: matrix.xy * vector.x + matrix.yy * vector.y + matrix.yz * vector.z,
      z: matrix.xz * vector.x + matrix.yz * vector.y + matrix.zz * vector.z)
  }

  /// Takes away `scale` times a vector's product with itself.
  mutating func subtractSquare(of vector: Vector3, times scale: Double) {
    let scaled = vector * scale
    xx -= scaled.x * vector.x
    xy -= scaled.x * vector.y
    xz -= scaled.x * vector.z
    yy -= scaled.y * vector.y
    yz -= scaled.y * vector.z
    zz -= scaled.z * vector.z
  }

  /// Adds to the diagonal, then scales all.
  mutating func grow(by value: Double, keeping share: Double) {
    xx = (xx + value) * share
    xy *= share
    xz *= share
    yy = (yy + value) * share
    yz *= share
    zz = (zz + value) * share
  }
}
