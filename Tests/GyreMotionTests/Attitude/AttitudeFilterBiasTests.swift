import GyreMath
import GyreMotion
import GyreTestSupport
import Testing

/// What the filter learns of gyroscopes as they come from the factory.
@Suite struct AttitudeFilterBiasTests {
  /// Noise densities of real parts: deg/s and m/s^2 for each root of a hertz.
  private struct Part {
    var rate: Double
    var acceleration: Double
  }
  /// Between a good part of a phone and a poor one.
  private static let parts = [Part(rate: 0.004, acceleration: 0.001), Part(rate: 0.02, acceleration: 0.003)]

  private static func simulation(_ part: Part, hertz: Double, degrees: Double, seed: UInt64)
    -> SensorSimulation
  {
    var random = SeededGenerator(seed: seed)
    var simulation = SensorSimulation(attitude: random.rotation(), seed: seed)
    simulation.bias = random.direction() * .degrees(degrees)
    simulation.rateNoise = .degrees(part.rate) * (hertz / 2).squareRoot()
    simulation.accelerationNoise = part.acceleration * (hertz / 2).squareRoot()
    return simulation
  }

  @Test(
    arguments: [20.0, 50, 100, 200, 400, 1000],
    [(4.0, 8.0), (5, 8), (6, 8), (6, 30)])
  func aStillDeviceComesToRest(hertz: Double, trial: (degrees: Double, seconds: Double)) throws {
    for (index, part) in Self.parts.enumerated() {
      var simulation = Self.simulation(
        part, hertz: hertz, degrees: trial.degrees, seed: UInt64(hertz) + UInt64(index) * 7919)
      var attitude = InertialAttitude()
      let count = Int(trial.seconds * hertz)
      var atTwoThirds = Quaternion.identity
      for step in 1...count {
        _ = attitude.update(simulation.sample(over: .seconds(1 / hertz)))
        if step == count * 2 / 3 { atTwoThirds = try #require(attitude.attitude) }
      }
      let turned = try #require(attitude.attitude).angle(to: atTwoThirds)
      #expect(turned / (trial.seconds / 3) < .degrees(0.05), "\(hertz) Hz, part \(index)")
      #expect((attitude.filter.state.bias - simulation.bias).length < .degrees(0.05))
      #expect(attitude.filter.state.isAtRest && attitude.filter.state.isBiasKnown)
    }
  }

  @Test func atRestTheHeadingStands() throws {
    var simulation = Self.simulation(Self.parts[1], hertz: 100, degrees: 5, seed: 51)
    var attitude = InertialAttitude()
    for _ in 0..<500 { _ = attitude.update(simulation.sample(over: .milliseconds(10))) }
    let before = try #require(attitude.attitude)
    for _ in 0..<30_000 { _ = attitude.update(simulation.sample(over: .milliseconds(10))) }
    let difference = try #require(attitude.attitude) * before.conjugate
    // Five minutes, at 0.04 degrees a minute.
    #expect(abs(2 * Portable.atan2(difference.z, difference.w)) < .degrees(0.2))
  }

  @Test func aSlowTurnAfterwardsIsNotSwallowed() throws {
    var simulation = Self.simulation(Self.parts[0], hertz: 100, degrees: 0, seed: 52)
    simulation.attitude = .aboutX(.pi / 2)
    let bias = Vector3(x: 0, y: .degrees(-3), z: 0)
    simulation.bias = bias
    var attitude = InertialAttitude()
    for _ in 0..<800 { _ = attitude.update(simulation.sample(over: .milliseconds(10))) }
    #expect((attitude.filter.state.bias - bias).length < .degrees(0.05))
    var heading = 0.0
    var latest = ViewAngles(camera: try #require(attitude.attitude)).yaw
    for _ in 0..<6000 {
      _ = attitude.update(
        simulation.sample(rate: Vector3(x: 0, y: .degrees(-3), z: 0), over: .milliseconds(10)))
      let yaw = ViewAngles(camera: try #require(attitude.attitude)).yaw
      heading += Angle.wrap(yaw - latest)
      latest = yaw
    }
    #expect(abs(heading - .pi) < .degrees(2), "turned by \(heading * 180 / .pi)")
  }

  @Test func aStoredBiasThatIsWrongIsCorrected() {
    var simulation = Self.simulation(Self.parts[0], hertz: 50, degrees: 1, seed: 53)
    var attitude = InertialAttitude()
    let isRestored = attitude.filter.restoreBias(
      simulation.bias + Vector3(x: 0, y: 0, z: .degrees(3)), deviation: .degrees(0.1))
    #expect(isRestored && attitude.filter.state.isBiasKnown)
    for _ in 0..<(50 * 126) { _ = attitude.update(simulation.sample(over: .milliseconds(20))) }
    #expect((attitude.filter.state.bias - simulation.bias).length < .degrees(0.05))
  }

  @Test func aStoredBiasThatIsRightCountsAtOnce() {
    var simulation = Self.simulation(Self.parts[0], hertz: 100, degrees: 5, seed: 54)
    var attitude = InertialAttitude()
    attitude.filter.restoreBias(simulation.bias, deviation: .degrees(0.1))
    var heading = 0.0
    for _ in 0..<100 { _ = attitude.update(simulation.sample(over: .milliseconds(10))) }
    let before = attitude.attitude ?? .identity
    for _ in 0..<100 { _ = attitude.update(simulation.sample(over: .milliseconds(10))) }
    heading = (attitude.attitude ?? .identity).angle(to: before)
    #expect(heading < .degrees(0.1))
  }

  /// No rest at all: a hand that turns the device to and fro for a minute, gyroscope off by three degrees per second.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aBiasIsLearntInMotion(seed: UInt64) {
    var simulation = Self.simulation(Self.parts[1], hertz: 100, degrees: 3, seed: seed)
    var attitude = InertialAttitude()
    for step in 0..<6000 {
      let t = Double(step) * 0.01
      let rate = Vector3(
        x: Portable.sin(t * 2.1), y: 1.4 * Portable.sin(t * 1.3 + 1), z: 0.9 * Portable.cos(t * 1.7))
      let push = Vector3(x: Portable.sin(t * 9), y: Portable.cos(t * 7), z: Portable.sin(t * 11)) * 1.5
      _ = attitude.update(simulation.sample(rate: rate, push: push, over: .milliseconds(10)))
    }
    #expect(!attitude.filter.state.isBiasKnown)
    #expect((attitude.filter.state.bias - simulation.bias).length < .degrees(0.4), "seed \(seed)")
    #expect(tiltError(attitude.attitude ?? .identity, simulation.attitude) < .degrees(1.5), "seed \(seed)")
    #expect((attitude.filter.state.bias - simulation.bias).length < 4 * attitude.filter.state.biasDeviation)
  }
}
