import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct SpinCommandTests {
  static func controller(_ spin: SpinSettings = SpinSettings(frames: 64, scale: .pixelsPerFrame(10)))
    -> MotionController
  {
    SpinAxisTests.controller(spin)
  }

  @Test func goesToAFrameWithinHalfASecondByMinimumJerk() {
    var controller = Self.controller()
    controller.perform(.spin(toFrame: 20), at: .zero)
    let quarter = controller.view(at: .zero + .seconds(0.125))
    #expect(abs(quarter.spinPosition - 20 * 0.103_515_625) < 1e-12)
    #expect(quarter.phase == .command)
    #expect(abs(controller.view(at: .zero + .seconds(0.25)).spinPosition - 10) < 1e-12)
    let end = controller.view(at: .zero + .seconds(0.5))
    #expect(end.spinPosition == 20)
    #expect(end.phase == .idle)
    #expect(!end.isAnimating)
  }

  /// The short way, ties forward; another path is taken whole.
  @Test(arguments: [
    (0, 40, TurningPath.shortest, -24.0), (0, 32, .shortest, 32), (40, 8, .shortest, 72),
    (8, 40, .shortest, 40),
    (0, 40, .clockwise, 40), (0, 10, .counterclockwise, -54), (5, 5, .clockwise, 5), (5, 4, .clockwise, 68),
    (0, -1, .shortest, -1), (0, 64 * 5 + 3, .shortest, 3), (5, 4, .counterclockwise, 4),
  ])
  func takesTheWayThatItIsTold(from: Int, to: Int, path: TurningPath, end: Double) {
    var controller = Self.controller(SpinSettings(frames: 64, start: from))
    controller.perform(.spin(toFrame: to, over: .seconds(1), path: path), at: .zero)
    #expect(controller.view(at: .zero + .seconds(1)).spinPosition == end)
    controller = Self.controller(SpinSettings(frames: 64, start: from))
    controller.perform(.spin(toFrame: to, over: .zero, path: path), at: .zero)
    #expect(controller.view(at: .zero).spinPosition == end)
    #expect(!controller.view(at: .zero).isAnimating)
  }

  @Test func clampedEndsAreTheNearestFrame() {
    for path in TurningPath.allCases {
      var controller = Self.controller(SpinSettings(frames: 64, ends: .clamp))
      controller.perform(.spin(toFrame: 60, over: .zero, path: path), at: .zero)
      #expect(controller.view(at: .zero).spinPosition == 60)
      controller.perform(.spin(toFrame: 100, over: .zero, path: path), at: .zero)
      #expect(controller.view(at: .zero).spinPosition == 63)
      controller.perform(.spin(toFrame: -4, over: .zero, path: path), at: .zero)
      #expect(controller.view(at: .zero).spinPosition == 0)
    }
  }

  @Test func takesOverTheSpeedOfWhatItInterrupts() {
    for spin in [SpinSettings(frames: 64), SpinSettings(frames: 64, autoplay: 30)] {
      var controller = Self.controller(spin)
      if spin.autoplay == 0 { controller.perform(.spin(toFrame: 30, over: .seconds(1)), at: .zero) }
      let time = Timestamp.zero + .seconds(0.4)
      func speed(_ controller: MotionController) -> Double {
        (controller.view(at: time + .seconds(1e-6)).spinPosition - controller.view(at: time).spinPosition)
          / 1e-6
      }
      let before = (controller.view(at: time).spinPosition, speed(controller))
      controller.perform(.spin(toFrame: 50, over: .seconds(2)), at: time)
      #expect(before.1 > 20)
      #expect(abs(controller.view(at: time).spinPosition - before.0) < 1e-12)
      #expect(abs(speed(controller) - before.1) < 1e-2)
      // By the short way, which leads back, it arrives all the same.
      #expect(controller.view(at: time + .seconds(2)).spin?.frame == 50)
    }
  }

  @Test func anAutoplayGoesOnBehindIt() {
    var controller = Self.controller(SpinSettings(frames: 64, autoplay: 10))
    controller.perform(.spin(toFrame: 20), at: .zero)
    #expect(controller.view(at: .zero + .seconds(0.5)).spinPosition == 20)
    #expect(abs(controller.view(at: .zero + .seconds(1.5)).spinPosition - 30) < 1e-12)
    controller.perform(.stop, at: .zero + .seconds(2))
    controller.perform(.spin(toFrame: 0, over: .zero), at: .zero + .seconds(3))
    #expect(controller.view(at: .zero + .seconds(4)).spin?.frame == 10)
  }

  @Test func aDraggingFingerTakesHoldAnewAtItsNextMove() {
    var stroke = Stroke(Self.controller())
    stroke.drag(from: (500, 500), by: (-100, 0), steps: 10, lift: false)
    stroke.controller.perform(.spin(toFrame: 30, over: .seconds(1)), at: stroke.time)
    #expect(stroke.view.spinPosition == 10)
    stroke.contact(.moved, 380, 500, after: 0.5, id: 1)
    // Where the command has brought it; the next moves count from there.
    #expect(abs(stroke.view.spinPosition - 20) < 1e-9)
    #expect(!stroke.view.isAnimating)
    stroke.contact(.moved, 350, 500, id: 1)
    #expect(abs(stroke.view.spinPosition - 23) < 1e-9)
  }

  @Test(arguments: [ContactPhase.ended, .cancelled])
  func aFingerThatLiftsWithoutAMoveLetsItRun(phase: ContactPhase) {
    for distance in [0.0, -100] {
      var stroke = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(10), autoplay: 8)))
      stroke.contact(.began, 500, 500)
      if distance != 0 { stroke.contact(.moved, 500 + distance, 500) }
      stroke.controller.perform(.spin(toFrame: 30, over: .seconds(1)), at: stroke.time)
      let end = stroke.time + .seconds(1)
      #expect(stroke.controller.view(at: end + .seconds(1)).spinPosition == 30, "held: no autoplay")
      stroke.contact(phase, 500 + distance, 500, after: 0.25)
      #expect(stroke.controller.view(at: end).spinPosition == 30)
      #expect(abs(stroke.controller.view(at: end + .seconds(1)).spinPosition - 38) < 1e-9)
    }
  }

  @Test func aLiftAfterACommandThatHasEndedDoesNotGlide() {
    var stroke = Stroke(Self.controller())
    stroke.contact(.began, 500, 500)
    for step in 1...10 { stroke.contact(.moved, 500 - Double(step) * 10, 500) }
    stroke.controller.perform(.spin(toFrame: 30, over: .zero), at: stroke.time)
    stroke.contact(.ended, 400, 500, after: 0.004)
    #expect(stroke.controller.view(at: stroke.time + .seconds(9)).spinPosition == 30)
  }

  @Test func aPressStopsItAndItNeverPassesAClampedEnd() {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 10, scale: .pixelsPerFrame(10), ends: .clamp)))
    stroke.controller.perform(.spin(toFrame: 8, over: .seconds(1)), at: .zero)
    stroke.contact(.began, 500, 500, after: 0.5)
    #expect(abs(stroke.controller.view(at: stroke.time + .seconds(1)).spinPosition - 4) < 1e-12)
    stroke.contact(.ended, 500, 500)
    // Past an end at a speed: it comes back.
    stroke.drag(from: (500, 500), by: (-400, 0), steps: 5)
    let out = stroke.view.spinPosition
    #expect(out > 9)
    stroke.controller.perform(.spin(toFrame: 9, over: .seconds(1)), at: stroke.time)
    for step in 0...100 {
      let position = stroke.controller.view(at: stroke.time + .milliseconds(Double(step) * 10)).spinPosition
      #expect(position >= 9 && position <= out)
    }
    stroke.controller.perform(.spin(toFrame: 0, over: .seconds(1)), at: stroke.time + .seconds(1))
    stroke.controller.perform(.spin(toFrame: 9, over: .seconds(1)), at: stroke.time + .seconds(1.9))
    for step in 0...100 {
      let time = stroke.time + .seconds(1.9) + .milliseconds(Double(step) * 10)
      #expect(stroke.controller.view(at: time).spinPosition >= 0)
    }
  }

  @Test func withoutASpinNothingHappens() {
    var controller = MotionController()
    controller.perform(.spin(toFrame: 3), at: .zero)
    #expect(controller.view(at: .zero + .seconds(1)).spin == nil)
    #expect(!controller.view(at: .zero).isAnimating)
  }

  @Test func theOriginalRuleGoesOnFromThere() {
    var stroke = Stroke(
      Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(5), direction: 1, rule: .original)))
    stroke.contact(.began, 500, 500)
    stroke.contact(.moved, 506, 500)
    #expect(stroke.view.spin?.frame == 1)
    stroke.controller.perform(.spin(toFrame: 30, over: .zero), at: stroke.time)
    stroke.contact(.moved, 520, 500)
    #expect(stroke.view.spin?.frame == 30)
    stroke.contact(.moved, 526, 500)
    #expect(stroke.view.spin?.frame == 31)
  }
}
