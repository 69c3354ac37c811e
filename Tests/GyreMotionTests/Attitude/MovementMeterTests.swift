import GyreMath
import Testing

@testable import GyreMotion

@Suite struct MovementMeterTests {
  private static let coefficients = AttitudeFilterCoefficients(AttitudeFilterSettings())

  private static func run(
    _ meter: inout MovementMeter, from start: Double = 0, to end: Double, rate: Double = 0,
    east: (Double) -> Double = { _ in 0 }
  ) {
    let tick = 0.05
    for step in 1...Int(((end - start) / tick).rounded()) {
      let time = start + Double(step - 1) * tick
      var sums = ReadingSums()
      sums.rateTime = tick
      sums.accelerationTime = tick
      sums.squaredRate = rate * rate * tick
      for part in 0..<50 { sums.east += east(time + (Double(part) + 0.5) * 0.001) * 0.001 }
      meter.pass(
        seconds: tick, since: time + tick, sums, correctedX: 0, correctedY: 0, coefficients)
    }
  }

  @Test func theRateIsFollowedInASecond() {
    var meter = MovementMeter()
    Self.run(&meter, to: 5, rate: 2)
    #expect(abs(meter.squaredRate - 4) < 0.05)
    Self.run(&meter, from: 5, to: 6, rate: 0)
    #expect(abs(meter.squaredRate / 4 - Portable.exp(-1)) < 0.02)
  }

  /// A tilt that is wrong pushes one way for ever, a hand to and fro.
  @Test func aConstantPushIsNoSpeedAndSwingingIs() {
    var meter = MovementMeter()
    Self.run(&meter, to: 20, east: { _ in 0.5 })
    #expect(meter.squaredSpeed < 1e-4)
    // 0.4 m/s at 2 Hz: the acceleration is its derivative.
    let turns = 2 * Double.pi * 2
    Self.run(&meter, from: 20, to: 40, east: { 0.4 * turns * Portable.cos(turns * $0) })
    #expect(abs(meter.squaredSpeed - 0.08) < 0.008)
  }

  /// What the filter corrects is no push: with the correction told, the high-pass sees nothing.
  @Test func aCorrectedTiltIsNoSpeed() {
    var meter = MovementMeter()
    Self.run(&meter, to: 20, east: { _ in 0.5 })
    let tick = 0.05
    var tilt = 0.5
    for _ in 0..<40 {
      var sums = ReadingSums()
      sums.rateTime = tick
      sums.accelerationTime = tick
      let corrected = tilt * 0.1
      sums.east = (tilt - corrected / 2) * tick
      tilt -= corrected
      meter.pass(seconds: tick, since: 20, sums, correctedX: corrected, correctedY: 0, Self.coefficients)
    }
    #expect(meter.squaredSpeed < 1e-4)
  }
}
