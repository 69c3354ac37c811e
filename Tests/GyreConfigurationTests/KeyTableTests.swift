import GyreConfiguration
import GyreTestSupport
import Testing

/// The page of the documentation and the table of the keys say the same.
@Suite struct KeyTableTests {
  static var table: String {
    var lines = ["| Key | Default | Value | Meaning |", "|---|---|---|---|"]
    for key in ConfigurationKey.all {
      lines.append("| `\(key.name)` | \(key.standardNote) | \(key.kind.expectation) | \(key.meaning) |")
    }
    return lines.joined(separator: "\n")
  }

  @Test func thePageListsEveryKey() throws {
    let page = String(
      decoding: try Fixtures.bytes(
        "Sources/GyreConfiguration/GyreConfiguration.docc/ConfigurationKeyTable.md"), as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }.joined(separator: "\n")
    #expect(rows == Self.table, "put this table into ConfigurationKeyTable.md:\n\(Self.table)")
  }
}
