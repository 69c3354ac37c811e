import GyreTestSupport
import Testing

@testable import GyreMotion

/// `spin_frame_index` and `original_spin_rule`. Their position rises with +dx, so the direction is 1 here.
@Suite struct SpinVectorTests {
  struct Frames: Decodable {
    struct Case: Decodable {
      var op: String
      var count: Int?
      var px_per_revolution: Double?
      var dx_total: Double?
      var position: Double?
      var start: Int?
      var target: Int?
      var delta: Int?
      var frame: Int?
    }
    var cases: [Case]
  }

  /// The SpriteSpin rows and the frames of the floor rule are left out: rules that are not ours; the positions
  /// hold (Tests/Vectors/README.md).
  @Test func positionsAndFramesAreThoseOfTheTotalDrag() throws {
    var checked = 0
    for vector in try Fixtures.vectors("spin_frame_index", as: Frames.self).cases {
      if vector.op.hasPrefix("spritespin") { continue }
      let count = try #require(vector.count)
      if vector.op == "shortest_frames" {
        let way = SpinSettings(frames: count).shortestWay(
          from: try #require(vector.start), to: try #require(vector.target))
        #expect(way == vector.delta, "\(vector)")
        checked += 1
        continue
      }
      let isClamped = vector.op == "drag_total_to_frame_clamped"
      let settings = SpinSettings(
        frames: count, scale: .pixelsPerRevolution(try #require(vector.px_per_revolution)), direction: 1,
        ends: isClamped ? .clamp : .wrap)
      let displacement = settings.framesPerPixel(viewWidth: 1000) * (try #require(vector.dx_total))
      #expect(Swift.abs(displacement - (try #require(vector.position))) < 1e-12, "\(vector)")
      var spin = SpinAxis(settings, view: ViewSettings(width: 1000), at: .zero)
      spin.grab(ScreenPoint(x: 0, y: 0), at: .zero)
      spin.pull(to: ScreenPoint(x: try #require(vector.dx_total), y: 0), at: .zero)
      let frame = spin.state(at: .zero).frame
      if vector.op != "drag_total_to_frame_floor_wrap" { #expect(frame == vector.frame, "\(vector)") }
      checked += 1
    }
    #expect(checked >= 27)
  }

  struct Rule: Decodable {
    struct Case: Decodable {
      var name: String
      var count: Int
      var sensitivity: Double
      var start_index: Int
      var x: [Double]
      var index_after_each_move: [Int]
    }
    var cases: [Case]
  }

  @Test func theOriginalRuleIsExact() throws {
    let cases = try Fixtures.vectors("original_spin_rule", as: Rule.self).cases
    #expect(cases.count == 6)
    for vector in cases {
      let settings = SpinSettings(
        frames: vector.count, scale: .pixelsPerFrame(vector.sensitivity), start: vector.start_index,
        rule: .original)
      var rule = OriginalSpinRule(settings, at: settings.start)
      rule.press(at: vector.x[0])
      for (x, expected) in zip(vector.x.dropFirst(), vector.index_after_each_move) {
        rule.move(to: x)
        #expect(settings.frame(of: Double(rule.position)) == expected, "\(vector.name) at \(x)")
      }
      // The same through a whole controller.
      var stroke = Stroke(
        MotionController(
          MotionSettings(
            view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0), spin: settings)))
      stroke.contact(.began, 500 + vector.x[0], 500)
      for (x, expected) in zip(vector.x.dropFirst(), vector.index_after_each_move) {
        stroke.contact(.moved, 500 + x, 500)
        #expect(try #require(stroke.view.spin).frame == expected, "\(vector.name) at \(x)")
      }
    }
  }

  @Test func theOriginalRuleTakesFivePixelsByDefault() {
    var rule = OriginalSpinRule(SpinSettings(frames: 64, direction: 1, rule: .original), at: 3)
    rule.press(at: 0)
    rule.move(to: 5)
    #expect(rule.position == 3)
    rule.move(to: 5.0001)
    #expect(rule.position == 4)
    rule.move(to: 0.0002)
    #expect(rule.position == 4)
    rule.move(to: 0)
    #expect(rule.position == 3)
  }
}
