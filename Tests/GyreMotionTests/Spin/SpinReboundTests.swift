import GyreTestSupport
import Testing

@testable import GyreMotion

/// Drags past clamped ends, of the frames and of the rows.
@Suite struct SpinReboundTests {
  /// 10 frames, 10 pixels each: the band of a view 1000 pixels wide reaches 15 frames far.
  static func stroke(
    _ spin: SpinSettings = SpinSettings(frames: 10, scale: .pixelsPerFrame(10), ends: .clamp)
  )
    -> Stroke
  {
    Stroke(SpinAxisTests.controller(spin))
  }

  /// p = 9 + over / (1 + over / 15), and the frame is the last.
  @Test(arguments: [1, 3, 60])
  func pastAnEndItGivesWayLikeARubberBand(steps: Int) {
    var stroke = Self.stroke()
    stroke.drag(from: (900, 500), by: (-240, 0), steps: steps, lift: false)
    #expect(abs(stroke.view.spinPosition - (9 + 15.0 / 2)) < 1e-9)
    #expect(stroke.view.spin?.frame == 9)
    #expect(stroke.view.phase == .drag)
    stroke.contact(.moved, 900 - 95, 500, id: 1)
    #expect(abs(stroke.view.spinPosition - (9 + 0.5 / (1 + 0.5 / 15))) < 1e-9)
    stroke.contact(.moved, 900 - 50, 500, id: 1)
    #expect(abs(stroke.view.spinPosition - 5) < 1e-9)
    stroke.contact(.moved, 900 + 50, 500, id: 1)
    #expect(abs(stroke.view.spinPosition - -5 / (1 + 5.0 / 15)) < 1e-9)
    #expect(stroke.view.spin?.frame == 0)
  }

  @Test func aReleaseBringsItBackInThreeTenthsOfASecond() {
    var stroke = Self.stroke()
    stroke.drag(from: (900, 500), by: (-240, 0), steps: 10)
    let released = stroke.time
    #expect(stroke.view.phase == .settle)
    #expect(abs(stroke.view.spinPosition - 16.5) < 1e-9)
    var last = stroke.view.spinPosition
    for step in 1...30 {
      let position = stroke.controller.view(at: released + .milliseconds(Double(step) * 10)).spinPosition
      #expect(position < last && position >= 9)
      last = position
    }
    #expect(last == 9)
    #expect(stroke.controller.view(at: released + .milliseconds(299)).isAnimating)
    #expect(!stroke.controller.view(at: released + .milliseconds(300)).isAnimating)
    // Minimum jerk: half of the way at half of the time.
    #expect(abs(stroke.controller.view(at: released + .milliseconds(150)).spinPosition - 12.75) < 1e-9)
  }

  @Test func aCancelAndAGlideSwitchedOffBringItBackToo() {
    var stroke = Self.stroke()
    stroke.drag(from: (900, 500), by: (-240, 0), steps: 10, lift: false)
    stroke.contact(.cancelled, 660, 500, id: 1)
    #expect(abs(stroke.view.spinPosition - 16.5) < 1e-9)
    #expect(stroke.controller.view(at: stroke.time + .milliseconds(300)).spinPosition == 9)
    stroke = Self.stroke()
    stroke.controller.settings.glide.isOn = false
    stroke.drag(from: (500, 500), by: (240, 0), steps: 10)
    #expect(stroke.view.spinPosition < -5)
    #expect(stroke.controller.view(at: stroke.time + .milliseconds(300)).spinPosition == 0)
  }

  @Test func withoutASnapItComesBackAsWell() {
    var stroke = Self.stroke()
    stroke.controller.settings.glide.snap = .off
    stroke.drag(from: (900, 500), by: (-240, 0), steps: 10)
    #expect(stroke.controller.view(at: stroke.time + .milliseconds(300)).spinPosition == 9)
    stroke = Self.stroke(SpinSettings(frames: 60, scale: .pixelsPerFrame(10), start: 59, ends: .clamp))
    stroke.controller.settings.glide.snap = .off
    stroke.drag(from: (500, 500), by: (-400, 0), steps: 10, lift: false)
    for step in 1...15 { stroke.contact(.moved, 100 + Double(step) * 2, 500, id: 1) }
    stroke.contact(.ended, 130, 500, after: 0, id: 1)
    #expect(stroke.controller.view(at: stroke.time + .milliseconds(300)).spinPosition == 59)
  }

  @Test func aFingerThatCatchesItOnTheWayBackHoldsItThere() {
    var stroke = Self.stroke()
    stroke.drag(from: (900, 500), by: (-240, 0), steps: 10)
    stroke.contact(.began, 300, 500, after: 0.15, id: 7)
    let caught = stroke.view.spinPosition
    #expect(abs(caught - 12.75) < 1e-9)
    #expect(stroke.controller.view(at: stroke.time + .seconds(1)).spinPosition == caught)
    // 3.75 of 15 past the end are 5 frames of drag, which 60 pixels bring back and one frame more.
    stroke.contact(.moved, 360, 500, id: 7)
    #expect(abs(stroke.view.spinPosition - 8) < 1e-9)
    stroke.contact(.moved, 300, 500, id: 7)
    #expect(abs(stroke.view.spinPosition - caught) < 1e-9)
    stroke.contact(.ended, 300, 500, after: 0.2, id: 7)
    #expect(stroke.controller.view(at: stroke.time + .milliseconds(300)).spinPosition == 9)
  }

