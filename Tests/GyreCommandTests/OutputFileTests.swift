import Foundation
import Testing

@testable import gyre

@Suite struct OutputFileTests {
  static func write(_ text: String, to path: String) throws {
    var file = try OutputFile(FilePath(path))
    try file.write(text)
    try file.finish()
  }

  @Test func aFileHasItsNameOnlyWhenItIsComplete() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", "old")
    var file = try OutputFile(FilePath(path))
    try file.write(String(repeating: "new", count: 100_000))
    #expect(try folder.names() == ["a"] && folder.read("a") == Array("old".utf8))
    try file.finish()
    #expect(try folder.names() == ["a"] && folder.read("a").count == 300_000)
  }

  @Test func whatIsNotFinishedLeavesNothing() throws {
    let folder = try TemporaryFolder()
    func abandon() throws {
      var file = try OutputFile(FilePath(folder.path("a")))
      try file.write(String(repeating: "x", count: 200_000))
      throw CommandError(.failed, "stop", "stop")
    }
    #expect(throws: CommandError.self) { try abandon() }
    #expect(try folder.names().isEmpty)
  }

  @Test func anOlderFileKeepsItsModeAndALinkStays() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a")
    try Self.write("new", to: folder.path("link"))
    #expect(try folder.names() == ["a", "link"] && folder.read("a") == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o604)
  }

  @Test(arguments: [
    ("/", ExitCode.failed, "this is a directory"), ("/nowhere/a", .failed, "its directory does not exist"),
    ("/dev/null/a", .failed, "its directory does not exist"),
    ("a.trace.jsonl.gz", .usage, "gyre writes no gzip"),
    ("/proc/a", .failed, "its directory does not exist"),
  ])
  func refusesWhatCannotBeWritten(path: String, code: ExitCode, what: String) {
    #expect {
      try Self.write("x", to: path)
    } throws: { error in
      let error = error as? CommandError
      return error?.code == code && error?.what == what && error?.place == path
    }
  }

  @Test func devicesAreWrittenAtOnce() throws {
    try Self.write("x", to: "/dev/null")
    #expect(FileStatus(of: FilePath("/dev/null")).map(\.isRegular) == false)
    #expect {
      try Self.write("x", to: "/dev/full")
    } throws: { ($0 as? CommandError)?.what == "cannot write it: no space left on device" }
  }
}
