import GyreMotion
import GyreTestSupport
import Testing

@Suite struct SpinAxisTests {
  static func controller(_ spin: SpinSettings, slop: Double = 0) -> MotionController {
    MotionController(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: slop), spin: spin))
  }

  /// 300 px at 5 px a frame are 60 frames, whatever the steps, and there and back is the same frame.
  @Test(arguments: [0.5, 1, 5, 20, 50, 100])
  func theDistanceCountsNotTheSteps(step: Double) throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(5))))
    stroke.drag(from: (800, 500), by: (-300, 0), steps: Int(300 / step))
    let left = try #require(stroke.view.spin)
    #expect(left.frame == 60)
    #expect(left.position == 60)
    stroke.drag(from: (300, 500), by: (300, 0), steps: Int(300 / step))
    #expect(try #require(stroke.view.spin).frame == 0)
  }

  @Test func aDragToTheRightLowersTheIndexAndWraps() throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(5))))
    stroke.drag(from: (100, 500), by: (15, 0), steps: 3)
    #expect(try #require(stroke.view.spin).frame == 61)
    var other = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(5), direction: 1)))
    other.drag(from: (100, 500), by: (15, 0), steps: 3)
    #expect(try #require(other.view.spin).frame == 3)
  }

  @Test func oneViewWidthIsOneRevolutionByDefault() throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 36)))
    stroke.drag(from: (900, 500), by: (-500, 0), steps: 10)
    #expect(try #require(stroke.view.spin).position == 18)
  }

  @Test func clampedEndsStop() throws {
    var stroke = Stroke(
      Self.controller(SpinSettings(frames: 10, scale: .pixelsPerFrame(5), start: 3, ends: .clamp)))
    stroke.drag(from: (900, 500), by: (-800, 0), steps: 10)
    #expect(try #require(stroke.view.spin).frame == 9)
    #expect(stroke.controller.view(at: stroke.time + .seconds(1)).spinPosition == 9)
    stroke = Stroke(stroke.controller, from: stroke.time + .seconds(1))
    stroke.drag(from: (100, 500), by: (800, 0), steps: 10)
    #expect(try #require(stroke.view.spin).frame == 0)
    #expect(stroke.controller.view(at: stroke.time + .seconds(1)).spinPosition == 0)
  }

  @Test func noiseAtABoundaryShowsOneFrame() throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(10))))
    stroke.contact(.began, 500, 500)
    stroke.contact(.moved, 475.2, 500)
    var shown: Set<Int> = []
    for index in 0..<100 {
      stroke.contact(.moved, 475 + (index % 2 == 0 ? 0.5 : -0.5), 500)
      shown.insert(try #require(stroke.view.spin).frame)
    }
    #expect(shown.count == 1)
  }

  /// The next frame shows a tenth of a frame behind the boundary, on either way.
  @Test func theFrameChangesATenthBehindTheBoundary() {
    for (moves, frame) in [([5.9999], 0), ([6.0001], 1), ([8, 4.0001], 1), ([8, 3.9999], 0)] {
      var stroke = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(10))))
      stroke.contact(.began, 500, 500)
      for move in moves { stroke.contact(.moved, 500 - move, 500) }
      #expect(stroke.view.spin?.frame == frame, "\(moves)")
    }
  }

  /// 1000 pixels a second at 5 pixels a frame are 200 frames a second, with or without ends.
  @Test(arguments: [SpinEnds.wrap, .clamp])
  func aReleaseKeepsTheSpeedOfTheFinger(ends: SpinEnds) {
    let settings = SpinSettings(frames: 100_000, scale: .pixelsPerFrame(5), start: 50_000, ends: ends)
    var stroke = Stroke(
      MotionController(
        MotionSettings(
          view: ViewSettings(width: 1000, height: 1000), glide: GlideSettings(snap: .off),
          touch: TouchSettings(slop: 0), spin: settings)))
    stroke.contact(.began, 500, 500)
    for step in 1...20 { stroke.contact(.moved, 500 - 8 * Double(step), 500) }
    stroke.contact(.ended, 340, 500)
    let glide = settings.glide(
      from: 50_032, velocity: 200, framesPerPixel: -0.2, view: ViewSettings(width: 1000, height: 1000),
      settings: GlideSettings(snap: .off), at: stroke.time)
    for seconds in [0.001, 0.01, 0.05] {
      let moment = stroke.time + .seconds(seconds)
      let position = stroke.controller.view(at: moment).spinPosition
      #expect(abs(position - glide.sample(at: moment).position) < 1e-9)
    }
  }

  @Test func aFlickGlidesAndEndsExactlyOnAFrame() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var stroke = Stroke(Self.controller(SpinSettings(frames: 36)))
      let speed = Double.random(in: -3000...3000, using: &random)
      stroke.contact(.began, 500, 500)
      for step in 1...12 { stroke.contact(.moved, 500 + speed * 0.008 * Double(step), 500) }
      stroke.contact(.ended, 500 + speed * 0.096, 500)
      let released = try #require(stroke.view.spin)
      let end = try #require(stroke.controller.view(at: stroke.time + .seconds(60)).spin)
      #expect(end.position == end.position.rounded(), "speed \(speed)")
      #expect((end.position - released.position) * -speed >= -1e-9 * abs(speed) || abs(speed) < 200)
      #expect(!stroke.controller.view(at: stroke.time + .seconds(60)).isAnimating)
    }
  }

  /// A flick, and 20 ms later another one over a time, 6 steps of 6 pixels each along an axis; where it ends.
  static func flickTwice(
    flywheel: Bool, over seconds: Double = 0.04, way: Double = 1, cancels: Bool = false,
    along axis: (x: Double, y: Double) = (-1, 0)
  ) -> (speed: Double, caught: Double, end: ViewState) {
    var stroke = Stroke(
      MotionController(
        MotionSettings(
          view: ViewSettings(width: 1000, height: 1000), glide: GlideSettings(flywheel: flywheel),
          touch: TouchSettings(slop: 0), spin: SpinSettings(frames: 360, rows: 400, pixelsPerRow: 10))))
    var caught = 0.0
    for (way, seconds) in [(1, 0.04), (way, seconds)] {
      caught = speed(stroke.controller, at: stroke.time + .seconds(0.02))
      stroke.contact(.began, 500, 500, after: 0.02, id: 1)
      for step in 1...6 {
        let part = Double(step) * way * 6
        stroke.contact(.moved, 500 + part * axis.x, 500 + part * axis.y, after: seconds / 6, id: 1)
      }
      stroke.contact(.ended, 500 + 36 * way * axis.x, 500 + 36 * way * axis.y, after: 0, id: 1)
      if cancels {
        stroke.contact(.began, 1, 1, after: 0.001, id: 2)
        stroke.contact(.cancelled, 1, 1, after: 0.001, id: 2)
      }
    }
    return (
      speed(stroke.controller, at: stroke.time), caught,
      stroke.controller.view(at: stroke.time + .seconds(60))
    )
  }

  static func speed(_ controller: MotionController, at time: Timestamp) -> Double {
    let step = 1e-5
    return (controller.view(at: time + .seconds(step)).spinPosition - controller.view(at: time).spinPosition)
      / step
  }

  @Test func flicksAddUpWhereTheFlywheelIsOn() throws {
    let (off, on) = (Self.flickTwice(flywheel: false), Self.flickTwice(flywheel: true))
    #expect(on.caught > 100)
    #expect(abs(on.speed - off.speed - on.caught) < 0.01 * on.speed)
    // Not the other way, not after 100 ms, not after a cancel.
    #expect(Self.flickTwice(flywheel: true, way: -1).end == Self.flickTwice(flywheel: false, way: -1).end)
    #expect(
      Self.flickTwice(flywheel: true, over: 0.102).end == Self.flickTwice(flywheel: false, over: 0.102).end)
    #expect(
      Self.flickTwice(flywheel: true, cancels: true).end
        == Self.flickTwice(flywheel: false, cancels: true).end)
    // Along both axes.
    let both = (
      Self.flickTwice(flywheel: false, along: (0, 1)).end.spin?.row ?? 0,
      Self.flickTwice(flywheel: true, along: (0, 1)).end.spin?.row ?? 0
    )
    #expect(both.1 > both.0 + 1)
  }

  @Test func anAutoplayIsNoFlickThatAddsUp() {
    func end(_ flywheel: Bool) -> SpinState? {
      var stroke = Stroke(
        MotionController(
          MotionSettings(
            glide: GlideSettings(flywheel: flywheel), touch: TouchSettings(slop: 0),
            spin: SpinSettings(frames: 36, autoplay: 20))))
      stroke.contact(.began, 500, 500, after: 1)
      for step in 1...6 { stroke.contact(.moved, 500 - Double(step) * 6, 500) }
      stroke.contact(.ended, 464, 500, after: 0)
      return stroke.controller.view(at: stroke.time + .seconds(0.1)).spin
    }
    #expect(end(true) == end(false))
  }

  @Test func twoRowsAreRows() throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 36, rows: 2)))
    stroke.drag(from: (500, 100), by: (0, 800), steps: 10)
    #expect(stroke.view.spin?.row == 1)
  }

  @Test func rowsAreASecondAxis() throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 36, rows: 5, pixelsPerRow: 50)))
    #expect(try #require(stroke.view.spin).row == 0)
    stroke.drag(from: (500, 100), by: (0, 110), steps: 10)
    #expect(try #require(stroke.view.spin).row == 2)
    stroke.drag(from: (500, 100), by: (0, 800), steps: 10)
    #expect(try #require(stroke.view.spin).row == 4)
  }

  @Test func tenThousandTurnsLoseNothing() throws {
    var stroke = Stroke(Self.controller(SpinSettings(frames: 64, scale: .pixelsPerFrame(5))))
    for _ in 0..<10_000 { stroke.drag(from: (900, 500), by: (-320, 0), steps: 2) }
    let spin = try #require(stroke.view.spin)
    #expect(spin.position == 640_000)
    #expect(spin.frame == 0)
  }
}