  /// A slow flick back stops at the end, a fast one glides on from there; both begin at the speed that is shown.
  @Test(arguments: [(2.0, false), (20.0, true)])
  func aFlickBackStopsAtTheEndOrGlidesOn(pixels: Double, glidesOn: Bool) {
    var stroke = Self.stroke(SpinSettings(frames: 60, scale: .pixelsPerFrame(10), start: 59, ends: .clamp))
    stroke.drag(from: (500, 500), by: (-400, 0), steps: 10, lift: false)
    for step in 1...15 { stroke.contact(.moved, 100 + Double(step) * pixels, 500, id: 1) }
    let before = stroke.view.spinPosition
    #expect(before > 59)
    stroke.contact(.ended, 100, 500, after: 0, id: 1)
    #expect(abs(stroke.view.spinPosition - before) < 1e-9)
    let instant = 1e-5
    let speed =
      (stroke.controller.view(at: stroke.time + .seconds(instant)).spinPosition - before) / instant
    // Over the end by o of 15 frames, the drag's speed counts (1 - o / 15)^2.
    let share = (1 - (before - 59) / 15) * (1 - (before - 59) / 15)
    #expect(abs(speed - -pixels / 10 / 0.008 * share) < 0.01 * abs(speed))
    let end = stroke.controller.view(at: stroke.time + .seconds(60)).spinPosition
    #expect(glidesOn ? end < 57 && end == end.rounded() : end == 59)
  }

  @Test func rowsReboundAsWell() {
    var stroke = Self.stroke(SpinSettings(frames: 10, rows: 4, pixelsPerRow: 50))
    stroke.drag(from: (500, 100), by: (0, 450), steps: 9)
    // 9 rows down of 3: 6 over in a band of 3.
    #expect(stroke.view.spin?.row == 3)
    #expect(stroke.view.phase == .settle)
    #expect(stroke.controller.view(at: stroke.time + .milliseconds(299)).isAnimating)
    #expect(!stroke.controller.view(at: stroke.time + .milliseconds(300)).isAnimating)
    stroke = Self.stroke(SpinSettings(frames: 10, rows: 4, pixelsPerRow: 50))
    stroke.drag(from: (500, 500), by: (0, -450), steps: 9, lift: false)
    #expect(stroke.view.spin?.row == 0)
    stroke.contact(.moved, 500, 450, id: 1)
    stroke.contact(.moved, 500, 605, id: 1)
    #expect(stroke.view.spin?.row == 2)
    stroke.contact(.moved, 500, 900, id: 1)
    stroke.contact(.cancelled, 500, 900, id: 1)
    #expect(stroke.view.isAnimating)
    #expect(!stroke.controller.view(at: stroke.time + .milliseconds(300)).isAnimating)
  }

  @Test func rowsGlideOnAsWell() {
    var stroke = Self.stroke(SpinSettings(frames: 10, rows: 40, pixelsPerRow: 20))
    stroke.contact(.began, 500, 100)
    for step in 1...16 { stroke.contact(.moved, 500, 100 + Double(step) * 10) }
    stroke.contact(.ended, 500, 260)
    #expect(stroke.view.spin?.row == 8)
    #expect(stroke.view.phase == .glide)
    #expect(stroke.controller.view(at: stroke.time + .seconds(60)).spin?.row ?? 0 > 12)
  }

  @Test func withOneRowNothingRebounds() {
    var stroke = Self.stroke(SpinSettings(frames: 10, scale: .pixelsPerFrame(10), pixelsPerRow: 50))
    stroke.drag(from: (500, 100), by: (0, 800), steps: 9)
    #expect(stroke.view.spin?.row == nil)
    #expect(!stroke.view.isAnimating)
  }

  /// A picture that is turned while the band is drawn far, and everything else that may happen, does not step.
  @Test func aSmallerViewDoesNotStep() {
    var stroke = Stroke(
      MotionController(
        MotionSettings(
          view: ViewSettings(width: 2000, height: 400), touch: TouchSettings(slop: 0),
          spin: SpinSettings(frames: 10, scale: .pixelsPerFrame(10), ends: .clamp))))
    stroke.drag(from: (1990, 200), by: (-1980, 0), steps: 10, lift: false)
    let before = stroke.view.spinPosition
    #expect(before > 9 + 20)
    stroke.controller.handle(.rotation(ScreenRotationChange(time: stroke.time, rotation: .degrees90)))
    #expect(stroke.view.spinPosition == before)
    stroke.contact(.moved, 200, 1000, id: 1)
    #expect(abs(stroke.view.spinPosition - before) < 1e-9)
    // The band is a quarter wider than that place is far: free of it the drag would be 5 times as far.
    stroke.contact(.moved, 210, 1000, id: 1)
    let (over, free) = (before - 9, 5 * (before - 9) - 1)
    #expect(abs(stroke.view.spinPosition - (9 + free / (1 + free / (1.25 * over)))) < 1e-9)
  }
}
