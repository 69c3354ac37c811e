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

  /// What a storm of 69 million events found: a level horizon at the nadir, pulled at by two fingers.
  @Test(arguments: [5_068_926] as [UInt64])
  func whatJumpedOnceDoesNotJump(seed: UInt64) {
    var storm = StormGenerator(seed: seed)
    let steps = (0..<1000).map { _ in storm.next() }
    let fault = StormRun.fault(in: steps, storm.settings)
    #expect(fault == nil, "step \(fault?.index ?? 0): \(fault?.what ?? "")")
  }
}
