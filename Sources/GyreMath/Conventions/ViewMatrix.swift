/// OpenGL's view matrix: camera <- earth, column by column, for a camera at the origin.
///
/// OpenGL's eye space has the axes of Gyre's camera (right, top, backwards), so the matrix is the transposed
/// rotation matrix of earth <- camera; the world stays east-north-up. For a world with +Y up take the
/// quaternion of `ThreeCamera` instead.
public struct ViewMatrix: Sendable, Equatable {
  /// The 16 numbers in the order of `glUniformMatrix4fv` without transposition.
  public let columns: InlineArray<16, Double>

  /// The view matrix of a camera's attitude, earth <- camera.
  public init(camera: Quaternion) {
    let m = RotationMatrix(camera)
    columns = [
      m.x.x, m.y.x, m.z.x, 0,
      m.x.y, m.y.y, m.z.y, 0,
      m.x.z, m.y.z, m.z.z, 0,
      0, 0, 0, 1,
    ]
  }

  /// Takes the 16 numbers of a view matrix; nil unless they are finite.
  public init?(columns: InlineArray<16, Double>) {
    for index in columns.indices where !columns[index].isFinite { return nil }
    self.columns = columns
  }

  /// The camera's attitude, earth <- camera; nil where the upper left part is not a rotation (to 1e-6).
  /// Translation is ignored.
  public var camera: Quaternion? {
    let rotation = RotationMatrix(
      rows: Vector3(x: columns[0], y: columns[1], z: columns[2]),
      Vector3(x: columns[4], y: columns[5], z: columns[6]),
      Vector3(x: columns[8], y: columns[9], z: columns[10]))
    return rotation.map { Quaternion($0) }
  }

  /// True where all numbers are equal.
  public static func == (left: ViewMatrix, right: ViewMatrix) -> Bool {
    for index in left.columns.indices where left.columns[index] != right.columns[index] { return false }
    return true
  }
}
