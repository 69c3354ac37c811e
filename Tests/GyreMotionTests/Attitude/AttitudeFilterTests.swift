import GyreMath
import GyreMotion
import GyreTestSupport
import Testing

@Suite struct AttitudeFilterTests {
  private static let up = Vector3(x: 0, y: 0, z: 1)

  @Test func aConstantRateIsIntegratedExactly() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<20 {
      var filter = AttitudeFilter()
      let rate = random.direction() * random.number(from: 0, to: 30)
      let before = filter.state.attitude
      for _ in 0..<200 { filter.update(angularVelocity: rate, over: 0.01) }
      let exact = before * Quaternion(rotationVector: rate * 2)
      #expect(filter.state.attitude.angle(to: exact) < 1e-12)
    }
  }

  @Test func aSampleMayBeSplit() {
    var random = SeededGenerator(seed: 42)
    var whole = AttitudeFilter()
    var split = whole
    for _ in 0..<500 {
      let rate = random.direction() * random.number(from: 0, to: 20)
      let seconds = random.number(from: 0.001, to: 0.05)
      let share = random.number(from: 0.1, to: 0.9)
      whole.update(angularVelocity: rate, over: seconds)
      split.update(angularVelocity: rate, over: seconds * share)
      split.update(angularVelocity: rate, over: seconds * (1 - share))
      #expect(whole.state.attitude.angle(to: split.state.attitude) < 1e-12)
    }
  }

  /// With corrections and bias too: how often the slow part runs, and when, changes little.
  ///
  /// A part keeps the rate of the whole; the force at its end is the same in the earth's frame, seen from the device
  /// as it was then.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func theWholeFilterTakesSplitSamples(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var simulation = SensorSimulation(seed: seed)
    simulation.bias = random.direction() * 0.02
    simulation.rateNoise = 0.002
    simulation.accelerationNoise = 0.03
    var whole = AttitudeFilter()
    // One has one sample in a hundred split, the other every one.
    var some = whole
    var all = whole
    var worst = (some: 0.0, all: 0.0)
    func feed(_ rate: Vector3, _ force: Vector3, share: Double, into filter: inout AttitudeFilter) {
      let back = Quaternion(rotationVector: (rate - filter.state.bias) * (0.01 * (1 - share)))
      filter.update(angularVelocity: rate, over: 0.01 * share)
      filter.update(acceleration: back.rotate(force), over: 0.01 * share)
      filter.update(angularVelocity: rate, over: 0.01 * (1 - share))
      filter.update(acceleration: force, over: 0.01 * (1 - share))
    }
    for step in 0..<6000 {
      let t = Double(step) * 0.01
      let rate = Vector3(x: Portable.sin(t * 3), y: Portable.cos(t * 2), z: 0.5 * Portable.sin(t))
      let push = Vector3(x: 2 * Portable.sin(t * 9), y: Portable.cos(t * 11), z: Portable.sin(t * 7))
      let sample = simulation.sample(rate: rate, push: push, over: .milliseconds(10))
      guard let angular = sample.angularVelocity, let force = sample.acceleration else { continue }
      let share = random.number(from: 0.1, to: 0.9)
      whole.update(angularVelocity: angular, over: 0.01)
      whole.update(acceleration: force, over: 0.01)
      if step % 100 == 50 {
        feed(angular, force, share: share, into: &some)
      } else {
        some.update(angularVelocity: angular, over: 0.01)
        some.update(acceleration: force, over: 0.01)
      }
      // The very first force tells which way is up and stands for no time.
      feed(angular, force, share: step == 0 ? 1e-9 : share, into: &all)
      guard step > 200 else { continue }
      worst.some = max(worst.some, whole.state.attitude.angle(to: some.state.attitude))
      worst.all = max(worst.all, whole.state.attitude.angle(to: all.state.attitude))
    }
    #expect(worst.some < .degrees(0.01), "seed \(seed): \(worst.some * 180 / .pi)")
    #expect(worst.all < .degrees(0.1), "seed \(seed): \(worst.all * 180 / .pi)")
  }

  @Test func whatIsNotFiniteIsRefusedAndChangesNothing() {
    var filter = AttitudeFilter()
    filter.update(acceleration: Vector3(x: 0, y: 9.8, z: 0), over: 0.01)
    let before = filter
    for bad in [Double.nan, .infinity, -.infinity, 1e200] {
      let isTurned = filter.update(angularVelocity: Vector3(x: 0, y: bad, z: 0), over: 0.01)
      let isPushed = filter.update(acceleration: Vector3(x: bad, y: 0, z: 0), over: 0.01)
      #expect(!isTurned && !isPushed)
    }
    for seconds in [0, -1, Double.nan, .infinity] {
      let isTurned = filter.update(angularVelocity: Self.up, over: seconds)
      let isPushed = filter.update(acceleration: Self.up, over: seconds)
      #expect(!isTurned && !isPushed)
    }
    let isRestored = filter.restoreBias(Vector3(x: .nan, y: 0, z: 0), deviation: 0.01)
    let isUnsure = filter.restoreBias(.zero, deviation: 0)
    #expect(!isRestored && !isUnsure)
    #expect(filter == before)
  }

  /// Where others divide zero by zero.
  @Test func levelStillAndWithoutNoiseItStaysLevel() {
    var filter = AttitudeFilter()
    for _ in 0..<3000 {
      filter.update(angularVelocity: .zero, over: 0.01)
      filter.update(acceleration: Vector3(x: 0, y: 9.80665, z: 0), over: 0.01)
    }
    #expect(filter.state.attitude.angle(to: .aboutX(.pi / 2)) < 1e-15)
    #expect(filter.state.bias.length < 1e-15)
  }

  @Test func theFirstAccelerationSaysWhichWayIsUp() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<100 {
      var filter = AttitudeFilter()
      let force = random.direction() * 9.8
      filter.update(acceleration: force, over: 0.01)
      #expect((filter.state.attitude.rotate(force) - Vector3(x: 0, y: 0, z: 9.8)).length < 1e-12)
    }
  }

  /// A hand that shakes at the start: the mean of the first half second is what counts.
  @Test func theStartIsTheMeanOfTheFirstAccelerations() {
    var filter = AttitudeFilter()
    for step in 0..<60 {
      let push = Vector3(x: step % 2 == 0 ? 3 : -3, y: 9.80665, z: 0)
      filter.update(angularVelocity: .zero, over: 0.01)
      filter.update(acceleration: push, over: 0.01)
    }
    #expect(tiltError(filter.state.attitude, .aboutX(.pi / 2)) < .degrees(1.5))
  }

  /// The settled filter follows a step of the tilt as the Butterworth low-pass does: with w = sqrt(2) / tau,
  /// 1 - e^(-t/tau) (cos(t/tau) + sin(t/tau)).
  @Test func theTiltFollowsAsDesigned() {
    var settings = AttitudeFilterSettings()
    settings.startBiasDeviation = .degrees(1e-6)
    settings.biasDeviation = .degrees(1e-6)
    settings.restTime = .seconds(1e6)
    // What the filter takes for carrying would lengthen its time.
    settings.movingSpeed = 1e6
    var filter = AttitudeFilter(settings)
    let upright = Vector3(x: 0, y: 9.80665, z: 0)
    for _ in 0..<6000 {
      filter.update(angularVelocity: .zero, over: 0.01)
      filter.update(acceleration: upright, over: 0.01)
    }
    let angle = 0.05
    let tilted = Vector3(x: 0, y: 9.80665 * Portable.cos(angle), z: 9.80665 * Portable.sin(angle))
    for step in 1...1000 {
      filter.update(angularVelocity: .zero, over: 0.01)
      filter.update(acceleration: tilted, over: 0.01)
      let s = Double(step) * 0.01 / 3
      let expected = angle * (1 - Portable.exp(-s) * (Portable.cos(s) + Portable.sin(s)))
      let pitch = -ViewAngles(camera: filter.state.attitude).pitch
      #expect(abs(pitch - expected) < 0.02 * angle, "\(step)")
    }
    #expect(abs(ViewAngles(camera: filter.state.attitude).yaw) < 1e-9)
  }

  @Test func aCopyIsACheckpoint() {
    var simulation = SensorSimulation(seed: 45)
    simulation.rateNoise = 0.01
    simulation.accelerationNoise = 0.1
    var filter = AttitudeFilter()
    var other = AttitudeFilter()
    for step in 0..<400 {
      let sample = simulation.sample(rate: Vector3(x: 0.3, y: 0.2, z: 0), over: .milliseconds(5))
      guard let rate = sample.angularVelocity, let force = sample.acceleration else { continue }
      filter.update(angularVelocity: rate, over: 0.005)
      filter.update(acceleration: force, over: 0.005)
      if step == 200 { other.state = filter.state }
      if step > 200 {
        other.update(angularVelocity: rate, over: 0.005)
        other.update(acceleration: force, over: 0.005)
      }
    }
    #expect(filter == other)
  }

  /// Which way the sensor sits in the device is the same to the filter: tilt and bias turn with it.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func aTurnedSensorGivesTheTurnedAttitude(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let mount = random.rotation()
    var simulation = SensorSimulation(seed: seed)
    simulation.bias = random.direction() * .degrees(4)
    simulation.rateNoise = 0.003
    simulation.accelerationNoise = 0.04
    var plain = AttitudeFilter()
    var turned = AttitudeFilter()
    for step in 0..<2000 {
      let t = Double(step) * 0.01
      let rate = t < 4 ? .zero : Vector3(x: Portable.sin(t), y: 2 * Portable.cos(t * 1.7), z: 0.4)
      let sample = simulation.sample(rate: rate, over: .milliseconds(10))
      guard let angular = sample.angularVelocity, let force = sample.acceleration else { continue }
      plain.update(angularVelocity: angular, over: 0.01)
      plain.update(acceleration: force, over: 0.01)
      turned.update(angularVelocity: mount.rotate(angular), over: 0.01)
      turned.update(acceleration: mount.rotate(force), over: 0.01)
    }
    let up = plain.state.attitude.conjugate.rotate(Self.up)
    let turnedUp = turned.state.attitude.conjugate.rotate(Self.up)
    #expect((mount.rotate(up) - turnedUp).length < 1e-9, "seed \(seed)")
    #expect((mount.rotate(plain.state.bias) - turned.state.bias).length < 1e-9, "seed \(seed)")
    #expect(plain.state.isBiasKnown)
  }

  @Test func theLengthStaysOne() {
    #if DEBUG
      let count = 300_000
    #else
      let count = 10_000_000
    #endif
    var random = SeededGenerator(seed: 46)
    var filter = AttitudeFilter()
    for _ in 0..<count {
      let rate = Vector3(
        x: random.number(from: -20, to: 20), y: random.number(from: -20, to: 20),
        z: random.number(from: -9, to: 9))
      filter.update(angularVelocity: rate, over: 0.001)
      filter.update(acceleration: Vector3(x: rate.y * 0.1, y: 9.7, z: rate.x * 0.1), over: 0.001)
    }
    #expect(abs(filter.state.attitude.norm - 1) < 1e-12)
  }

  @Test func badSettingsAreNamed() {
    #expect(AttitudeFilterSettings().problem == nil)
    var settings = AttitudeFilterSettings()
    settings.tiltTime = .zero
    #expect(settings.problem != nil)
    settings = AttitudeFilterSettings()
    settings.levellingTime = .zero
    #expect(settings.problem == nil)
    settings.biasGate = .degrees(.nan)
    #expect(settings.problem != nil)
    settings = AttitudeFilterSettings()
    settings.velocityNoise = .infinity
    #expect(settings.problem != nil)
    #expect(MotionSettings(filter: settings).problem != nil)
  }

  @Test func settingsMayChangeAtAnyTime() {
    var settings = AttitudeFilterSettings()
    settings.tiltTime = .seconds(1)
    settings.biasGate = .degrees(3)
    var filter = AttitudeFilter()
    filter.adopt(settings)
    #expect(filter == AttitudeFilter(settings))
    #expect(filter != AttitudeFilter())
  }
}
