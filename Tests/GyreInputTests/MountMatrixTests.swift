import GyreInput
import GyreMotion
import Testing

@Suite struct MountMatrixTests {
  @Test(arguments: MountMatrix.signedPermutations)
  func turnsEqualByMatrixAndByQuaternion(matrix: MountMatrix) {
    let vector = Vector3(x: 1, y: 2, z: 3)
    let proper = matrix.proper
    #expect(proper.determinant == 1)
    #expect(abs(matrix.determinant) == 1)
    #expect(matrix.isUsable && matrix.isOrthonormal)
    #expect((proper.quaternion.rotate(vector) - proper.apply(vector)).length < 1e-14)
    #expect(matrix.isReflection == (matrix.determinant == -1))
  }

  @Test func thereAreAsManyMirrorsAsRotations() {
    #expect(MountMatrix.signedPermutations.count(where: \.isReflection) == 24)
  }

  @Test func aRowOfZerosOrARepeatedRowIsUnusable() {
    let x = Vector3(x: 1, y: 0, z: 0)
    let y = Vector3(x: 0, y: 1, z: 0)
    #expect(!MountMatrix(x: x, y: y, z: .zero).isUsable)
    #expect(!MountMatrix(x: y, y: -x, z: -x).isUsable)
    #expect(!MountMatrix(x: x, y: y, z: Vector3(x: 0, y: 0, z: .nan)).isUsable)
    #expect(!MountMatrix(x: x, y: y, z: Vector3(x: 0, y: 0, z: .infinity)).isUsable)
  }
}
