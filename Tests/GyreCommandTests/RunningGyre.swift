import Foundation

/// One finished run of the built program.
struct RunningGyre {
  /// What the shell gets; nil where a signal ended it.
  var code: Int32?
  /// The signal that ended it; 0 for none.
  var signal: Int32
  /// What it wrote to standard output.
  var output: [UInt8]
  /// What it wrote to standard error.
  var words: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The built program: it lies beside the test bundle.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("gyre").path

  /// Runs the program and waits for it; files stand in for pipes, so that nothing can block.
  static func run(
    _ arguments: [String], input: [UInt8] = [], output: String? = nil, program: String = program,
    before words: [String] = []
  ) throws -> RunningGyre {
    let folder = try TemporaryFolder()
    let source = try folder.write("in", input)
    let target = output ?? folder.path("out")
    let errors = folder.path("err")
    let status = try spawn(words + [program] + arguments, [source, target, errors])
    return RunningGyre(
      code: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil, signal: status & 0x7F,
      output: output == nil ? try folder.read("out") : [],
      words: String(decoding: try folder.read("err"), as: UTF8.self))
  }

  /// Runs a line of the shell in which `$GYRE` is the program.
  static func shell(_ line: String) throws -> RunningGyre {
    try run(["-c", "GYRE='\(program)'; " + line], program: "/bin/sh")
  }

  private static func spawn(_ words: [String], _ files: [String]) throws -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
    for number in Int32(1)...2 {
      unsafe posix_spawn_file_actions_addopen(
        &actions, number, files[Int(number)], O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    }
    var process: pid_t = 0
    var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var environment = unsafe [strdup("PATH=/usr/bin:/bin"), nil]
    defer { unsafe environment.forEach { unsafe free($0) } }
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &pointers, &environment)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw POSIXError(.ECHILD) }
    }
    return status
  }
}

/// A folder that is gone with its last user.
final class TemporaryFolder: Sendable {
  /// Where it is.
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("gyre-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// The path of a file in it.
  func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  /// Writes a file; its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: root.appendingPathComponent(name))
    return path(name)
  }

  /// Writes a file of text; its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  /// The bytes of a file.
  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
  }

  /// The names of everything in it, hidden files too.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() }
}
