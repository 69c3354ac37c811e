import GyreMotion
import GyreTestSupport
import Testing

/// Every curve of every family in every direction against 40 digits (tools/reference/easing.py).
@Suite struct EasingReferenceTests {
  struct Reference: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable, CustomStringConvertible {
    var curve: String
    var family: String?
    var direction: String?
    var exponent: Double?
    var overshoot: Double?
    var amplitude: Double?
    var period: Double?
    var x: [Double]
    var y: [Double]
    /// None where two halves may meet in a kink.
    var slope: [Double?]
    var range: [Double]

    var description: String {
      let numbers = [exponent, overshoot, amplitude, period].compactMap { $0.map { " \($0)" } }
      return "\(curve) \(direction ?? "") \(family ?? "")\(numbers.joined())"
    }

    /// Where a case gives no parameter, the default is tested.
    func easing() throws -> EasingCurve {
      switch curve {
      case "smoothstep": return .smoothstep
      case "minimumJerk": return .minimumJerk
      case "qtIn": return .qt(.inCurve)
      case "qtOut": return .qt(.outCurve)
      case "qtSine": return .qt(.sineCurve)
      case "qtCosine": return .qt(.cosineCurve)
      default: break
      }
      let direction = try #require(EasingDirection.allCases.first { "\($0)" == self.direction })
      switch curve {
      case "power": return .power(try #require(exponent), direction)
      case "sine": return .sine(direction)
      case "circular": return .circular(direction)
      default: break
      }
      let family = try #require(EasingFamily.allCases.first { "\($0)" == self.family })
      switch curve {
      case "exponential": return .exponential(direction, family: family)
      case "back":
        return overshoot.map { .back(direction, family: family, overshoot: $0) }
          ?? .back(direction, family: family)
      case "bounce":
        return amplitude.map { .bounce(direction, family: family, amplitude: $0) }
          ?? .bounce(direction, family: family)
      case "elastic":
        return amplitude.map { .elastic(direction, family: family, amplitude: $0, period: period) }
          ?? .elastic(direction, family: family)
      default: throw EasingError.noStops
      }
    }
  }

  @Test func valuesSlopesAndRangesAreThoseOfFortyDigits() throws {
    let cases = try Fixtures.vectors("easing_reference", as: Reference.self).cases
    #expect(cases.count == 142)
    var worst = (value: 0.0, slope: 0.0, range: 0.0)
    for reference in cases {
      let curve = try reference.easing()
      for (index, x) in reference.x.enumerated() {
        // A place may be rounded once before the formula; on the circle the slope then errs with its cube.
        let steepness = abs(reference.slope[index] ?? 0)
        let error = abs(curve.value(at: x) - reference.y[index]) / (1 + steepness)
        worst.value = max(worst.value, error)
        #expect(error <= 1e-15, "\(reference) at \(x): \(error)")
        guard let slope = reference.slope[index] else { continue }
        let slopeError = abs(curve.slope(at: x) - slope) / (1 + steepness * steepness * steepness)
        worst.slope = max(worst.slope, slopeError)
        #expect(slopeError <= 2e-14, "the slope of \(reference) at \(x): \(slopeError)")
      }
      let range = curve.range
      let error = max(abs(range.lowerBound - reference.range[0]), abs(range.upperBound - reference.range[1]))
      worst.range = max(worst.range, error)
      #expect(error <= 1e-15, "the range of \(reference): \(error)")
    }
    print("easing_reference: worst errors", worst)
  }
}
