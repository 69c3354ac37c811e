import GyreMotion

/// A stream's mount matrix, ready for use: M for acceleration, P = sign(det M) M for axial vectors.
struct SensorMount: Sendable, Equatable {
  private let isIdentity: Bool
  private let matrix: MountMatrix
  private let proper: MountMatrix

  /// Takes a description's matrix; nil is the identity.
  init(_ mount: MountMatrix?) {
    matrix = mount ?? .identity
    proper = matrix.proper
    isIdentity = matrix == .identity
  }

  /// An acceleration in device axes.
  @inline(__always)
  func turnVector(_ vector: Vector3) -> Vector3 { isIdentity ? vector : matrix.apply(vector) }

  /// An angular velocity or magnetic field in device axes.
  @inline(__always)
  func turnAxial(_ vector: Vector3) -> Vector3 { isIdentity ? vector : proper.apply(vector) }
}
