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

  @Test func slopeIsTheDerivative() throws {
    try RandomCases(100_000, seed: 91).allHold { random in
      let curve = try CubicBezier(
        random.number(0...1), random.number(-1...2), random.number(0...1), random.number(-1...2))
      let x = random.number(0.01...0.99)
      let slopes = (curve.slope(at: x - 1e-6), curve.slope(at: x), curve.slope(at: x + 1e-6))
      guard max(slopes.0, slopes.1, slopes.2) - min(slopes.0, slopes.1, slopes.2) < 1e-2 else { return nil }
      let numeric = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      guard abs(numeric - slopes.1) < 1e-6 * (1 + abs(slopes.1)) else { return "the slope is the derivative" }
      guard curve.range.contains(curve.value(at: x)) else { return "the range holds every value" }
      let slopeRange = curve.slopeRange
      guard slopes.1 >= slopeRange.lowerBound - 1e-9, slopes.1 <= slopeRange.upperBound + 1e-9 else {
        return "the range of slopes holds every slope"
      }
      return nil
    }
  }

  /// The steepest and the flattest place, found by thirds.
  @Test(arguments: [[0.25, 0.1, 0.25, 1], [0.3, 0.8, 0.6, 0.1], [0.7, 0.2, 0.4, 0.9]])
  func slopesAreSteepestWhereTheRangeSays(c: [Double]) throws {
    let curve = try CubicBezier(c[0], c[1], c[2], c[3])
    for sign in [1.0, -1] {
      let best = (1...999).max {
        sign * curve.slope(at: Double($0) / 1000) < sign * curve.slope(at: Double($1) / 1000)
      }
      var (low, high) = (Double(best ?? 0) / 1000 - 0.001, Double(best ?? 0) / 1000 + 0.001)
      for _ in 0..<60 {
        let third = (high - low) / 3
        if sign * curve.slope(at: low + third) < sign * curve.slope(at: high - third) {
          low += third
        } else {
          high -= third
        }
      }
      let extreme =
        sign * max(sign * curve.slope(at: low), sign * curve.slope(at: 0), sign * curve.slope(at: 1))
      let bound = sign > 0 ? curve.slopeRange.upperBound : curve.slopeRange.lowerBound
      #expect(abs(bound - extreme) < 1e-12)
    }
  }

  /// The rules of CSS outside [0, 1], for every kind of end tangent.
  @Test func endsGoOnAlongTheirTangents() throws {
    let cases: [([Double], Double, Double)] = [
      ([0.25, 0.1, 0.25, 1], 0.4, 0), ([0, 0, 0.58, 1], 1 / 0.58, 0), ([0.42, 0, 1, 1], 0, 1 / 0.58),
      ([0, 0.5, 0.5, 1], 0, 0), ([0.5, 0.5, 1, 0.5], 1, 0), ([0, 0, 0, 0], 1, 1), ([1, 1, 1, 1], 1, 1),
      ([0, 0, 0, 0.7], 0, 0.3), ([0.2, -0.4, 0.5, 2], -2, -2),
    ]
    for (c, before, behind) in cases {
      let curve = try CubicBezier(c[0], c[1], c[2], c[3])
      #expect(abs(curve.value(at: -0.5) + 0.5 * before) < 1e-15, "\(c)")
      #expect(abs(curve.value(at: 1.5) - 1 - 0.5 * behind) < 1e-15, "\(c)")
      #expect(
        abs(curve.slope(at: -0.5) - before) < 1e-15 && abs(curve.slope(at: 1.5) - behind) < 1e-15, "\(c)")
    }
    #expect(try CubicBezier(0.5, 0, 0.5, 1).value(at: .infinity) == 1)
  }

  @Test func coordinatesAreChecked() {
    for c in [[-0.1, 0, 1, 1], [0, 0, 1.1, 1], [.nan, 0, 1, 1], [0, .infinity, 1, 1], [0, 0, 1, .nan]] {
      #expect(throws: EasingError.self) { try CubicBezier(c[0], c[1], c[2], c[3]) }
    }
  }

  @Test func valuesOfRisingCurvesRise() throws {
    try RandomCases(100_000, seed: 92).allHold { random in
      let curve = try CubicBezier(
        random.number(0...1), random.number(0...1), random.number(0...1), random.number(0...1))
      let x = random.number(0...1)
      let next = min(1, x + random.magnitude(1e-9...1))
      return curve.value(at: next) >= curve.value(at: x) ? nil : "values of rising curves rise"
    }
  }

  @Test func copiesStaySmall() {
    #expect(MemoryLayout<CubicBezier>.size <= 80 && MemoryLayout<EasingCurve>.size <= 88)
  }
}
