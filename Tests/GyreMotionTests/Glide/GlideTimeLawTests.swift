import Testing

@testable import GyreMotion

@Suite struct GlideTimeLawTests {
  @Test func fixedTimeLastsAlwaysAsLong() {
    for speed in [0.1, 1, 12] {
      #expect(GlideTimeLaw.fixedTime(duration: 0.8).plan(.sine, speed: speed).duration == 0.8)
    }
  }

  @Test func fixedTimeTravelsTooFarWhenRestarted() {
    // Why ballistic is the default: k / (k - 1) for a continuous restart.
    let law = GlideTimeLaw.fixedTime()
    let first = Glide(from: 0, velocity: 1, at: .zero, plan: law.plan(.cubic, speed: 1))
    var glide = first
    for step in 1...2000 {
      let moment = Timestamp.zero + .seconds(Double(step) / 200)
      let sample = glide.sample(at: moment)
      glide = Glide(
        from: sample.position, velocity: sample.velocity, at: moment,
        plan: law.plan(.cubic, speed: sample.velocity))
    }
    #expect(Swift.abs(glide.end / first.end - 1.5) < 0.26)
    #expect(glide.end / first.end > 1.2)
  }

  @Test func fixedDistanceTravelsExactlyThatFar() {
    let law = GlideTimeLaw.fixedDistance(.degrees(90), duration: 1)
    for speed in [0.2, 1, 3.2, 5, 12] {
      let plan = law.plan(.cubic, speed: speed)
      let glide = Glide(from: 0, velocity: -speed, at: .zero, plan: plan)
      #expect(Swift.abs(glide.end + .pi / 2) < 1e-12)
      if speed > .pi {
        #expect(plan.duration == 1)
        #expect(Swift.abs(plan.curve.initialSlope - speed / (.pi / 2)) < 1e-12)
      } else {
        #expect(plan.curve == .quadratic && plan.duration > 1)
      }
      let sine = law.plan(.sine, speed: speed)
      #expect(Swift.abs(Glide(from: 0, velocity: speed, at: .zero, plan: sine).end - .pi / 2) < 1e-12)
    }
  }

  @Test func ballisticDecelerationDependsOnTheSpeedAlone() throws {
    for exponent in [2, 2.3582018, 3, 5] {
      let curve = try GlideCurve.power(exponent)
      let law = GlideTimeLaw.ballistic()
      // Deceleration at the release: v0 (k - 1) / T; a faster glide that has slowed to v0 brakes alike.
      let slow = law.plan(curve, speed: 2)
      let fast = law.plan(curve, speed: 8)
      let u = Portable.pow(0.25, 1 / (exponent - 1))
      let pace = Portable.pow(u, exponent - 2)
      let braking = (2 * (exponent - 1) / slow.duration, 8 * (exponent - 1) / fast.duration * pace)
      #expect(Swift.abs(braking.0 / braking.1 - 1) < 1e-12, "\(exponent)")
    }
  }

  @Test func fixedDistanceBrakesWithAConstantForceAtTheSlowest() {
    let distance = Angle.degrees(90)
    for (exponent, shape) in [(2.00001, 2.00001), (1.99999, 2)] {
      let plan = GlideTimeLaw.fixedDistance(distance, duration: 1).plan(
        .cubic, speed: exponent * distance.radians)
      #expect(abs(plan.curve.initialSlope - shape) < 1e-9)
      #expect(abs(plan.duration - shape / exponent) < 1e-9)
    }
  }

  @Test func nothingGlidesLongerThanAnHour() {
    #expect(GlideTimeLaw.fixedTime(duration: 1e6).plan(.cubic, speed: 1).duration == 3600)
    #expect(GlideTimeLaw.fixedTime(duration: 3599.99).plan(.cubic, speed: 1).duration == 3599.99)
  }

  @Test func defaultsAreTheDocumentedOnes() {
    #expect(GlideTimeLaw.ballistic() == .ballistic(duration: 1, referenceSpeed: .degrees(300)))
    #expect(GlideTimeLaw.fixedTime() == .fixedTime(duration: 1))
    #expect(GlideTimeLaw.fixedDistance() == .fixedDistance(.degrees(90), duration: 1))
    let settings = GlideSettings()
    #expect(settings.isOn && settings.feel == .gyre(curve: .cubic, timeLaw: .ballistic()))
    #expect(settings.snap == .auto && !settings.flywheel && settings.velocityMethod == .guarded)
    #expect(settings.maximumSpeed == .degrees(720) && settings.maximumSpinSpeed == 3)
  }
}
