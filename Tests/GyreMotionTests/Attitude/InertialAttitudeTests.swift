import GyreMath
import GyreMotion
import GyreTestSupport
import Testing

@Suite struct InertialAttitudeTests {
  private static let up = Vector3(x: 0, y: 9.80665, z: 0)

  private static func sample(_ milliseconds: Double, rate: Vector3? = nil, acceleration: Vector3? = nil)
    -> InertialSample
  {
    InertialSample(
      time: .zero + .milliseconds(milliseconds), angularVelocity: rate, acceleration: acceleration)
  }

  /// Ninety degrees per second for four seconds from power-on, against the sum of rate and interval.
  @Test(arguments: [20.0, 100, 1000, 8000], [0, 0.3])
  func aTurnIsTheSumOfItsSteps(hertz: Double, jitter: Double) throws {
    #if DEBUG
      // Eight thousand a second only turn a quarter of the way here; release builds do all of it.
      let seconds = hertz > 1000 ? 1.0 : 4
    #else
      let seconds = 4.0
    #endif
    var random = SeededGenerator(seed: UInt64(hertz))
    for axis in [Vector3(x: 0, y: 1, z: 0), Vector3(x: 1, y: 0, z: 0)] {
      var simulation = SensorSimulation()
      var attitude = InertialAttitude()
      var turned = 0.0
      let start = simulation.attitude
      _ = attitude.update(simulation.sample(over: .milliseconds(1)))
      while turned < .degrees(90) * seconds {
        let interval = TimeSpan.seconds((1 + random.number(from: -jitter, to: jitter)) / hertz)
        let rate = axis * .degrees(90)
        turned += .degrees(90) * interval.seconds
        _ = attitude.update(simulation.sample(rate: rate, over: interval))
      }
      let expected = start * Quaternion(rotationVector: axis * turned)
      #expect(try #require(attitude.attitude).angle(to: expected) < .degrees(0.5))
      #expect(attitude.counters.gaps == 0 && attitude.counters.dropped == 0)
    }
  }

  /// Hubs deliver gyroscope and accelerometer in rows of their own: neither may take the other's time.
  @Test(arguments: [0.0, 2, 5, 9])
  func ratesAndAccelerationsInRowsOfTheirOwnAddUp(lag: Double) throws {
    var attitude = InertialAttitude()
    let turn = Vector3(x: 0, y: -.degrees(90), z: 0)
    for step in 0...200 {
      _ = attitude.update(Self.sample(Double(step) * 10, rate: turn))
      _ = attitude.update(Self.sample(Double(step) * 10 + lag, acceleration: Self.up))
    }
    let expected = Quaternion.aboutZ(-.pi) * Quaternion.aboutX(.pi / 2)
    #expect(try #require(attitude.attitude).angle(to: expected) < 1e-9)
    #expect(attitude.counters.used == 402)
  }

  /// A slow accelerometer beside a fast gyroscope, and the other way round.
  @Test(arguments: [(2.0, 40.0), (5, 20), (20, 4), (10, 10)])
  func differentRatesKeepTheTilt(rates: (gyroscope: Double, accelerometer: Double)) throws {
    var simulation = SensorSimulation(seed: 61)
    simulation.bias = Vector3(x: 0.01, y: 0.02, z: -0.01)
    var attitude = InertialAttitude()
    var worst = 0.0
    var nextRate = rates.gyroscope
    var nextForce = rates.accelerometer
    for millisecond in 1...30_000 {
      let t = Double(millisecond) / 1000
      let rate = Vector3(x: 0.8 * Portable.sin(t), y: Portable.cos(t * 1.3), z: 0.5 * Portable.sin(t * 0.7))
      let sample = simulation.sample(rate: rate, over: .milliseconds(1))
      if Double(millisecond) >= nextRate {
        nextRate += rates.gyroscope
        _ = attitude.update(Self.sample(Double(millisecond), rate: sample.angularVelocity))
      }
      if Double(millisecond) >= nextForce {
        nextForce += rates.accelerometer
        _ = attitude.update(Self.sample(Double(millisecond), acceleration: sample.acceleration))
      }
      if millisecond > 10_000, let fused = attitude.attitude {
        worst = max(worst, tiltError(fused, simulation.attitude))
      }
    }
    #expect(worst < .degrees(1.5))
  }

