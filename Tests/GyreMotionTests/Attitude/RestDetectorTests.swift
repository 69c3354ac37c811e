import GyreMath
import Testing

@testable import GyreMotion

@Suite struct RestDetectorTests {
  private static let thresholds = RestThresholds(AttitudeFilterSettings())
  private static let up = Vector3(x: 0, y: 0, z: 9.8)

  /// Feeds seconds in ticks of 50 ms; the lessons that came.
  private static func feed(
    _ detector: inout RestDetector, seconds: Double, bias: Vector3 = .zero, acceleration: Vector3 = up,
    rate: (Int) -> Vector3
  ) -> [RestDetector.Lesson] {
    var lessons: [RestDetector.Lesson] = []
    for tick in 0..<Int((seconds / 0.05).rounded()) {
      var sums = ReadingSums()
      sums.rateTime = 0.05
      sums.accelerationTime = 0.05
      sums.turned = rate(tick) * 0.05
      sums.pushed = acceleration * 0.05
      if let lesson = detector.add(sums, bias: bias, thresholds) { lessons.append(lesson) }
    }
    return lessons
  }

  private static func constant(_ degrees: Double) -> (Int) -> Vector3 {
    { _ in Vector3(x: 0, y: .degrees(degrees), z: 0) }
  }

  @Test func threeStillBlocksTeachTheMiddleOne() throws {
    var detector = RestDetector()
    // The first and the third block hold a little more, within what still allows.
    let lessons = Self.feed(&detector, seconds: 1.5) { tick in
      Vector3(x: .degrees(tick < 10 ? 5.1 : tick < 20 ? 5 : 4.95), y: 0, z: 0)
    }
    let lesson = try #require(lessons.first)
    #expect(lessons.count == 1 && lesson.isFirst && !lesson.isCorrection)
    #expect(abs(lesson.rate.x - .degrees(5)) < 1e-12 && abs(lesson.duration - 0.5) < 1e-9)
    #expect(detector.isAtRest && detector.isBiasKnown)
  }

  @Test func deviationNotRateDecides() {
    var detector = RestDetector()
    let shaking = Self.feed(&detector, seconds: 5) {
      Vector3(x: .degrees($0 % 2 == 0 ? 0.7 : -0.7), y: 0, z: 0)
    }
    #expect(shaking.isEmpty && !detector.isAtRest)
    detector = RestDetector()
    let drifting = Self.feed(&detector, seconds: 5) { Vector3(x: .degrees(Double($0) * 0.025), y: 0, z: 0) }
    #expect(drifting.isEmpty)
  }

  @Test func anAccelerationThatMovesIsNoRest() {
    var detector = RestDetector()
    var count = 0
    for tick in 0..<100 {
      let push = Vector3(x: tick % 4 < 2 ? 0.3 : -0.3, y: 0, z: 0)
      count += Self.feed(&detector, seconds: 0.05, acceleration: Self.up + push, rate: Self.constant(1)).count
    }
    #expect(count == 0)
    // A mean that wanders from block to block is none either.
    for block in 0..<10 {
      let push = Vector3(x: Double(block) * 0.25, y: 0, z: 0)
      count += Self.feed(&detector, seconds: 0.5, acceleration: Self.up + push, rate: Self.constant(1)).count
    }
    #expect(count == 0)
  }

  @Test func theOpenGateIsTenDegreesPerSecond() {
    var detector = RestDetector()
    #expect(Self.feed(&detector, seconds: 5, rate: Self.constant(10.01)).isEmpty)
    #expect(detector.isAtRest && !detector.isBiasKnown)
    #expect(!Self.feed(&detector, seconds: 1, rate: Self.constant(9.99)).isEmpty)
  }

  /// 0.3 degrees per second at once, 0.005 more for each second since, at most 2.
  @Test func theGateOfAKnownBiasGrowsWithTime() {
    var detector = RestDetector()
    _ = Self.feed(&detector, seconds: 2, rate: Self.constant(3))
    let bias = Vector3(x: 0, y: .degrees(3), z: 0)
    // 60 s of motion: the gate is 0.6 and a little.
    _ = Self.feed(&detector, seconds: 60, bias: bias) {
      Vector3(x: .degrees(Double($0 % 40) - 20), y: 0, z: 0)
    }
    var still = detector
    #expect(Self.feed(&still, seconds: 2, bias: bias, rate: Self.constant(3.7)).isEmpty)
    still = detector
    let lessons = Self.feed(&still, seconds: 2, bias: bias, rate: Self.constant(3.58))
    #expect(!lessons.isEmpty && lessons.allSatisfy { !$0.isCorrection && !$0.isFirst })
  }

  @Test func twoMinutesOfUnbrokenRestOutweighAKnownBias() {
    var detector = RestDetector()
    detector.restoreBias()
    #expect(Self.feed(&detector, seconds: 120.5, rate: Self.constant(3)).isEmpty)
    let lessons = Self.feed(&detector, seconds: 2, rate: Self.constant(3))
    #expect(lessons.first?.isCorrection == true && lessons.first?.isFirst == false)
  }

  @Test func anInterruptionBeginsTheBlocksAnew() {
    var detector = RestDetector()
    _ = Self.feed(&detector, seconds: 1.45, rate: Self.constant(1))
    detector.interrupt()
    #expect(Self.feed(&detector, seconds: 1.45, rate: Self.constant(1)).isEmpty)
    #expect(!Self.feed(&detector, seconds: 0.1, rate: Self.constant(1)).isEmpty)
  }
}
