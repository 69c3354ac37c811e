internal import Glibc

/// A file or standard output, written through a buffer.
///
/// A file on a disk gets its name only when it is complete: until then it has none, so that nothing half
/// done is left behind and an older file of that name stays whole. Devices and pipes are written at once.
struct OutputFile: ~Copyable {
  private static let bufferSize = 64 * 1024

  /// The name for messages.
  let name: String
  private var target: Target
  private var buffer: [UInt8] = []

  private enum Target: ~Copyable {
    case stream(Descriptor)
    case file(Replacement)
  }

  /// Opens a file for writing; nil and `-` are standard output.
  ///
  /// What is read for it may not be what it replaces: `inputs`, `-` for standard input.
  init(_ path: FilePath?, reading inputs: [FilePath] = []) throws(CommandError) {
    guard let path, !path.isStandard else {
      name = "standard output"
      target = .stream(Descriptor(fcntl(1, F_DUPFD_CLOEXEC, 3)))
      return
    }
    name = path.text
    guard !path.hasEnding(".gz") else {
      throw CommandError(.usage, at: name, "gyre writes no gzip", "write to '-' and pipe it through gzip")
    }
    let existing = FileStatus(of: path)
    if let existing, existing.isRegular {
      for input in inputs where FileStatus(ofInput: input)?.place == existing.place {
        throw CommandError(
          .usage, at: name, "it would replace what it is made of (\(input.text))", "name another file with -o"
        )
      }
    }
    do throws(SystemError) {
      if existing?.isDirectory == true { throw SystemError(EISDIR) }
      if let existing, !existing.isRegular {
        target = .stream(try Descriptor(path, O_WRONLY | O_NOCTTY))
      } else {
        target = .file(try Replacement(for: path, like: existing))
      }
    } catch {
      guard error.code != ENOENT, error.code != ENOTDIR else {
        throw CommandError(.failed, at: name, "its directory does not exist", "make it with mkdir -p")
      }
      throw error.about(
        name, doing: existing == nil ? "create" : "write", status: existing ?? FileStatus(of: path.directory))
    }
  }

  /// Adds bytes.
  mutating func write(_ bytes: [UInt8]) throws(CommandError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Adds a text.
  mutating func write(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Adds bytes and empties their array, whose room can be used again.
  mutating func take(_ bytes: inout [UInt8]) throws(CommandError) {
    try write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands everything to the kernel: for a reader at the other end of a pipe.
  mutating func flush() throws(CommandError) {
    do {
      switch target {
      case .stream(let descriptor): try descriptor.write(buffer)
      case .file(let replacement): try replacement.descriptor.write(buffer)
      }
    } catch {
      throw error.about(name, doing: "write")
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Gives up: a stream gets what was written so far, a file keeps what it was.
  mutating func abandon() {
    switch target {
    case .stream(let descriptor): try? descriptor.write(buffer)
    case .file: break
    }
    buffer = []
  }

  /// Completes the output: a file has its name only now.
  consuming func finish() throws(CommandError) {
    try flush()
    let name = name
    do {
      switch consume target {
      case .stream(let descriptor): try descriptor.close()
      case .file(var replacement): try replacement.takeName()
      }
    } catch {
      throw error.about(name, doing: "write")
    }
  }
}