  @Test func aHoleOfSixSecondsWhileTurningCostsLittleTilt() throws {
    var simulation = SensorSimulation(seed: 62)
    simulation.accelerationNoise = 0.05
    simulation.rateNoise = 0.003
    var attitude = InertialAttitude()
    func motion(_ t: Double) -> (rate: Vector3, push: Vector3) {
      (
        Vector3(x: 1.0 * Portable.sin(t * 0.9), y: 1.2, z: 0.7 * Portable.cos(t * 0.5)),
        Vector3(x: 0.8 * Portable.sin(t * 8), y: 0.8 * Portable.cos(t * 9), z: 0.5 * Portable.sin(t * 7))
      )
    }
    var peak = 0.0
    var late = 0.0
    for step in 0..<2500 {
      let t = Double(step) * 0.01
      let (rate, push) = motion(t)
      let sample = simulation.sample(rate: rate, push: push, over: .milliseconds(10))
      if t > 10, t < 16 { continue }
      let isBreak = attitude.isBreak(before: sample)
      #expect(isBreak == (step == 0 || (t >= 16 && t < 16.005)), "\(t)")
      _ = attitude.update(sample)
      guard t >= 16 else { continue }
      let error = tiltError(try #require(attitude.attitude), simulation.attitude)
      peak = max(peak, error)
      if t > 18 { late = max(late, error) }
    }
    #expect(peak < .degrees(6) && late < .degrees(1), "\(peak * 180 / .pi), \(late * 180 / .pi)")
    #expect(attitude.counters.gaps == 1 && attitude.counters.epochs == 1)
  }

  @Test func headingAndBiasOutliveAGap() throws {
    var simulation = SensorSimulation(seed: 63)
    simulation.bias = Vector3(x: 0, y: .degrees(4), z: 0)
    var attitude = InertialAttitude()
    for _ in 0..<500 { _ = attitude.update(simulation.sample(over: .milliseconds(10))) }
    let bias = attitude.filter.state.bias
    let heading = ViewAngles(camera: try #require(attitude.attitude)).yaw
    _ = attitude.update(simulation.sample(over: .seconds(5)))
    #expect(attitude.filter.state.bias == bias && attitude.filter.state.isBiasKnown)
    #expect(abs(ViewAngles(camera: try #require(attitude.attitude)).yaw - heading) < 1e-9)
  }

  @Test func everySortOfTimeIsCountedAndNoneIsIntegrated() throws {
    var attitude = InertialAttitude()
    let rate = Vector3(x: 0, y: 1, z: 0)
    for step in 0...50 {
      _ = attitude.update(Self.sample(Double(step) * 10, rate: rate, acceleration: Self.up))
    }
    let before = try #require(attitude.attitude)
    // Equal, a little back.
    for moment in [500.0, 495] {
      let isUsed = attitude.update(Self.sample(moment, rate: rate, acceleration: Self.up))
      #expect(!isUsed)
    }
    // A hole, the far future, a clock that began anew: not integrated.
    for moment in [700.0, 1e12, 3] {
      let isUsed = attitude.update(Self.sample(moment, rate: rate, acceleration: Self.up))
      let after = try #require(attitude.attitude)
      #expect(isUsed && after.angle(to: before) < 1e-9)
    }
    let counters = attitude.counters
    #expect(counters.dropped == 2 && counters.gaps == 3 && counters.epochs == 2 && counters.used == 54)
  }

  @Test func rowsThatAreNoNumbersAreRefusedAndCounted() {
    var attitude = InertialAttitude()
    _ = attitude.update(Self.sample(0, rate: .zero, acceleration: Self.up))
    let before = attitude.filter
    let bad = Vector3(x: 0, y: .nan, z: 0)
    for sample in [
      Self.sample(10, rate: bad, acceleration: Self.up), Self.sample(20, rate: .zero, acceleration: bad),
      Self.sample(30, rate: Vector3(x: .infinity, y: 0, z: 0)), Self.sample(40),
    ] {
      let isUsed = attitude.update(sample)
      #expect(!isUsed)
    }
    #expect(attitude.filter == before && attitude.counters.refused == 4)
  }

  @Test func anAccelerometerAloneGivesTheTilt() throws {
    var attitude = InertialAttitude()
    let tilted = Vector3(x: 0, y: 9.80665 * Portable.cos(0.4), z: 9.80665 * Portable.sin(0.4))
    _ = attitude.update(Self.sample(0, acceleration: Self.up))
    for step in 1...300 { _ = attitude.update(Self.sample(Double(step) * 10, acceleration: tilted)) }
    let angles = ViewAngles(camera: try #require(attitude.attitude))
    #expect(abs(angles.pitch - -0.4) < 1e-3 && abs(angles.yaw) < 1e-9)
  }

  @Test func aGyroscopeAloneStartsUprightAfterABriefWait() throws {
    var attitude = InertialAttitude()
    let rate = Vector3(x: 0, y: -0.5, z: 0)
    for step in 0...10 { _ = attitude.update(Self.sample(Double(step) * 10, rate: rate)) }
    #expect(attitude.attitude == nil)
    for step in 11...200 { _ = attitude.update(Self.sample(Double(step) * 10, rate: rate)) }
    #expect(abs(ViewAngles(camera: try #require(attitude.attitude)).yaw - 1) < 1e-9)
  }

  @Test func afterAnInterruptionTheNextRowIsABreak() {
    var attitude = InertialAttitude()
    for step in 0...20 {
      _ = attitude.update(Self.sample(Double(step) * 10, rate: .zero, acceleration: Self.up))
    }
    #expect(!attitude.isBreak(before: Self.sample(210, rate: .zero, acceleration: Self.up)))
    attitude.interrupt()
    #expect(attitude.isBreak(before: Self.sample(210, rate: .zero, acceleration: Self.up)))
  }

  /// When a clock began says nothing: all stamps later or earlier give the same bits.
  @Test(arguments: [-5_000_000_000, 1, 86_400_000_000_000, 4_000_000_000_000_000_000] as [Int64])
  func anOffsetOfTimeChangesNothing(nanoseconds: Int64) {
    var simulation = SensorSimulation()
    var (plain, moved) = (InertialAttitude(), InertialAttitude())
    for step in 0..<600 {
      let rate = Vector3(x: 0.3, y: Double(step % 50) / 50 - 0.5, z: 0.2)
      let sample = simulation.sample(rate: step > 300 ? rate : .zero, over: .milliseconds(10))
      var later = sample
      later.time = sample.time + TimeSpan(nanoseconds: nanoseconds)
      later.measured = sample.measured + TimeSpan(nanoseconds: nanoseconds)
      _ = plain.update(sample)
      _ = moved.update(later)
    }
    #expect(plain.attitude == moved.attitude && plain.filter == moved.filter)
    #expect(plain.counters == moved.counters)
  }

  /// A gyroscope at the end of its range tells half of a turn: the heading is lost, the tilt is not, and it is counted.
  @Test func saturationKeepsTheTilt() throws {
    var attitude = InertialAttitude()
    for step in 0..<400 {
      let isFast = step >= 200 && step < 300
      let rate = Vector3(x: 0, y: isFast ? -17.5 : 0, z: 0)
      _ = attitude.update(
        InertialSample(
          time: .zero + .milliseconds(Double(step) * 10), angularVelocity: rate, acceleration: Self.up,
          isSaturated: isFast))
      let tilt = try #require(attitude.attitude).rotate(Self.up * (1 / 9.80665))
      #expect(tilt.z > 0.9999, "step \(step)")
    }
    #expect(attitude.counters.saturated == 100)
    #expect(attitude.heading.causes.contains(.saturation) && attitude.heading.deviation.degrees == 180)
  }

  /// One reading that no sensor gives is left out, and counted; the next is taken as if nothing had been.
  @Test(arguments: [
    (Vector3(x: 101, y: 0, z: 0), up), (Vector3(x: 0, y: -1e9, z: 0), up),
    (.zero, Vector3(x: 0, y: 0, z: 2001)),
  ])
  func anImpossibleReadingIsGated(rate: Vector3, acceleration: Vector3) {
    var attitude = InertialAttitude()
    for step in 0..<50 {
      _ = attitude.update(
        Self.sample(Double(step) * 10, rate: Vector3(x: 0, y: 1, z: 0), acceleration: Self.up))
    }
    let before = attitude.attitude
    let isTaken = attitude.update(Self.sample(500, rate: rate, acceleration: acceleration))
    #expect(!isTaken && attitude.attitude == before && attitude.counters.outliers == 1)
    _ = attitude.update(Self.sample(510, rate: Vector3(x: 0, y: 1, z: 0), acceleration: Self.up))
    #expect(abs(attitude.attitude?.angle(to: before ?? .identity) ?? 9) < 0.021)
  }
}
