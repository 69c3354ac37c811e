import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct GlideTests {
  static let law = GlideTimeLaw.ballistic()

  static func glide(_ degreesPerSecond: Double, from degrees: Double = 0, curve: GlideCurve = .cubic) -> Glide
  {
    let velocity = Angle.degrees(degreesPerSecond).radians
    return Glide(
      from: Angle.degrees(degrees).radians, velocity: velocity, at: .zero,
      plan: law.plan(curve, speed: Swift.abs(velocity)))
  }

  static func moment(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  @Test(arguments: [(20, 0.26, 1.7), (100, 0.58, 19), (300, 1, 100), (720, 1.55, 372)])
  func lastsAndTravelsAsTheTableSays(speed: Double, duration: Double, distance: Double) {
    let glide = Self.glide(speed)
    #expect(Swift.abs(glide.duration - duration) <= 0.005)
    #expect(Swift.abs(glide.travel * 180 / .pi - distance) <= distance * 0.03)
  }

  @Test func startsWithTheReleaseVelocityAndEndsExactly() {
    RandomCases(100_000, seed: 1).allHold { random in
      let curve = randomCurve(&random)
      let velocity = random.sign() * random.magnitude(0.001...12.6)
      let origin = random.number(-100...100)
      let plan = Self.law.plan(curve, speed: Swift.abs(velocity))
      let glide = Glide(from: origin, velocity: velocity, at: .zero, plan: plan)
      let first = glide.sample(at: .zero)
      guard first.position == origin else { return "it starts where it is" }
      guard Swift.abs(first.velocity - velocity) <= 1e-12 * Swift.abs(velocity) else {
        return "it starts at the release velocity"
      }
      let last = glide.sample(at: glide.endTime)
      guard last == GlideSample(position: glide.end, velocity: 0, isDone: true) else {
        return "it ends at rest, exactly on its end"
      }
      guard !glide.sample(at: glide.endTime + TimeSpan(nanoseconds: -1)).isDone else {
        return "it does not end early"
      }
      guard glide.end == origin + velocity * plan.duration / curve.initialSlope else {
        return "D = v0 T / e'(0)"
      }
      return nil
    }
  }

  @Test func velocityIsTheDerivativeOfThePosition() {
    RandomCases(100_000, seed: 2).allHold { random in
      let glide = randomGlide(&random)
      guard glide.duration > 0.01 else { return nil }  // moments are whole nanoseconds
      let second = random.number(0.02...0.98) * glide.duration
      let half = glide.duration * 3e-5
      let before = Self.moment(second - half)
      let after = Self.moment(second + half)
      let difference = glide.sample(at: after).position - glide.sample(at: before).position
      let numeric = difference / after.seconds(since: before)
      let middle = Timestamp(nanoseconds: (before.nanoseconds + after.nanoseconds) / 2)
      let velocity = glide.sample(at: middle).velocity
      let tolerance = 1e-6 * Swift.abs(glide.velocity) + 1e-14 / half
      return Swift.abs(numeric - velocity) <= tolerance ? nil : "the velocity is the derivative"
    }
  }

  @Test func speedNeverRisesAndPositionNeverTurnsBack() {
    RandomCases(100_000, seed: 3).allHold { random in
      let glide = randomGlide(&random)
      // Three moments in order, anywhere.
      var moments = (random.number(0...1), random.number(0...1), random.number(0...1))
      if moments.0 > moments.1 { swap(&moments.0, &moments.1) }
      if moments.1 > moments.2 { swap(&moments.1, &moments.2) }
      if moments.0 > moments.1 { swap(&moments.0, &moments.1) }
      var last = glide.sample(at: .zero)
      for part in [moments.0, moments.1, moments.2, 1] {
        let sample = glide.sample(at: Self.moment(glide.duration * part))
        guard Swift.abs(sample.velocity) <= Swift.abs(last.velocity) else { return "the speed never rises" }
        guard (sample.position - last.position) * glide.velocity >= 0 else { return "it never turns back" }
        last = sample
      }
      return nil
    }
  }

  @Test func mirroredVelocitiesGiveMirroredBits() {
    RandomCases(100_000, seed: 4).allHold { random in
      let curve = randomCurve(&random)
      let velocity = random.magnitude(0.001...12.6)
      let origin = random.number(-10...10)
      let plan = Self.law.plan(curve, speed: velocity)
      let there = Glide(from: origin, velocity: velocity, at: .zero, plan: plan)
      let back = Glide(from: -origin, velocity: -velocity, at: .zero, plan: plan)
      let moment = Self.moment(random.number(0...1) * there.duration)
      let (ahead, behind) = (there.sample(at: moment), back.sample(at: moment))
      guard ahead.position == -behind.position, ahead.velocity == -behind.velocity else {
        return "both directions do the same to the bit"
      }
      guard there.snapped(to: 0.1).glide.end == -back.snapped(to: 0.1).glide.end else {
        return "both directions snap the same to the bit"
      }
      return nil
    }
  }

  /// A glide read at any rate, at random moments between, gives at equal moments equal bits.
  @Test func whateverIsAskedBetweenEqualMomentsGiveEqualBits() {
    RandomCases(100_000, seed: 5).allHold { random in
      let glide = randomGlide(&random)
      let rate = Int64([30, 60, 90, 120, 144, 240][random.integer(0...5)])
      let frame = Int64(random.integer(0...480))
      let moment = Timestamp(nanoseconds: frame * 1_000_000_000 / rate)
      let alone = glide.sample(at: moment)
      _ = glide.sample(at: Self.moment(random.number(0...2)))
      return glide.sample(at: moment) == alone ? nil : "equal moments give equal bits"
    }
  }

  /// Laws that can be restarted end where they would have ended: from any moment, 1/90 s after 1/90 s.
  @Test func restartingPowersAndFrictionsChangesNothing() {
    let scale = GlideScale(densityIndependentPixels: 1, viewWidths: 0.001)
    RandomCases(100_000, seed: 6).allHold { random in
      let isPower = random.sign() > 0
      let exponent = random.number(2...8)
      let feel: GlideFeel = isPower ? .gyre(curve: GlideCurve(shape: .power(exponent))) : .ios
      let velocity = random.sign() * (isPower ? random.magnitude(0.05...12.6) : random.magnitude(20...20_000))
      let first = Glide(
        from: 1, velocity: velocity, at: .zero, plan: feel.plan(speed: Swift.abs(velocity), scale: scale))
      var glide = first
      let start = random.number(0...first.duration)
      for step in 0..<3 {
        let moment = Self.moment(start + Double(step) / 90)
        let sample = glide.sample(at: moment)
        if sample.isDone { break }
        glide = Glide(
          from: sample.position, velocity: sample.velocity, at: moment,
          plan: feel.plan(speed: Swift.abs(sample.velocity), scale: scale))
      }
      let tolerance = isPower ? 1e-9 : 1e-9 * Swift.abs(first.travel) + 1e-9
      return Swift.abs(glide.end - first.end) < tolerance ? nil : "a restarted glide ends where it would have"
    }
  }

  @Test(arguments: [2, 2.3582018, 2.5, 3, 4, 5, 8])
  func restartingEveryNinetiethOfASecondChangesNothing(exponent: Double) throws {
    let curve = try GlideCurve.power(exponent)
    for velocity in [0.3, -2, 5.2, -12.5] {
      let first = Glide(
        from: 1, velocity: velocity, at: .zero, plan: Self.law.plan(curve, speed: Swift.abs(velocity)))
      var glide = first
      var step = 0.0
      while !glide.sample(at: Self.moment(step / 90)).isDone {
        let sample = glide.sample(at: Self.moment(step / 90))
        glide = Glide(
          from: sample.position, velocity: sample.velocity, at: Self.moment(step / 90),
          plan: Self.law.plan(curve, speed: Swift.abs(sample.velocity)))
        step += 1
      }
      #expect(Swift.abs(glide.end - first.end) < 1e-9)
    }
  }

  @Test(arguments: [30, 60, 90, 120, 144, 240])
  func samplingPatternsGiveEqualBits(rate: Int) {
    let glide = Self.glide(300, from: 12)
    var irregular = RandomCases.Case(seed: UInt64(rate))
    for frame in 0...rate {
      let moment = Timestamp(nanoseconds: Int64(frame) * 1_000_000_000 / Int64(rate))
      let alone = Self.glide(300, from: 12).sample(at: moment)
      _ = glide.sample(at: Self.moment(irregular.number(0...2)))
      #expect(glide.sample(at: moment) == alone)
    }
    #expect(glide.sample(at: Self.moment(1)).position == glide.end)
  }

  @Test func restsWhereThereIsNothingToGlide() {
    for velocity in [0, -0.0, .nan, .infinity, 1e308] {
      let plan = GlideTimeLaw.fixedTime(duration: 100).plan(.cubic, speed: 1)
      let glide = Glide(from: -0.0, velocity: velocity, at: .zero, plan: plan)
      #expect(glide.sample(at: .zero) == GlideSample(position: 0, velocity: 0, isDone: true))
      #expect(glide.sample(at: .zero).position.sign == .plus)
      #expect(glide.endTime == .zero)
    }
    #expect(Self.law.plan(.cubic, speed: .nan).duration == 0)
    #expect(Self.law.plan(.cubic, speed: 1e300).duration <= GlideTimeLaw.longestDuration)
  }

  @Test func momentsBeforeTheStartCountAsTheStart() {
    let glide = Self.glide(300)
    #expect(glide.sample(at: Timestamp(nanoseconds: -5)) == glide.sample(at: .zero))
    #expect(glide.sample(at: Timestamp(nanoseconds: .min)) == glide.sample(at: .zero))
    #expect(glide.sample(at: Timestamp(nanoseconds: .max)).isDone)
  }

  @Test func twoAxesShareOneDurationAndGoStraight() {
    let plan = Self.law.plan(
      .cubic, speed: GlidePlan.commonSpeed(yawVelocity: 4, pitchVelocity: -1, pitch: 0.5))
    let yaw = Glide(from: 0, velocity: 4, at: .zero, plan: plan)
    let pitch = Glide(from: 0.5, velocity: -1, at: .zero, plan: plan)
    #expect(yaw.duration == pitch.duration)
    let sample = (yaw.sample(at: Self.moment(0.3)), pitch.sample(at: Self.moment(0.3)))
    #expect(Swift.abs(sample.0.position / (sample.1.position - 0.5) + 4) < 1e-12)
    let bounded = pitch.landing(at: 0.4)
    #expect(bounded.duration < yaw.duration)
  }
}

/// A curve that glides, evenly chosen.
func randomCurve(_ random: inout RandomCases.Case) -> GlideCurve {
  switch random.integer(0...5) {
  case 0: .cubic
  case 1: .quadratic
  case 2: .sine
  case 3: .exponential
  case 4: GlideCurve(shape: .friction(random.magnitude(1e-6...20)))
  default: GlideCurve(shape: .power(random.number(1.5...8)))
  }
}

/// A ballistic glide on a random curve.
func randomGlide(_ random: inout RandomCases.Case) -> Glide {
  let curve = randomCurve(&random)
  let velocity = random.sign() * random.magnitude(0.01...12.6)
  return Glide(
    from: random.number(-10...10), velocity: velocity, at: .zero,
    plan: GlideTimeLaw.ballistic().plan(curve, speed: Swift.abs(velocity)))
}
