import GyreStorm
import Testing

@Suite struct StormReachTests {
  /// A storm that was nowhere says so.
  @Test func whatWasNotReachedIsNamed() {
    #expect(StormReach().missed == StormReach.Place.allCases)
    var storm = StormGenerator(seed: 1)
    var run = StormRun(storm.settings)
    for _ in 0..<50 { #expect(run.take(storm.next()) == nil) }
    #expect(run.reach.steps == 50 && !run.reach.missed.isEmpty)
    var sum = run.reach
    sum.add(run.reach)
    #expect(sum.steps == 100 && StormReach.Place.allCases.allSatisfy { sum.part($0) == run.reach.part($0) })
  }
}
