import CAllocationCounter
import GyreMotion
import Testing

/// Easing curves, glides, velocities and spins ask for no memory when they are used.
@Suite struct MotionValueAllocationTests {
  @Test func valuesAndSlopesOfEveryCurveAllocateNothing() throws {
    try #require(gyre_counts_allocations() == 1, "a sanitizer's allocator cannot be counted")
    let curves: [EasingCurve] = [
      .linear, .power(2.5, .out), .sine(.inOut), .exponential(.outIn, family: .penner), .circular(.in),
      .back(.inOut), .elastic(.out, family: .d3), .bounce(.in), .smoothstep, .minimumJerk, .qt(.inCurve),
      .ease,
      try .cubicBezier(1, 0, 0, 1), try .steps(4, .both),
      .piecewiseLinear(try LinearCurve([(0, nil), (0.5, 0.2), (1, nil)])),
      .spline(try BezierSpline([.init(0.2, 0), .init(0.4, 1), .init(1, 1)])),
    ]
    var sum = 0.0
    for curve in curves {
      func run() {
        for step in 0..<200 {
          let x = Double(step) / 160 - 0.1
          sum += curve.value(at: x) + curve.slope(at: x)
        }
      }
      run()  // what the run-time prepares at the first call
      let count = allocations { run() }
      #expect(count == 0, "\(curve)")
    }
    #expect(!sum.isNaN)
  }

  @Test func glidesAllocateNothingFromReleaseToRest() throws {
    try #require(gyre_counts_allocations() == 1, "a sanitizer's allocator cannot be counted")
    let feels: [GlideFeel] = [
      .gyre(), .ios, .iosFast, .android, .flutter, .chromeTouchpad, .marzipano, .deceleration(9),
      .decay(timeConstant: 0.3, restDelta: 0.01), .decay(timeConstant: 0.3, restDelta: 0.01, brake: 2),
    ]
    let scale = GlideScale(densityIndependentPixels: 900, viewWidths: 0.6)
    var sum = 0.0
    for feel in feels {
      func run() {
        let glide = Glide(from: 1, velocity: -3, at: .zero, plan: feel.plan(speed: 3, scale: scale))
        let snapped = glide.snapped(to: 0.1, in: -40...40).glide.limited(to: -2...2)
        for step in 0..<200 { sum += snapped.sample(at: .zero + .milliseconds(Double(step * 10))).position }
      }
      run()
      let count = allocations { run() }
      #expect(count == 0, "\(feel)")
    }
    #expect(sum.isFinite)
  }

  @Test func velocitiesAllocateNothingOnceTheRingIsAsLargeAsTheStreamIsDense() throws {
    try #require(gyre_counts_allocations() == 1, "a sanitizer's allocator cannot be counted")
    for method in [VelocityMethod.guarded, .leastSquares(degree: 2), .weightedPairs, .impulse] {
      var estimator = VelocityEstimator(method: method)
      func stroke(_ stroke: Int) -> Double {
        estimator.reset()
        for step in 0..<1000 {
          let time = Timestamp(nanoseconds: Int64(stroke) * 2_000_000_000 + Int64(step) * 500_000)
          estimator.add(ScreenPoint(x: Double(step), y: Double(step * step)), at: time)
        }
        return estimator.velocity(
          liftedAt: Timestamp(nanoseconds: Int64(stroke) * 2_000_000_000 + 500_000_000)
        ).y
      }
      var sum = stroke(0)
      let count = allocations { for index in 1...5 { sum += stroke(index) } }
      #expect(count == 0, "\(method)")
      #expect(sum.isFinite)
    }
  }

  @Test func spinsAllocateNothing() throws {
    try #require(gyre_counts_allocations() == 1, "a sanitizer's allocator cannot be counted")
    let settings = SpinSettings(frames: 64, ends: .clamp, autoplay: 12)
    var sum = 0.0
    let count = allocations {
      let autoplay = SpinAutoplay(settings, from: 3, at: .zero)
      for step in 0..<200 { sum += autoplay.position(at: .zero + .milliseconds(Double(step))) }
      for frame in SpinPreload(count: 64, around: 5) { sum += Double(frame) }
      var rule = OriginalSpinRule(settings, at: 0)
      rule.press(at: 0)
      for step in 0..<200 { rule.move(to: Double(step * 3)) }
      sum += Double(settings.frame(of: Double(rule.position)))
    }
    #expect(count == 0)
    #expect(sum.isFinite)
  }
}
