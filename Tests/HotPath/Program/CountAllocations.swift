import Glibc
import GyreHotPath

/// Counts what the hot path asks for in this build, and fails where it is anything.
@main struct CountAllocations {
  static func main() throws {
    var blocks: [[UInt8]] = []
    let proof = HotPathCount {
      blocks = [[UInt8](repeating: 1, count: 1000)]
      return Double(blocks[0].count)
    }
    guard HotPathCount.isPossible, proof.allocations >= 1 else {
      print("this build does not count allocations")
      exit(1)
    }
    var failed = false
    for work in HotPathCase.all {
      let count = try work.count()
      print("\(count.allocations) allocations: \(work)")
      failed = failed || count.allocations > 0 || !count.checksum.isFinite
    }
    if failed {
      print("the hot path asks for memory")
      exit(1)
    }
  }
}
