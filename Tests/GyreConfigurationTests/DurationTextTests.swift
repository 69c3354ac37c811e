import GyreConfiguration
import Testing

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("2", 2), ("30s", 30), ("300ms", 0.3), ("1.5min", 90), ("2h", 7200), (".3", 0.3), ("100ms", 0.1),
    ("0", 0),
  ])
  func readsNumbersWithTheirUnit(text: String, seconds: Double) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(arguments: ["", "s", "ms", "min", "h", "1 s", "1m", "1d", "1sec", "5hs", "1smin"])
  func refusesEverythingElse(text: String) { #expect(DurationText.seconds(text) == nil) }
}
