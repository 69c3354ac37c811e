import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct GlideSnapTests {
  /// Ten thousand random releases over a frame raster.
  @Test func endsOnAMultipleWithTheVelocityItHad() {
    for var random in RandomCases(10_000, seed: 11) {
      let glide = randomGlide(&random)
      let step = random.magnitude(0.01...1)
      let snapped = glide.snapped(to: step)
      let result = snapped.glide
      #expect(result.end == Double(snapped.multiple) * step, "seed \(random.seed)")
      #expect(result.sample(at: result.endTime).position == Double(snapped.multiple) * step)
      let ratio = result.travel / glide.travel
      if Swift.abs(glide.travel) >= step * 0.6667 {
        #expect(ratio >= 0.5 && ratio <= 2 && !result.isSettling, "seed \(random.seed)")
      }
      // Nothing is stretched or shortened by more than a factor of two.
      if result.duration > 0, !result.isSettling {
        #expect(ratio >= 0.5 && ratio <= 2, "seed \(random.seed)")
      }
      if result.isSettling {
        #expect(result.duration <= 0.3)
        #expect(result.velocity == 0 || result.velocity == glide.velocity, "seed \(random.seed)")
        #expect(result.velocity == 0 || result.travel * glide.velocity > 0, "seed \(random.seed)")
        #expect(Swift.abs(result.travel) <= step * 1.5, "seed \(random.seed)")
      } else if result.duration > 0 {
        #expect(result.velocity == glide.velocity, "seed \(random.seed)")
        #expect(Swift.abs(result.duration - glide.duration * ratio) <= 1e-12 * glide.duration)
        // No other multiple ahead has a ratio nearer to 1 in the logarithm.
        let neighbour = [snapped.multiple - 1, snapped.multiple + 1].map {
          (Double($0) * step - glide.origin) / glide.travel
        }
        for other in neighbour where other > 0 {
          #expect(max(other, 1 / other) >= max(ratio, 1 / ratio) - 1e-9, "seed \(random.seed)")
        }
      }
    }
  }

  @Test func slowReleasesSettleOnTheNearestFrame() {
    let plan = GlideTimeLaw.ballistic().plan(.cubic, speed: 0.05)
    let ahead = Glide(from: 0.6, velocity: 0.05, at: .zero, plan: plan).snapped(to: 1)
    #expect(ahead.multiple == 1 && ahead.glide.isSettling && ahead.glide.velocity == 0.05)
    #expect(ahead.glide.duration == 0.3)
    let behind = Glide(from: 0.3, velocity: 0.05, at: .zero, plan: plan).snapped(to: 1)
    #expect(behind.multiple == 0 && behind.glide.isSettling && behind.glide.velocity == 0)
    let rest = Glide(restingAt: -2.6, at: .zero).snapped(to: 1)
    #expect(rest.multiple == -3 && rest.glide.duration == 0.3)
    let exact = Glide(restingAt: 4, at: .zero).snapped(to: 1)
    #expect(exact.multiple == 4 && exact.glide.duration == 0)
  }

  @Test func landsSoftlyOnTheLastMultipleOfARange() {
    let plan = GlideTimeLaw.fixedTime().plan(.cubic, speed: 1)
    let glide = Glide(from: 62.9, velocity: 30, at: .zero, plan: plan).snapped(to: 1, in: 0...63)
    #expect(glide.multiple == 63 && !glide.glide.isSettling && glide.glide.velocity == 30)
    let back = Glide(from: 0.1, velocity: -30, at: .zero, plan: plan).snapped(to: 1, in: 0...63)
    #expect(back.multiple == 0 && back.glide.velocity == -30)
    let outside = Glide(from: 64.2, velocity: 30, at: .zero, plan: plan).snapped(to: 1, in: 0...63)
    #expect(outside.multiple == 63 && outside.glide.velocity == 0)
  }

  @Test func settlingIsMonotoneAndKeepsItsVelocity() {
    for var random in RandomCases(10_000, seed: 12) {
      let travel = random.sign() * random.magnitude(1e-6...3)
      let velocity = random.number(-2...20) * travel
      let glide = Glide(settlingFrom: 1, velocity: velocity, to: 1 + travel, at: .zero)
      let first = glide.sample(at: .zero)
      #expect(
        Swift.abs(first.velocity - max(0, velocity / travel) * travel) <= 1e-9 * Swift.abs(velocity),
        "seed \(random.seed)")
      var last = first
      for step in 1...12 {
        let sample = glide.sample(at: .zero + .seconds(glide.duration * Double(step) / 12))
        #expect((sample.position - last.position) * travel >= -1e-15, "seed \(random.seed)")
        last = sample
      }
      #expect(
        glide.sample(at: glide.endTime) == GlideSample(position: glide.end, velocity: 0, isDone: true))
    }
  }

  @Test func hostileNumbersRest() {
    let huge = Glide(
      from: 1e300, velocity: 1e300, at: .zero, plan: GlideTimeLaw.fixedTime().plan(.cubic, speed: 1))
    #expect(huge.snapped(to: 1e-9).glide.duration == 0)
  }
}
