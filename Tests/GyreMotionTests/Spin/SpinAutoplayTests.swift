import GyreTestSupport
import Testing

@testable import GyreMotion

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
    RandomCases(100_000, seed: 43).allHold { random in
      let settings = SpinSettings(frames: 10, ends: .clamp, autoplay: random.number(-50...50))
      let autoplay = SpinAutoplay(settings, from: random.number(0...9), at: .zero)
      let seconds = random.number(0...1000)
      let place = autoplay.position(at: .zero + .seconds(seconds))
      guard place >= 0, place <= 9 else { return "it stays between the ends" }
      let later = autoplay.position(at: .zero + .seconds(seconds + 1e-3))
      return Swift.abs(later - place) <= 0.0501 ? nil : "it never jumps"
    }
  }

  @Test func velocityIsTheDerivative() {
    RandomCases(100_000, seed: 44).allHold { random in
      let settings = SpinSettings(
        frames: random.integer(2...20), ends: random.sign() > 0 ? .wrap : .clamp,
        autoplay: random.number(-50...50))
      let last = Double(settings.frames - 1)
      let autoplay = SpinAutoplay(settings, from: random.number(0...last), at: .zero + .seconds(1))
      let time = Timestamp.zero + .seconds(random.number(1...100))
      let before = autoplay.position(at: time)
      let change = (autoplay.position(at: time + .seconds(1e-6)) - before) / 1e-6
      let velocity = autoplay.velocity(at: time)
      guard Swift.abs(velocity) == Swift.abs(settings.autoplay) else { return "it runs at its rate" }
      // A turn within the microsecond is seen in part.
      let isNearAnEnd = settings.ends == .clamp && (before < 1e-4 || before > last - 1e-4)
      return Swift.abs(change - velocity) < 1e-2 || isNearAnEnd ? nil : "the velocity is the derivative"
    }
    let later = SpinAutoplay(SpinSettings(frames: 8, autoplay: 3), from: 0, at: .zero + .seconds(1))
    #expect(later.velocity(at: .zero) == 0)
  }

  @Test func aShiftedOneGoesOnTheSameWay() {
    RandomCases(100_000, seed: 45).allHold { random in
      let settings = SpinSettings(
        frames: random.integer(2...20), ends: random.sign() > 0 ? .wrap : .clamp,
        autoplay: random.number(-50...50))
      let last = Double(settings.frames - 1)
      let autoplay = SpinAutoplay(settings, from: random.number(0...last), at: .zero)
      let time = Timestamp.zero + .seconds(random.number(0...100))
      let target = random.number(0...last)
      let moved = autoplay.shifted(by: target - autoplay.position(at: time), at: time)
      guard Swift.abs(moved.position(at: time) - target) < 1e-9 else { return "it is moved" }
      let isNearAnEnd = settings.ends == .clamp && (target < 1e-9 || target > last - 1e-9)
      return moved.velocity(at: time) == autoplay.velocity(at: time) || isNearAnEnd
        ? nil : "it goes the same way"
    }
  }
}
