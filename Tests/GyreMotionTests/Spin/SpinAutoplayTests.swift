import GyreMotion
import GyreTestSupport
import Testing

@Suite struct SpinAutoplayTests {
  @Test func positionFollowsTheTimeAlone() {
    let autoplay = SpinAutoplay(
      SpinSettings(frames: 36, autoplay: -12.5), from: 4, at: Timestamp(nanoseconds: 7))
    #expect(autoplay.position(at: Timestamp(nanoseconds: 7)) == 4)
    #expect(autoplay.position(at: .zero) == 4)
    #expect(autoplay.position(at: Timestamp(nanoseconds: 2_000_000_007)) == -21)
  }

  @Test func clampedEndsRebound() {
    let settings = SpinSettings(frames: 10, ends: .clamp, autoplay: 3)
    let autoplay = SpinAutoplay(settings, from: 6, at: .zero)
    for (seconds, position) in [(0.0, 6.0), (1, 9), (2, 6), (4, 0), (5, 3), (7, 9)] {
      #expect(Swift.abs(autoplay.position(at: .zero + .seconds(seconds)) - position) < 1e-12, "\(seconds)")
    }
    #expect(
      SpinAutoplay(SpinSettings(frames: 1, ends: .clamp, autoplay: 3), from: 0, at: .zero)
        .position(at: .zero + .seconds(5)) == 0)
    for var random in RandomCases(500, seed: 43) {
      let settings = SpinSettings(frames: 10, ends: .clamp, autoplay: random.number(-50...50))
      let autoplay = SpinAutoplay(settings, from: random.number(0...9), at: .zero)
      let seconds = random.number(0...1000)
      let place = autoplay.position(at: .zero + .seconds(seconds))
      #expect(place >= 0 && place <= 9, "seed \(random.seed)")
      let later = autoplay.position(at: .zero + .seconds(seconds + 1e-3))
      #expect(Swift.abs(later - place) <= 0.0501, "seed \(random.seed)")
    }
  }
}
