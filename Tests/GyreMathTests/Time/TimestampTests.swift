import GyreMath
import Testing

@Suite struct TimestampTests {
  @Test func differencesAreExactIntegersFirst() {
    let early = Timestamp(nanoseconds: 81_234_567_890_123)
    let late = Timestamp(nanoseconds: 81_234_567_890_124)
    #expect(late.since(early) == TimeSpan(nanoseconds: 1))
    #expect(late.seconds(since: early) == 1e-9)
  }

  @Test func arithmeticSaturatesInsteadOfTrapping() {
    let first = Timestamp(nanoseconds: .min)
    let last = Timestamp(nanoseconds: .max)
    #expect(last.since(first).nanoseconds == .max)
    #expect(first.since(last).nanoseconds == .min)
    #expect((last + .seconds(1)).nanoseconds == .max)
    #expect((first + .seconds(-1)).nanoseconds == .min)
  }
}
