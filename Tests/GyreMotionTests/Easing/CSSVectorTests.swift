import GyreMotion
import GyreTestSupport
import Testing

/// The browsers' own tests of CSS easing: Chromium's unit tests and the web platform tests.
@Suite struct CSSVectorTests {
  struct Beziers: Decodable {
    struct Case: Decodable {
      enum Expected: Decodable {
        case number(Double)
        case range(Double, Double)
        init(from decoder: any Decoder) throws {
          if let number = try? decoder.singleValueContainer().decode(Double.self) {
            self = .number(number)
          } else {
            let ends = try decoder.singleValueContainer().decode([Double].self)
            self = .range(ends[0], ends[1])
          }
        }
      }
      var bezier: [Double]
      var op: String
      var x: Double?
      var expected: Expected
      var tol: Double
    }
    var cases: [Case]
  }

  static func bezier(_ c: [Double]) throws -> CubicBezier { try CubicBezier(c[0], c[1], c[2], c[3]) }

  @Test func bezierValuesSlopesAndRangesAreChromiums() throws {
    let cases = try Fixtures.vectors("chromium_cubic_bezier", as: Beziers.self).cases
    #expect(cases.count >= 50)
    for vector in cases {
      let curve = try Self.bezier(vector.bezier)
      switch (vector.op, vector.expected, vector.x) {
      case ("solve", .number(let expected), let x?):
        #expect(Swift.abs(curve.value(at: x) - expected) <= vector.tol, "\(vector.bezier) at \(x)")
      case ("slope", .number(let expected), let x?):
        #expect(Swift.abs(curve.slope(at: x) - expected) <= vector.tol, "\(vector.bezier) at \(x)")
      case ("range", .range(let low, let high), _):
        #expect(Swift.abs(curve.range.lowerBound - low) <= vector.tol, "\(vector.bezier)")
        #expect(Swift.abs(curve.range.upperBound - high) <= vector.tol, "\(vector.bezier)")
      default: Issue.record("unknown case \(vector)")
      }
    }
  }

  struct Steps: Decodable {
    struct Case: Decodable {
      struct Inner: Decodable {
        var n: Int
        var pos: String
      }
      var inner: Inner
      var outer_bezier: [Double]
      var x: Double
      var expected: Double
    }
    var cases: [Case]
  }

  @Test func stepsAfterABezierAreTheWebPlatforms() throws {
    let jumps: [String: StepCurve.Jump] = [
      "jump-start": .start, "jump-end": .end, "jump-none": .none, "jump-both": .both,
    ]
    let cases = try Fixtures.vectors("wpt_steps", as: Steps.self).cases
    #expect(cases.count == 27)
    for vector in cases {
      let inner = try StepCurve(vector.inner.n, try #require(jumps[vector.inner.pos]))
      let outer = try Self.bezier(vector.outer_bezier)
      #expect(
        inner.value(at: outer.value(at: vector.x)) == vector.expected,
        "\(vector.inner) after \(vector.outer_bezier) at \(vector.x)")
    }
  }

  struct Linears: Decodable {
    struct Case: Decodable {
      struct Stop: Decodable {
        var output: Double
        var inputs: [Double]
        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          output = try list.decode(Double.self)
          if try list.decodeNil() {
            inputs = []
          } else if let input = try? list.decode(Double.self) {
            inputs = [input]
          } else {
            inputs = try list.decode([Double].self)
          }
        }
      }
      var linear: [Stop]
      var x: Double
      var expected: Double
      var tol: Double
    }
    var cases: [Case]
  }

  @Test func linearIsTheWebPlatforms() throws {
    let cases = try Fixtures.vectors("wpt_blink_linear", as: Linears.self).cases
    #expect(cases.count == 17)
    for vector in cases {
      var stops: [(output: Double, input: Double?)] = []
      for stop in vector.linear {
        if stop.inputs.isEmpty { stops.append((stop.output, nil)) }
        for input in stop.inputs { stops.append((stop.output, input)) }
      }
      let curve = try LinearCurve(stops)
      #expect(
        Swift.abs(curve.value(at: vector.x) - vector.expected) <= vector.tol,
        "\(vector.linear) at \(vector.x)")
    }
  }

  struct Composed: Decodable {
    struct Case: Decodable {
      var inner_bezier: [Double]
      var outer_bezier: [Double]
      var x: Double
      var tol: Double
    }
    var cases: [Case]
  }

  /// The file gives the rule in words, so the expectation is written out: bisection inside [0, 1], the end
  /// tangent (flat where vertical) outside.
  @Test func composedBeziersAreTheWebPlatforms() throws {
    func expected(_ c: [Double], _ x: Double) -> Double {
      func bernstein(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
      }
      if x <= 0 { return c[0] > 0 ? c[1] / c[0] * x : 0 }
      if x >= 1 { return c[2] < 1 ? 1 + (1 - c[3]) / (1 - c[2]) * (x - 1) : 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<80 {
        let middle = (low + high) / 2
        if bernstein(c[0], c[2], middle) < x { low = middle } else { high = middle }
      }
      return bernstein(c[1], c[3], low)
    }
    let cases = try Fixtures.vectors("wpt_bezier_composed", as: Composed.self).cases
    #expect(cases.count == 12)
    for vector in cases {
      let inner = try Self.bezier(vector.inner_bezier)
      let outer = try Self.bezier(vector.outer_bezier)
      let result = inner.value(at: outer.value(at: vector.x))
      let reference = expected(vector.inner_bezier, expected(vector.outer_bezier, vector.x))
      #expect(Swift.abs(result - reference) <= vector.tol, "\(vector)")
    }
    // The crossings that the file quotes.
    let above = try CubicBezier(0, 1.5, 1, 1.5)
    #expect(Swift.abs(above.value(at: 0.23368794) - 1) < 1e-7)
    let below = try CubicBezier(0, -0.5, 1, -0.5)
    #expect(Swift.abs(below.value(at: 0.766312060)) < 1e-7)
  }
}
