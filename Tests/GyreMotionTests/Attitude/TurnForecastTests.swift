import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct TurnForecastTests {
  /// A forecast of a device that turns at rates(t) about one axis for a second, read at a rate.
  private static func forecast(_ hertz: Double, _ rate: (Double) -> Double) -> TurnForecast {
    var forecast = TurnForecast()
    for step in 0..<Int(hertz) {
      // The mean of a quadratic is its middle, but for a twenty-fourth of what it bends.
      let (from, to) = (Double(step) / hertz, Double(step + 1) / hertz)
      let mean = (rate(from) + 4 * rate((from + to) / 2) + rate(to)) / 6
      forecast.add(Vector3(x: 0, y: mean, z: 0), over: 1 / hertz)
    }
    return forecast
  }

  @Test(arguments: [60.0, 95, 200, 1000, 8000])
  func aSteadyTurnGoesOnALittleSlower(hertz: Double) {
    let forecast = Self.forecast(hertz) { _ in 2 }
    for milliseconds in [1.0, 16, 33, 50] {
      let h = milliseconds / 1000
      let expected = 2 * h * (1 - h * h / 0.0225)
      #expect(abs(forecast.turn(in: h).y - expected) < 1e-9, "\(milliseconds)")
    }
  }

  /// What a change of rate adds is its part of the formula, whatever the rate of readings.
  @Test(arguments: [60.0, 95, 200, 1000])
  func aGrowingRateTurnsMore(hertz: Double) {
    let forecast = Self.forecast(hertz) { 1 + 3 * $0 }
    // At the end of the second the rate is 4.
    for h in [0.016, 0.05] {
      let block = max(1, (0.009 * hertz - 1e-9).rounded(.up)) / hertz
      let rest = 1 - (1 / block).rounded(.down) * block
      let centre = rest + block / 2
      let expected =
        ((4 - 3 * centre) * (1 - h * h / 0.0225) + 3 * (centre + h / 2) * Portable.exp(-h / 0.1)) * h
      #expect(abs(forecast.turn(in: h).y - expected) < 1e-6, "\(h)")
    }
  }

  /// A hand that shakes three times a second: most of what comes is foretold.
  @Test(arguments: [95.0, 200, 1000])
  func mostOfAShakeIsForetold(hertz: Double) {
    let omega = 3 * 2 * Double.pi
    for (milliseconds, part) in [(16.0, 0.9), (33, 0.8), (50, 0.65)] {
      var (missed, turned) = (0.0, 0.0)
      for phase in 0..<40 {
        let shift = Double(phase) / 40 * 2 * .pi
        let forecast = Self.forecast(hertz) { Portable.cos(omega * $0 + shift) }
        let h = milliseconds / 1000
        let truth = (Portable.sin(omega * (1 + h) + shift) - Portable.sin(omega + shift)) / omega
        missed += abs(forecast.turn(in: h).y - truth)
        turned += abs(truth)
      }
      #expect(1 - missed / turned > part, "\(milliseconds) ms: \(1 - missed / turned)")
    }
  }

  @Test func littleIsKnownOfLittle() {
    var forecast = TurnForecast()
    #expect(forecast.turn(in: 0.05) == .zero)
    forecast.add(Vector3(x: 1, y: 0, z: 0), over: 0.01)
    #expect(forecast.turn(in: 0.05) == Vector3(x: 0.05, y: 0, z: 0))
    let slow = Self.forecast(20) { 1 + $0 }
    #expect(
      abs(slow.turn(in: 0.05).y - 0.05 * 1.975) < 1e-9, "readings 50 ms apart foretell nothing but their rate"
    )
    var broken = Self.forecast(100) { _ in 1 }
    broken.restart()
    #expect(broken == TurnForecast())
  }
}
