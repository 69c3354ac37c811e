import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct ShownIndexTests {
  /// The play operator as it is defined: followed in small steps.
  struct Follower {
    var shown: ShownIndex
    var point: Double
    var time = Timestamp.zero
    let hysteresis: Double

    mutating func follow(until end: Timestamp, steps: Int = 200) {
      let span = end.since(time).nanoseconds
      for step in 0...steps {
        let moment = time + TimeSpan(nanoseconds: span * Int64(step) / Int64(steps))
        let position = shown.position(at: moment)
        point = min(max(point, position - hysteresis), position + hysteresis)
      }
      time = end
    }
  }

  /// Whatever runs, the number shown is that of the followed point, asked for once or often.
  @Test func itIsThatOfAPointFollowedInSmallSteps() {
    RandomCases(2_000, seed: 46).allHold { random in
      let settings = SpinSettings(
        frames: random.integer(2...5), ends: random.sign() > 0 ? .wrap : .clamp,
        hysteresis: random.number(0...0.4), autoplay: random.number(-8...8))
      let last = Double(settings.frames - 1)
      let start = random.number(0...last)
      var follower = Follower(
        shown: ShownIndex(at: start, hysteresis: settings.hysteresis), point: start,
        hysteresis: settings.hysteresis)
      for _ in 0..<8 {
        let time = follower.time
        let here = follower.shown.position(at: time)
        switch random.integer(0...3) {
        case 0: follower.shown.run(.rest(random.number(0...last)), at: time)
        case 1:
          let glide = Glide(
            settlingFrom: here, velocity: random.number(-9...9), to: random.number(0...last), at: time)
          follower.shown.run(.glide(glide), at: time)
          if random.sign() > 0 { follower.shown.play(settings, at: time) }
        case 2: follower.shown.play(settings, at: time)
        default:
          // As the track does it: neither here nor where it comes to rest past an end.
          let goal = follower.shown.goal(at: time)
          let way = random.number(-max(0, min(here, goal))...(max(last, here, goal) - max(here, goal)))
          follower.shown.move(by: way, at: time)
        }
        follower.follow(until: time + .seconds(random.number(0...2)))
        let point = follower.point + 0.5
        // Small steps miss a turning point by a little.
        guard
          abs(point - point.rounded()) <= 0.05
            || follower.shown.index(at: follower.time) == point.rounded(.down)
        else { return "the number shown is that of the followed point" }
      }
      return nil
    }
  }

  @Test func itTurnsByItselfBehindACurve() {
    let settings = SpinSettings(frames: 36, autoplay: 10)
    var shown = ShownIndex(at: 4, hysteresis: 0.1)
    shown.run(.glide(Glide(settlingFrom: 4, velocity: 0, to: 5, within: 0.5, at: .zero)), at: .zero)
    shown.play(settings, at: .zero)
    #expect(shown.phase(at: .zero + .seconds(0.2)) == .settle)
    #expect(shown.position(at: .zero + .seconds(0.5)) == 5)
    #expect(shown.phase(at: .zero + .seconds(0.5)) == .auto)
    #expect(shown.position(at: .zero + .seconds(1.5)) == 15)
    #expect(shown.velocity(at: .zero + .seconds(1.5)) == 10)
    #expect(shown.isMoving(at: .zero + .seconds(99)))
    shown.move(by: 0.5, at: .zero + .seconds(0.2))
    #expect(shown.goal(at: .zero + .seconds(0.2)) == 5.5)
    #expect(abs(shown.position(at: .zero + .seconds(1.5)) - 15.5) < 1e-12)
    shown.run(.rest(2), at: .zero + .seconds(2))
    #expect(!shown.isMoving(at: .zero + .seconds(2)))
    #expect(shown.index(at: .zero + .seconds(9)) == 2)
  }
}
