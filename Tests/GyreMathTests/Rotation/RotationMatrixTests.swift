import GyreMath
import GyreTestSupport
import Testing

@Suite struct RotationMatrixTests {
  @Test func quaternionsComeBack() {
    let seed: UInt64 = 49
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let q = generator.rotation()
      #expect(near(Quaternion(RotationMatrix(q)), q.canonical, 1e-15), "seed \(seed)")
    }
  }

  @Test func halfTurnsAndTheirNeighboursComeBack() {
    let seed: UInt64 = 50
    var generator = SeededGenerator(seed: seed)
    let axes = [
      Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0, y: 0, z: 1),
      Vector3(x: 0.6, y: -0.8, z: 0),
      generator.direction(), generator.direction(), generator.direction(),
    ]
    for axis in axes {
      for gap in [0, 1e-15, 1e-9, 1e-3, -1e-9] {
        let q = Quaternion(rotationVector: axis * (.pi - gap))
        #expect(nearUpToSign(Quaternion(RotationMatrix(q)), q, 1e-15), "seed \(seed)")
      }
    }
  }

  @Test func inverseUndoes() {
    let seed: UInt64 = 51
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let m = RotationMatrix(generator.rotation())
      #expect(near(m * m.inverse, .identity, 2e-15), "seed \(seed)")
      #expect(m.inverse.inverse == m)
    }
    #expect(RotationMatrix(.identity) == .identity)
  }

  @Test func onlyRotationsAreAccepted() throws {
    let (x, y, z) = (Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0, y: 0, z: 1))
    #expect(RotationMatrix(columns: x, y, z) == .identity)
    #expect(RotationMatrix(columns: y, x, z) == nil)
    #expect(RotationMatrix(columns: x, y, -z) == nil)
    #expect(RotationMatrix(columns: x, y * 1.001, z) == nil)
    #expect(RotationMatrix(columns: x, Vector3(x: 0.001, y: 1, z: 0), z) == nil)
    #expect(RotationMatrix(columns: x, x, x) == nil)
    #expect(RotationMatrix(columns: .zero, .zero, .zero) == nil)
    #expect(RotationMatrix(columns: Vector3(x: .nan, y: 0, z: 0), y, z) == nil)
    #expect(RotationMatrix(columns: x, Vector3(x: 0, y: .infinity, z: 0), z) == nil)
    // Rows are the columns of the inverse.
    let turn = try #require(RotationMatrix(rows: y, z, x))
    #expect(try #require(RotationMatrix(columns: y, z, x)).inverse == turn)
    #expect(turn.rotate(x) == z)
    // Numbers written with seven digits pass, and come out as a unit quaternion.
    let rounded = try #require(
      RotationMatrix(
        rows: Vector3(x: 0.8660254, y: -0.5, z: 0), Vector3(x: 0.5, y: 0.8660254, z: 0), z))
    #expect(near(Quaternion(rounded), .aboutZ(.pi / 6), 1e-7))
    #expect(near(Quaternion(rounded).norm, 1, 4e-16))
  }
}
