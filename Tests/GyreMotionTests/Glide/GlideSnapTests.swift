import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct GlideSnapTests {
  /// Random releases over a frame raster.
  @Test func endsOnAMultipleWithTheVelocityItHad() {
    RandomCases(100_000, seed: 11).allHold { random in
      let glide = randomGlide(&random)
      let step = random.magnitude(0.01...1)
      let snapped = glide.snapped(to: step)
      let result = snapped.glide
      guard result.end == Double(snapped.multiple) * step else { return "it ends exactly on a multiple" }
      guard result.sample(at: result.endTime).position == result.end else { return "and stands there" }
      let ratio = result.travel / glide.travel
      let isFar = Swift.abs(glide.travel) >= step * 0.6667
      if isFar || (result.duration > 0 && !result.isSettling) {
        guard ratio >= 0.5, ratio <= 2 else { return "nothing is stretched or shortened by more than 2" }
      }
      if isFar, result.isSettling { return "from 2/3 of a step on it keeps its shape" }
      if result.isSettling {
        guard result.duration <= 0.3 else { return "it settles within .3 s" }
        guard result.velocity == 0 || result.velocity == glide.velocity else {
          return "it settles at its velocity"
        }
        guard result.velocity == 0 || result.travel * glide.velocity > 0 else { return "or from rest" }
        guard Swift.abs(result.travel) <= step * 1.5 else { return "it settles nearby" }
      } else if result.duration > 0 {
        guard result.velocity == glide.velocity else { return "it keeps its velocity" }
        guard Swift.abs(result.duration - glide.duration * ratio) <= 1e-12 * glide.duration else {
          return "T' = T D' / D"
        }
        for neighbour in [snapped.multiple - 1, snapped.multiple + 1] {
          let other = (Double(neighbour) * step - glide.origin) / glide.travel
          guard other <= 0 || max(other, 1 / other) >= max(ratio, 1 / ratio) - 1e-9 else {
            return "no other multiple ahead has a ratio nearer to 1 in the logarithm"
          }
        }
      }
      return nil
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

  /// A glide is stretched by at most 2 and shortened by at most one half; beyond, it settles.
  @Test(arguments: [(0, 0.5, 1), (0.75, 0.5, 1)])
  func ratiosAreAtMostTwo(origin: Double, travel: Double, multiple: Int) {
    for (change, settles) in [(0.0, false), (0.00001, true)] {
      let planned = origin == 0 ? travel - change : travel + change
      let plan = GlideTimeLaw.fixedTime().plan(.quadratic, speed: 2 * planned)
      let snapped = Glide(from: origin, velocity: 2 * planned, at: .zero, plan: plan).snapped(to: 1)
      // From the first frame itself it settles where it is: what lies behind or here is not glided to.
      let isStill = origin == 0 && settles
      #expect(snapped.glide.isSettling == (settles && !isStill))
      #expect(snapped.glide.velocity == (isStill ? 0 : 2 * planned))
      #expect(snapped.multiple == (isStill ? 0 : multiple))
    }
  }

  /// The powers of the quintic from its boundary values: 0, m, 0 at the start and 1, 0, 0 at the end.
  @Test(arguments: [0, 0.5, 1.5, 2.5])
  func settlingIsTheQuintic(m: Double) {
    let glide = Glide(settlingFrom: 2, velocity: m * 4 / 0.3, to: 6, at: .zero)
    #expect(Swift.abs(glide.duration - 0.3) < 1e-15)
    for step in 1...29 {
      let s = Double(step) / 30
      let (square, cube) = (s * s, s * s * s)
      let value = m * s + (10 - 6 * m) * cube + (8 * m - 15) * cube * s + (6 - 3 * m) * cube * square
      let slope =
        m + 3 * (10 - 6 * m) * square + 4 * (8 * m - 15) * cube + 5 * (6 - 3 * m) * cube * s
      let sample = glide.sample(at: .zero + .milliseconds(10 * Double(step)))
      #expect(Swift.abs(sample.position - (2 + 4 * value)) < 1e-13)
      #expect(Swift.abs(sample.velocity - 4 * slope / 0.3) < 1e-12)
    }
    // 2.5 is the fastest start that does not overshoot: a faster one takes less time.
    let fast = Glide(settlingFrom: 2, velocity: 50, to: 6, at: .zero)
    #expect(Swift.abs(fast.duration - 2.5 * 4 / 50) < 1e-15)
  }

  @Test func settlingIsMonotoneAndKeepsItsVelocity() {
    RandomCases(100_000, seed: 12).allHold { random in
      let travel = random.sign() * random.magnitude(1e-6...3)
      let velocity = random.number(-2...20) * travel
      let glide = Glide(settlingFrom: 1, velocity: velocity, to: 1 + travel, at: .zero)
      let first = glide.sample(at: .zero)
      guard Swift.abs(first.velocity - max(0, velocity / travel) * travel) <= 1e-9 * Swift.abs(velocity)
      else {
        return "it takes over a velocity that leads there"
      }
      var last = first
      for step in 1...4 {
        let part = (Double(step) - random.number(0...1)) / 4
        let sample = glide.sample(at: .zero + .seconds(glide.duration * part))
        guard (sample.position - last.position) * travel >= -2e-15 * Swift.abs(travel) else {
          return "it never turns back"
        }
        last = sample
      }
      let end = glide.sample(at: glide.endTime)
      return end == GlideSample(position: glide.end, velocity: 0, isDone: true) ? nil : "it ends at rest"
    }
  }

  @Test func hostileNumbersRest() {
    let huge = Glide(
      from: 1e300, velocity: 1e300, at: .zero, plan: GlideTimeLaw.fixedTime().plan(.cubic, speed: 1))
    #expect(huge.snapped(to: 1e-9).glide.duration == 0)
  }
}
