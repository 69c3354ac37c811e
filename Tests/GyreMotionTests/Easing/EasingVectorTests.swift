import GyreMotion
import GyreTestSupport
import Testing

/// Values that other libraries' tests quote.
@Suite struct EasingVectorTests {
  struct Named: Decodable {
    struct Case: Decodable {
      struct Parameters: Decodable {
        var amplitude: Double?
        var period: Double?
        var exponent: Double?
      }
      var curve: String
      var x: Double
      var expected: Double
      var exact: Bool?
      var params: Parameters?
    }
    var cases: [Case]
  }

  /// Qt's names: a direction before a shape.
  static func qt(_ name: String) -> EasingCurve? {
    switch name {
    case "Linear": return .linear
    case "InCurve": return .qt(.inCurve)
    case "OutCurve": return .qt(.outCurve)
    case "SineCurve": return .qt(.sineCurve)
    case "CosineCurve": return .qt(.cosineCurve)
    default: break
    }
    let directions: [(String, EasingDirection)] = [
      ("InOut", .inOut), ("OutIn", .outIn), ("In", .in), ("Out", .out),
    ]
    guard let (prefix, direction) = directions.first(where: { name.hasPrefix($0.0) }) else { return nil }
    switch name.dropFirst(prefix.count) {
    case "Quad": return .quad(direction)
    case "Cubic": return .cubic(direction)
    case "Quart": return .quart(direction)
    case "Quint": return .quint(direction)
    case "Sine": return .sine(direction)
    case "Expo": return .exponential(direction, family: .penner)
    case "Circ": return .circular(direction)
    case "Elastic": return .elastic(direction, family: .penner)
    case "Back": return .back(direction, family: .penner)
    case "Bounce": return .bounce(direction, family: .penner)
    default: return nil
    }
  }

  @Test func pennersFamilyIsQts() throws {
    let cases = try Fixtures.vectors("qt_easing_curves", as: Named.self).cases
    #expect(cases.count == 248)
    for vector in cases {
      let curve = try #require(Self.qt(vector.curve), "\(vector.curve)")
      #expect(
        Swift.abs(curve.value(at: vector.x) - vector.expected) <= 6e-5, "\(vector.curve) at \(vector.x)")
    }
  }

  @Test func theD3FamilyIsD3s() throws {
    let cases = try Fixtures.vectors("d3_ease", as: Named.self).cases
    #expect(cases.count >= 68)
    for vector in cases {
      let parameters = vector.params
      let curve: EasingCurve
      switch vector.curve {
      case "easeLinear": curve = .linear
      case "easeQuadIn": curve = .quad(.in)
      case "easeCubicIn": curve = .cubic(.in)
      case "easePolyIn": curve = .power(parameters?.exponent ?? 3, .in)
      case "easeSinIn": curve = .sine(.in)
      case "easeExpIn": curve = .exponential(.in, family: .d3)
      case "easeCircleIn": curve = .circular(.in)
      case "easeBackIn": curve = .back(.in, family: .d3)
      case "easeBounceIn": curve = .bounce(.in, family: .d3)
      case "easeElasticIn":
        curve = .elastic(
          .in, family: .d3, amplitude: parameters?.amplitude ?? 1, period: parameters?.period)
      default:
        Issue.record("unknown curve \(vector.curve)")
        continue
      }
      let tolerance = vector.exact == true ? 0 : 1e-6
      #expect(
        Swift.abs(curve.value(at: vector.x) - vector.expected) <= tolerance,
        "\(vector.curve) at \(vector.x)")
    }
  }

  @Test func fluttersLiteralsHold() throws {
    let cases = try Fixtures.vectors("flutter_curves_literals", as: Named.self).cases
    let emphasized = try BezierSpline([
      .init(0.05, 0), .init(0.133333, 0.06), .init(0.166666, 0.4), .init(0.208333, 0.82),
      .init(0.25, 1), .init(1, 1),
    ])
    let curves: [String: EasingCurve] = [
      "Curves.linear": .linear,
      "Curves.easeInOutExpo": try .cubicBezier(1, 0, 0, 1),
      "Curves.easeInOutCubicEmphasized": .spline(emphasized),
      "Curves.decelerate": .quad(.out),
      "Curves.bounceInOut": .bounce(.inOut),
    ]
    #expect(cases.count == 7)
    for vector in cases {
      let curve = try #require(curves[vector.curve], "\(vector.curve)")
      #expect(curve.value(at: vector.x) == vector.expected, "\(vector.curve) at \(vector.x)")
    }
  }

  struct Splines: Decodable {
    struct Case: Decodable {
      var kind: String
      var curve: String
      var points: [[Double]]
      var x: Double
      var expected: Double
    }
    var tolerance: Double
    var cases: [Case]
  }

  /// tcbSpline cases are left out: a model that is not ours (Tests/Vectors/README.md).
  @Test func splinesAreQts() throws {
    let vectors = try Fixtures.vectors("qt_spline_easing", as: Splines.self)
    let cases = vectors.cases.filter { $0.kind != "tcbSpline" }
    #expect(cases.count == 8)
    for vector in cases {
      let spline = try BezierSpline(vector.points.map { BezierSpline.Point($0[0], $0[1]) })
      #expect(
        Swift.abs(spline.value(at: vector.x) - vector.expected) <= vectors.tolerance,
        "\(vector.curve) at \(vector.x)")
    }
  }
}
