import Testing

@testable import GyreMotion

@Suite struct GlideAimTests {
  static let plan = GlideTimeLaw.fixedTime().plan(.cubic, speed: 1)

  @Test func landingKeepsVelocityAndShape() {
    let glide = Glide(from: 0.2, velocity: 3, at: .zero, plan: Self.plan)
    let landed = glide.landing(at: 0.5)
    #expect(landed.end == 0.5 && landed.velocity == 3 && landed.curve == glide.curve)
    #expect(Swift.abs(landed.duration - glide.duration * 0.3) < 1e-15)
    #expect(landed.sample(at: landed.endTime) == GlideSample(position: 0.5, velocity: 0, isDone: true))
    var highest = 0.0
    for step in 0...1000 {
      highest = max(highest, landed.sample(at: .zero + .milliseconds(Double(step))).position)
    }
    #expect(highest <= 0.5)
  }

  @Test func whatDoesNotLieAheadStopsIt() {
    let glide = Glide(from: 0.2, velocity: 3, at: .zero, plan: Self.plan)
    for target in [0.2, -1, .nan, .infinity] {
      #expect(glide.landing(at: target).duration == 0 && glide.landing(at: target).end == 0.2)
    }
    let rest = Glide(restingAt: 1, at: .zero)
    #expect(rest.landing(at: 2).end == 1)
  }

  @Test func limitsReaimOnlyWhatWouldPassThem() {
    let up = Glide(from: 0, velocity: 3, at: .zero, plan: Self.plan)
    #expect(up.limited(to: -2...2) == up)
    #expect(up.limited(to: -2...0.5).end == 0.5)
    let down = Glide(from: 0, velocity: -3, at: .zero, plan: Self.plan)
    #expect(down.limited(to: -0.25...2).end == -0.25)
    let outside = Glide(from: 3, velocity: 3, at: .zero, plan: Self.plan)
    #expect(outside.limited(to: -2...2).end == 3)
  }

  @Test func stoppingHoldsThePositionOfThatMoment() {
    let glide = Glide(from: 0, velocity: 3, at: .zero, plan: Self.plan)
    let moment = Timestamp.zero + .milliseconds(217)
    let stopped = glide.stopped(at: moment)
    #expect(stopped.sample(at: moment).position == glide.sample(at: moment).position)
    #expect(stopped.sample(at: moment).isDone && stopped.sample(at: moment).velocity == 0)
  }

  @Test func firstMomentIsTheFirst() throws {
    let glide = Glide(from: 0, velocity: -3, at: .zero, plan: Self.plan)
    let moment = try #require(glide.firstMoment(reaching: -0.7))
    #expect(glide.sample(at: moment).position <= -0.7)
    #expect(glide.sample(at: moment + TimeSpan(nanoseconds: -1)).position > -0.7)
    #expect(glide.firstMoment(reaching: 0) == .zero)
    // The last steps are below the last digit of the position.
    let last = try #require(glide.firstMoment(reaching: glide.end))
    #expect(last <= glide.endTime && glide.endTime.seconds(since: last) < 1e-4)
    #expect(glide.firstMoment(reaching: 0.1) == nil && glide.firstMoment(reaching: -1.01) == nil)
  }
}
