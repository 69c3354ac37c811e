import GyreMotion

extension HotPathCase {
  /// A glide of every feel, from the release to rest.
  static let glides: [HotPathCase] = [
    glide("gyre", .gyre()), glide("iOS", .ios), glide("iOS fast", .iosFast), glide("Android", .android),
    glide("Flutter", .flutter), glide("Chrome touchpad", .chromeTouchpad), glide("Marzipano", .marzipano),
    glide("deceleration", .deceleration(9)), glide("decay", .decay(timeConstant: 0.3, restDelta: 0.01)),
    glide("braked decay", .decay(timeConstant: 0.3, restDelta: 0.01, brake: 2)),
  ]

  private static func glide(_ name: String, _ feel: GlideFeel) -> HotPathCase {
    HotPathCase("a glide, snapped, limited and sampled: \(name)") {
      let scale = GlideScale(densityIndependentPixels: 900, viewWidths: 0.6)
      func run() -> Double {
        let glide = Glide(from: 1, velocity: -3, at: .zero, plan: feel.plan(speed: 3, scale: scale))
        let snapped = glide.snapped(to: 0.1, in: -40...40).glide.limited(to: -2...2)
        var sum = 0.0
        for step in 0..<200 { sum += snapped.sample(at: .zero + .milliseconds(Double(step * 10))).position }
        return sum
      }
      let first = run()
      return HotPathCount { run() + first }
    }
  }

  /// Strokes at 2 kHz through every estimator, once the ring is as large as the stream is dense.
  static let velocities: [HotPathCase] = [
    velocity("guarded", .guarded), velocity("least squares", .leastSquares(degree: 2)),
    velocity("weighted pairs", .weightedPairs), velocity("impulse", .impulse),
  ]

  private static func velocity(_ name: String, _ method: VelocityMethod) -> HotPathCase {
    HotPathCase("five strokes and their release velocities: \(name)") {
      var estimator = VelocityEstimator(method: method)
      func stroke(_ stroke: Int) -> Double {
        estimator.reset()
        let begin = Int64(stroke) * 2_000_000_000
        for step in 0..<1000 {
          let time = Timestamp(nanoseconds: begin + Int64(step) * 500_000)
          estimator.add(ScreenPoint(x: Double(step), y: Double(step * step)), at: time)
        }
        return estimator.velocity(liftedAt: Timestamp(nanoseconds: begin + 500_000_000)).y
      }
      let first = stroke(0)
      return HotPathCount {
        var sum = first
        for index in 1...5 { sum += stroke(index) }
        return sum
      }
    }
  }
}
