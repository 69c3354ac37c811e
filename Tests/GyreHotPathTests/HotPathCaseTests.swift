import GyreHotPath
import Testing

@Suite struct HotPathCaseTests {
  @Test func theCounterCounts() throws {
    try #require(HotPathCount.isPossible, "a sanitizer's allocator cannot be counted")
    var blocks: [[UInt8]] = []
    let count = HotPathCount {
      blocks = [[UInt8](repeating: 1, count: 1000)]
      return Double(blocks[0].count)
    }
    #expect(count.allocations >= 1)
    #expect(count.checksum == 1000)
  }

  @Test(arguments: HotPathCase.all) func theHotPathAllocatesNothing(_ work: HotPathCase) throws {
    try #require(HotPathCount.isPossible, "a sanitizer's allocator cannot be counted")
    let count = try work.count()
    #expect(count.allocations == 0)
    #expect(count.checksum.isFinite)
  }
}
