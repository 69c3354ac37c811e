import Foundation
import Testing

@testable import gyre

@Suite struct EvemuDescriptionTests {
  static let cases: [([String], String, String?)] = [
    (["a.desc"], "a.events", "a.desc"),
    (["a.desc", "a.two.desc"], "a.two.events", "a.two.desc"),
    (["a.desc", "a.two.desc"], "a.three.events", "a.desc"),
    (["a.desc"], "a-fast.events", "a.desc"),
    (["a.desc"], "a_fast.events", "a.desc"),
    (["a.desc"], "ab.events", nil),
    (["Atmel.desc"], "Acer.events", nil),
    (["a.prop", "a.desc"], "a.events", "a.desc"),
    (["a.prop"], "a.1.events", "a.prop"),
    (["touch.device.desc"], "touch.events", "touch.device.desc"),
    ([], "a.events", nil),
    ([".desc"], "a.events", nil),
  ]

  @Test(arguments: cases)
  func findsTheOneWithTheLongestCommonName(names: [String], recording: String, description: String?) throws {
    let folder = try TemporaryFolder()
    for name in names + [recording] { try folder.write(name, "") }
    let found = EvemuDescription.find(beside: FilePath(folder.path(recording)))
    #expect(found?.name.text == description)
    if let found { #expect(found.directory.text == folder.root.path) }
  }

  @Test func standardInputHasNoneBeside() { #expect(EvemuDescription.find(beside: FilePath("-")) == nil) }
}
