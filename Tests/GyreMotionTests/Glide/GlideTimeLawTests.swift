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
}
