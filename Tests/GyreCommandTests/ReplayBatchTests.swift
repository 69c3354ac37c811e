import GyreTrace
import Testing

@testable import gyre

@Suite struct ReplayBatchTests {
  @Test(arguments: [
    ("visits/visitor.trace.jsonl", "visitor.view.csv"), ("visitor.trace.jsonl.gz", "visitor.view.csv"),
    ("a.jsonl", "a.view.csv"), ("a", "a.view.csv"), ("a.b.trace.jsonl", "a.b.view.csv"),
    ("-", "stdin.view.csv"),
    (".gz", ".gz.view.csv"), ("/x/.trace.jsonl", ".trace.view.csv"),
  ])
  func aTraceGivesItsViewTheName(trace: String, name: String) {
    #expect(ReplayBatch.viewName(of: FilePath(trace), .csv).text == name)
  }

  @Test func jsonLinesHaveTheirOwnEnding() {
    #expect(ReplayBatch.viewName(of: FilePath("a.trace.jsonl"), .jsonl).text == "a.view.jsonl")
  }
}
