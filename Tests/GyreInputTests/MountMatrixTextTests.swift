import GyreInput
import GyreMotion
import Testing

@Suite struct MountMatrixTextTests {
  /// The forms that published matrices have.
  @Test(arguments: [
    ("1, 0, 0; 0, 1, 0; 0, 0, 1", "1, 0, 0; 0, 1, 0; 0, 0, 1"),
    ("-1,0,0;0,-0,1;0,1,0", "-1, 0, 0; 0, 0, 1; 0, 1, 0"),
    ("0, -1, 0; -1, 0, 0; 0, 0, 1 ", "0, -1, 0; -1, 0, 0; 0, 0, 1"),
    ("0,1,0; 1,0,0;0,0,-1\n", "0, 1, 0; 1, 0, 0; 0, 0, -1"),
    ("  0 ,1 , 0 ;\t1,0,0 ; 0,0,1 ; ", "0, 1, 0; 1, 0, 0; 0, 0, 1"),
    ("0.866, 0.5, 0; -.5, 8.66e-1, 0; 0, 0, +1.000000", "0.866, 0.5, 0; -0.5, 0.866, 0; 0, 0, 1"),
  ])
  func readsEveryForm(text: String, printed: String) throws {
    let matrix = try MountMatrix(text)
    #expect(matrix.description == printed)
    #expect(try MountMatrix(matrix.description) == matrix)
    #expect([matrix.x, matrix.y, matrix.z].allSatisfy { $0.x.sign == .plus || $0.x != 0 })
  }

  @Test(arguments: ["0,1,0;-1,0,0;-1,0,0", "1, 0, 0; 0, -1, 0; 1, 0, 0", "0, 0, 0; 0, 0, 0; 0, 0, 0"])
  func refusesSingularOnes(text: String) throws {
    #expect(throws: InputError.flatMount(text)) { try MountMatrix(text) }
    #expect(InputError.flatMount(text).description.contains("singular"))
  }

  @Test(arguments: [
    "", ";;", "1,0,0;0,1,0", "1,0,0;0,1,0;0,0,1;0,0,1", "1,0,0;0,1,0;0,0,1;;", "1 0 0;0 1 0;0 0 1",
    "1,0;0,1,0;0,0,1", "1,0,0,0;0,1,0;0,0,1", "1,0,x;0,1,0;0,0,1", "1,0,nan;0,1,0;0,0,1",
    "1,0,inf;0,1,0;0,0,1", "1,0,;0,1,0;0,0,1", "1e999,0,0;0,1,0;0,0,1", "1,0,0,0,1,0,0,0,1",
    "1,0 0,0;0,1,0;0,0,1",
  ])
  func refusesWhatIsNoMatrix(text: String) {
    #expect(throws: InputError.unreadableMount(text)) { try MountMatrix(text) }
  }

  @Test(arguments: MountMatrix.signedPermutations)
  func readsBackWhatItPrints(matrix: MountMatrix) throws {
    #expect(try MountMatrix(matrix.description) == matrix)
  }

  @Test func takesMirrors() throws {
    let mirror = try MountMatrix("1, 0, 0; 0, 1, 0; 0, 0, -1")
    #expect(mirror.isReflection)
    #expect(mirror.proper == (try MountMatrix("-1, 0, 0; 0, -1, 0; 0, 0, 1")))
  }
}
