import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct PinchScaleTests {
  private struct File: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var fov_deg: Double
      var pinch_scale: Double
      var fov_exact_deg: Double
    }
  }

  @Test func thePictureFollowsTheFingersExactly() throws {
    let file = try Fixtures.vectors("pinch_to_fov", as: File.self)
    #expect(file.cases.count == 12)
    for vector in file.cases {
      let pinch = PinchScale(field: vector.fov_deg * .pi / 180, span: 200)
      let reached = pinch.field(atSpan: 200 * vector.pinch_scale) * 180 / .pi
      #expect(abs(reached - vector.fov_exact_deg) < 1e-9)
    }
  }

  @Test func fingersThatCannotBeToldApartScaleFinitely() {
    let pinch = PinchScale(field: 1, span: 0)
    #expect(pinch.field(atSpan: 0) == 1)
    #expect(pinch.field(atSpan: 0.5) == 1)
    #expect(abs(Portable.tan(pinch.field(atSpan: 2) / 2) * 2 - Portable.tan(0.5)) < 1e-15)
    #expect(PinchScale(field: 1, span: 100).field(atSpan: 0) < .pi)
  }

  @Test func theSameDistanceGivesTheVeryFieldOfView() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let field = random.number(from: 0.1, to: 2.5)
      let span = random.number(from: 0, to: 900)
      #expect(PinchScale(field: field, span: span).field(atSpan: span) == field)
    }
  }
}
