import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct AttitudeSmootherTests {
  private static let play = 0.05 * Double.pi / 180

  /// A turn about the vertical at a rate for a time, read at a rate; what is shown, and what it should be.
  private static func turn(
    _ smoother: inout AttitudeSmoother, from start: Double = 0, degreesPerSecond: Double, seconds: Double,
    hertz: Double
  ) -> (shown: Quaternion, angle: Double) {
    let rate = degreesPerSecond * .pi / 180
    var shown = Quaternion.identity
    let count = Int(seconds * hertz)
    for step in 1...count {
      let angle = start + rate * Double(step) / hertz
      shown = smoother.update(.aboutZ(angle), rate: abs(rate), over: 1 / hertz, play: Self.play)
    }
    return (shown, start + rate * Double(count) / hertz)
  }

  @Test(arguments: [20.0, 25, 90, 400])
  func aTurnIsLeftAlone(rate: Double) {
    var smoother = AttitudeSmoother()
    let (shown, angle) = Self.turn(&smoother, degreesPerSecond: rate, seconds: 2, hertz: 200)
    #expect(shown == .aboutZ(angle))
  }

  /// Slow turns sum up to what they are, less the play and what a low-pass of the cut-off is behind: rate / (2 pi f).
  @Test(arguments: [0.7, 2, 5, 9.9], [10.0, 100, 1000])
  func slowTurnsSumUp(rate: Double, hertz: Double) {
    var smoother = AttitudeSmoother()
    smoother.restart(at: .identity)
    let (shown, angle) = Self.turn(&smoother, degreesPerSecond: rate, seconds: 15, hertz: hertz)
    let behind = (angle * 180 / .pi) - shown.angle(to: .identity) * 180 / .pi
    let lag = rate / (2 * .pi * (1 + 0.7 * rate)) + rate / hertz
    #expect(behind >= -1e-9 && behind <= 0.05 + lag + 1e-9, "\(behind)")
    // And at rest it comes to within the play of it.
    var rested = shown
    for _ in 0..<200 { rested = smoother.update(.aboutZ(angle), rate: 0, over: 0.05, play: Self.play) }
    #expect(rested.angle(to: .aboutZ(angle)) <= Self.play + 1e-9)
  }

  @Test func noiseMovesNothing() {
    var random = SeededGenerator(seed: 3)
    var smoother = AttitudeSmoother()
    smoother.restart(at: .identity)
    for _ in 0..<2000 {
      let noise = random.number(from: -0.04, to: 0.04) * .pi / 180
      let shown = smoother.update(.aboutZ(noise), rate: 0.01, over: 0.005, play: Self.play)
      #expect(shown == .identity)
    }
  }

  /// From a trembling hand into a turn and back: what is shown never turns by more than what it follows catches up.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func itFadesWithoutAStep(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var smoother = AttitudeSmoother()
    smoother.restart(at: .identity)
    var (angle, rate, shown) = (0.0, 0.0, Quaternion.identity)
    for _ in 0..<3000 {
      rate = min(max(rate + random.number(from: -0.02, to: 0.02), 0), 0.6)
      angle += rate * 0.005
      let next = smoother.update(.aboutZ(angle), rate: rate, over: 0.005, play: Self.play)
      #expect(shown.angle(to: next) <= rate * 0.005 + 0.004, "seed \(seed)")
      #expect(next.angle(to: .aboutZ(angle)) < 0.4 * .pi / 180, "seed \(seed)")
      shown = next
    }
  }
}
