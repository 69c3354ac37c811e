import GyreMath
import Testing

@Suite struct TimeSpanTests {
  @Test func secondsAreRoundedToNanoseconds() {
    #expect(TimeSpan.seconds(1.5).nanoseconds == 1_500_000_000)
    #expect(TimeSpan.seconds(-0.3).nanoseconds == -300_000_000)
    #expect(TimeSpan.milliseconds(16.7).nanoseconds == 16_700_000)
    #expect(TimeSpan.seconds(0.4e-9) == .zero)
    #expect(TimeSpan.seconds(0.6e-9).nanoseconds == 1)
    #expect(TimeSpan(nanoseconds: 123_456_789).seconds == 0.123456789)
  }

  @Test func hostileNumbersSaturate() {
    #expect(TimeSpan.seconds(.infinity).nanoseconds == .max)
    #expect(TimeSpan.seconds(-.infinity).nanoseconds == .min)
    #expect(TimeSpan.seconds(1e300).nanoseconds == .max)
    #expect(TimeSpan.seconds(-1e10).nanoseconds == .min)
    #expect(TimeSpan.seconds(9_223_372_036.854775).nanoseconds < .max)
    #expect(TimeSpan.seconds(.nan) == .zero)
  }

  @Test func compared() {
    #expect(TimeSpan.seconds(-1) < .zero)
    #expect(TimeSpan.milliseconds(999) < .seconds(1))
  }
}
