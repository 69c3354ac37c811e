import GyreTrace
import Testing

@testable import gyre

@Suite struct ViewLineComparisonTests {
  static let line = "100,10.0,20.0,0.0,90.0,1.0,0.0,0.0,0.0,3,,glide"

  static func difference(
    _ expected: String, _ got: String, within tolerance: Double? = nil, format: ViewTraceFormat = .csv
  ) -> ViewLineDifference? {
    ViewLineComparison(format: format, toleranceDegrees: tolerance)
      .difference(expected: Array(expected.utf8)[...], got: Array(got.utf8)[...])
  }

  static func changed(_ column: Int, to text: String) -> String {
    var fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    fields[column] = text
    return fields.joined(separator: ",")
  }

  @Test func equalBytesAreEqual() { #expect(Self.difference(Self.line, Self.line) == nil) }

  @Test func withoutAToleranceTheFirstColumnIsNamed() {
    for (index, column) in ViewTraceColumn.allCases.enumerated() {
      let found = Self.difference(Self.line, Self.changed(index, to: "7"))
      #expect(found?.column == column.rawValue && found?.got == "7")
    }
    #expect(Self.difference(Self.line, Self.changed(9, to: ""))?.got == "nothing")
    #expect(Self.difference(Self.line, Self.line + "\r")?.column == "phase")
    #expect(
      Self.difference(Self.line, "hello") == ViewLineDifference("line", expected: Self.line, got: "hello"))
  }

  static let changes: [(Int, String, Bool)] = [
    (1, "10.5", true), (1, "11.5", false), (1, "370.0", true), (1, "-350.5", true), (3, "359.5", true),
    (3, "180.0", false), (2, "20.9", true), (2, "380.0", false), (4, "91.0", true), (4, "91.1", false),
    (1, "nan", false),
    (0, "101", false), (9, "4", false), (10, "0", false), (11, "idle", false),
    // 2 atan2(0.008, 1) is 0.917 degrees, 2 atan2(0.009, 1) is 1.03.
    (6, "0.008", true), (6, "0.009", false), (5, "-1.0", true), (7, "x", false),
  ]

  @Test(arguments: changes)
  func withinAToleranceAnglesAreCompared(column: Int, text: String, isSame: Bool) {
    let found = Self.difference(Self.line, Self.changed(column, to: text), within: 1)
    #expect((found == nil) == isSame, "\(String(describing: found))")
  }

  @Test func headingsAcrossTheSeamAreNear() {
    #expect(Self.difference(Self.changed(1, to: "179.9"), Self.changed(1, to: "-179.9"), within: 0.21) == nil)
    #expect(Self.difference(Self.changed(1, to: "179.9"), Self.changed(1, to: "-179.9"), within: 0.19) != nil)
  }

  @Test func jsonLinesAreComparedToo() {
    let names = ViewTraceColumn.allCases.map(\.rawValue)
    func json(_ yaw: String) -> String {
      "{" + names.map { "\"\($0)\":" + ($0 == "yaw_deg" ? yaw : "0") }.joined(separator: ",") + "}"
    }
    #expect(Self.difference(json("1"), json("2"), format: .jsonl)?.column == "yaw_deg")
    #expect(Self.difference(json("1"), json("1.5"), within: 1, format: .jsonl) == nil)
    #expect(Self.difference(json("1"), Self.line, format: .jsonl)?.column == "line")
  }
}
