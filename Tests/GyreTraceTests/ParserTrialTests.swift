import GyreTestSupport
import GyreTrials
import Testing

@testable import GyreTrace

/// What fuzzers run, over sound and damaged inputs; a broken promise stops the process.
@Suite struct ParserTrialTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func promisesHold(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let trace = try TraceWriterTests.write(RandomTrace.items(seed: seed, length: 20))
    let evemu = try Fixtures.bytes("Tests/Recordings/touch/Wacom_ISDv4_E6_Finger.2fg-tap.events")
    let table = Array("Time (s),gx,qw,qx,qy,qz\n0,1,1,0,0,0\n0.5,-2e-3,1,0,0,0\n".utf8)
    for round in 0..<4 {
      Trial.trace.run(round == 0 ? trace : Mutation.mutate(trace, &random))
      Trial.evemu.run(round == 0 ? evemu : Mutation.mutate(evemu, &random))
      Trial.table.run(round == 0 ? table : Mutation.mutate(table, &random))
      Trial.number.run(Mutation.mutate(Array("-123.4567890123456789012e-7".utf8), &random))
    }
  }
}
