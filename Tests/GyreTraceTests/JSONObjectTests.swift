import Testing

@testable import GyreTrace

@Suite struct JSONObjectTests {
  private func object(_ text: String) throws(ScanFault) -> JSONObject {
    try JSONObject(JSONScanner(line: Array(text.utf8)[...]))
  }

  @Test func givesOutItsMembersOnce() throws {
    var object = try object(#"{"a": 1, "b": "x", "c": [1,2], "d": {"e": null}, "f": 2.5}"#)
    #expect(try object.integer("a") == 1)
    #expect(try object.integer("a") == nil)
    #expect(try object.text("b") == "x")
    #expect(try object.number("f") == 2.5)
    #expect(object.extra.map(\.key) == ["c", "d"])
    #expect(object.extra.map { String(decoding: $0.json, as: UTF8.self) } == ["[1,2]", #"{"e": null}"#])
  }

  @Test func findsDuplicatesAmongMany() throws {
    let keys = (0..<5_000).map { "\"k\($0)\":0" }
    _ = try object("{" + keys.joined(separator: ",") + "}")
    let fault = #expect(throws: ScanFault.self) {
      _ = try object("{" + (keys + ["\"k7\":1", "\"k3\":1"]).joined(separator: ",") + "}")
    }
    #expect(fault?.kind == .duplicateKey("k7"))
  }

  @Test func extraMembersMustBeJSON() {
    #expect(ExtraMember(key: "a", json: "[1, 2]")?.json == Array("[1, 2]".utf8))
    for text in ["", "1 2", "{", "NaN", "[1]\n", "\"\n\""] {
      #expect(ExtraMember(key: "a", json: text) == nil, "\(text)")
    }
  }
}
