import GyreMath
import GyreTestSupport
import Testing

@Suite struct ViewMatrixTests {
  @Test func agreesWithMatrices() throws {
    for row in try ConventionFixture.read().device {
      let camera = Quaternion(try matrix(row.camera))
      let view = ViewMatrix(camera: camera)
      for index in 0..<16 { #expect(near(view.columns[index], row.gl_columns[index], 1e-15), "\(row)") }
      #expect(near(try #require(view.camera), camera, 1e-15), "\(row)")
      #expect(ViewMatrix(columns: view.columns) == view)
    }
  }

  @Test func refusesWhatIsNoView() throws {
    var columns = ViewMatrix(camera: .identity).columns
    columns[12] = .nan
    #expect(ViewMatrix(columns: columns) == nil)
    columns[12] = 5
    #expect(try #require(ViewMatrix(columns: columns)).camera == .identity)
    columns[0] = 2
    #expect(try #require(ViewMatrix(columns: columns)).camera == nil)
    #expect(ViewMatrix(columns: columns) != ViewMatrix(camera: .identity))
  }
}
