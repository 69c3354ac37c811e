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
