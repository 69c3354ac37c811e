import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct CubicBezierTests {
  struct Reference: Decodable {
    struct Case: Decodable, CustomTestStringConvertible {
      var name: String
      var kind: String
      var bezier: [Double]
      var x: [Double]
      var y: [Double]
      var testDescription: String { name }
    }
    var cases: [Case]
  }

  @Test func valuesAreThoseOfSixtyDigits() throws {
    var worst = ["usual": 0.0, "degenerate": 0.0]
    for vector in try Fixtures.vectors("bezier_reference", as: Reference.self).cases {
      let c = vector.bezier
      let curve = try CubicBezier(c[0], c[1], c[2], c[3])
      for (x, y) in zip(vector.x, vector.y) {
        let error = Swift.abs(curve.value(at: x) - y)
        worst[vector.kind] = max(worst[vector.kind] ?? 0, error)
        #expect(error <= (vector.kind == "usual" ? 1e-14 : 1e-11), "\(vector.name) at \(x): \(error)")
      }
    }
    print("bezier_reference: worst error", worst)
  }
}
