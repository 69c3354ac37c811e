import Foundation
import GyreTestSupport
import Testing

@testable import GyreTrace

/// The published JSON Schema names what the reader knows; `tools/reference/trace_schema.py` checks whole lines by it.
@Suite struct SchemaTests {
  private static let path = "Sources/GyreTrace/GyreTrace.docc/Resources/gyre-trace-1.schema.json"

  @Test func isValidJSON() throws {
    // One value over many lines: newlines become blanks.
    let bytes = try Fixtures.bytes(Self.path).map { $0 == .newline ? .space : $0 }
    var scanner = JSONScanner(line: bytes[...])
    try scanner.skipValue(depth: 0)
    try scanner.expectEnd()
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func namesEveryKeyThatIsWritten(seed: UInt64) throws {
    let schema = String(decoding: try Fixtures.bytes(Self.path), as: UTF8.self)
    let items = RandomTrace.items(seed: seed)
    let trace = String(decoding: try TraceWriterTests.write(items), as: UTF8.self)
    for line in trace.split(separator: "\n") where line.hasPrefix("{") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let nested = object["display"] as? [String: Any] ?? [:]
      for key in Array(object.keys) + Array(nested.keys) where !["later", "\"q\""].contains(key) {
        #expect(schema.contains("\"\(key)\": {"), "seed \(seed): \(line)")
      }
    }
  }
}
