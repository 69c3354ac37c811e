import GyreMotion
import GyreStorm
import Testing

/// No event moves the view by more than its own allowance, whatever happens: the rule "no jump, ever".
@Suite struct StormRunTests {
  @Test(arguments: 0..<60)
  func nothingEverJumpsAndLimitsHold(seed: Int) {
    var storm = StormGenerator(seed: UInt64(seed))
    var run = StormRun(storm.settings)
    for index in 0..<400 {
      let step = storm.next()
      if let fault = run.take(step) {
        Issue.record("seed \(seed), step \(index): \(step): \(fault)")
        return
      }
    }
  }
}
