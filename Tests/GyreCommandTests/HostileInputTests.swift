import Foundation
import Testing

@testable import gyre

/// What a hostile command line or input must do: one exit code, one line, no crash.
struct HostileCase: CustomTestStringConvertible, Sendable {
  var name: String
  var arguments: [String]
  var input: [UInt8] = []
  var code: Int32
  /// What the line on standard error must contain.
  var words: String

  var testDescription: String { name }

  init(_ name: String, _ arguments: [String], _ input: [UInt8] = [], code: ExitCode, _ words: String) {
    self.name = name
    self.arguments = arguments
    self.input = input
    self.code = code.rawValue
    self.words = words
  }
}

@Suite struct HostileInputTests {
  static let commandLines: [HostileCase] = [
    HostileCase("nothing", [], code: .usage, "gyre: no verb is given; 'gyre --help' lists them"),
    HostileCase("unknown verb", ["confg"], code: .usage, "unknown verb 'confg'; the nearest is 'config'"),
    HostileCase("unknown verb for help", ["help", "confg"], code: .usage, "unknown verb 'confg'"),
    HostileCase("empty verb", [""], code: .usage, "unknown verb ''"),
    HostileCase("option first", ["--json"], code: .usage, "unknown option '--json'; a verb comes first"),
    HostileCase("words behind --version", ["--version", "x"], code: .usage, "'x' is one word too many"),
    HostileCase("words behind help", ["help", "config", "x"], code: .usage, "'x' is one word too many"),
    HostileCase(
      "unknown option", ["config", "--jsn"], code: .usage, "unknown option '--jsn'; the nearest is '--json'"),
    HostileCase("operand where none is", ["config", "x"], code: .usage, "'x' is one word too many"),
    HostileCase(
      "value missing", ["config", "--set"], code: .usage, "--set has no value; write --set KEY=VALUE"),
    HostileCase(
      "no assignment", ["config", "--set", "view.hfov"], code: .usage, "--set: 'view.hfov' sets nothing"),
    HostileCase(
      "unknown key", ["config", "--set", "vew.hfov=1"], code: .usage, "the nearest known key is 'view.hfov'"),
    HostileCase("empty key", ["config", "--set", "=1"], code: .usage, "unknown key ''"),
    HostileCase("bad number", ["config", "--set", "view.hfov=1e"], code: .usage, "view.hfov cannot be '1e'"),
    HostileCase(
      "not a number", ["config", "--set", "view.hfov=nan"], code: .usage, "view.hfov cannot be 'nan'"),
    HostileCase(
      "too large", ["config", "--set", "view.hfov=1e999"], code: .usage, "give a number from 1 to 170 degrees"
    ),
    HostileCase(
      "contradiction", ["config", "--set", "view.hfov=150"], code: .usage, "view.hfov-max 120 (default)"),
    HostileCase(
      "control characters", ["config", "--set", "a\u{1B}[2J\nb=1"], code: .usage, "\\x1b[2J\\x0ab"),
    HostileCase(
      "missing file", ["config", "--config", "/nowhere/x"], code: .failed, "/nowhere/x: there is no such file"
    ),
    HostileCase(
      "file as directory", ["config", "--config", "/dev/null/x"], code: .failed, "there is no such file"),
    HostileCase("directory", ["config", "--config", "/"], code: .failed, "gyre: /: this is a directory"),
    HostileCase(
      "name too long", ["config", "--config", String(repeating: "x", count: 5000)], code: .failed,
      "file name too long"),
    HostileCase(
      "binary", ["config", "--config", "-"], [0x7F, 0x45, 0, 0xFF, 10], code: .usage, "gyre: -:1:1: "),
    HostileCase(
      "damaged gzip", ["config", "--config", "-"], [0x1F, 0x8B, 8, 0, 0], code: .invalid,
      "gyre: -: the gzip data"),
    HostileCase(
      "unknown key in a file", ["config", "--config", "-"], Array("[view]\n hfv=1".utf8), code: .usage,
      "-:2:2: "),
    HostileCase(
      "huge file", ["config", "--config", "/dev/zero"], code: .failed, "it has more than 1 MiB"),
  ]

  @Test(arguments: commandLines)
  func endsWithOneLine(_ row: HostileCase) throws {
    let run = try RunningGyre.run(row.arguments, input: row.input)
    #expect(run.code == row.code, "signal \(run.signal), \(run.words)")
    #expect(run.words.contains(row.words), "\(run.words)")
    #expect(run.words.hasPrefix("gyre: ") && run.words.hasSuffix("\n"))
    #expect(run.words.filter(\.isNewline).count == 1, "\(run.words)")
    #expect(run.words.contains("; "), "the line says what to do")
    #expect(run.output.isEmpty)
  }

  @Test func aFullDiskIsSaidOnce() throws {
    let run = try RunningGyre.run(["config"], output: "/dev/full")
    #expect(run.code == 1)
    #expect(
      run.words
        == "gyre: standard output: cannot write it: no space left on device; free some space, or write elsewhere\n"
    )
  }

  @Test func aClosedPipeEndsItSilently() throws {
    let run = try RunningGyre.shell("\"$GYRE\" config | true; \"$GYRE\" config --help | head -1")
    #expect(run.words.isEmpty && run.text.hasPrefix("gyre config - "))
    // Ignored by the caller, SIGPIPE must not become an error message.
    let ignored = try RunningGyre.shell("trap '' PIPE; for i in 1 2 3 4 5; do \"$GYRE\" config | true; done")
    #expect(ignored.words.isEmpty)
  }

  @Test func closedDescriptorsAreHarmless() throws {
    let output = try RunningGyre.shell("\"$GYRE\" config >&-; echo $?")
    #expect(output.text == "0\n" && output.words.isEmpty)
    let all = try RunningGyre.shell("\"$GYRE\" config --config - <&- >&- 2>&-; echo $?")
    #expect(all.text == "1\n")
    let input = try RunningGyre.shell("\"$GYRE\" config --config - <&-")
    #expect(input.code == 1 && input.words.contains("gyre: -: cannot read it"))
  }

  @Test(.enabled(if: geteuid() == 0, "another user can only be taken by root"))
  func aFileOfAnotherUserSaysWhoseItIs() throws {
    let folder = try TemporaryFolder()
    let program = folder.path("gyre")
    // Copied by another process: a file that this one has open for writing could not be run.
    #expect(try RunningGyre.shell("cp \"$GYRE\" '\(program)'").code == 0)
    let secret = try folder.write("secret.conf", "view.yaw = 1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: secret)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.root.path)
    let run = try RunningGyre.run(
      ["config", "--config", secret], program: program,
      before: ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    #expect(run.code == 4)
    #expect(
      run.words
        == "gyre: \(secret): no permission to read it (root:root 0640); run as a user who may, or change the mode with chmod\n"
    )
  }
}
