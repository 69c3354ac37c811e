internal import Glibc

/// A file or standard input as bytes, in chunks; gzip is unpacked on the way.
///
/// Gzip is known by its first two bytes (RFC 1952: 1f 8b), whatever the name says, and unpacked by the
/// `gzip` program.
struct InputFile: ~Copyable {
  /// The bytes that one read asks for.
  static let chunkSize = 256 * 1024

  /// The name for messages; `-` for standard input.
  let name: String
  private let descriptor: Descriptor
  private var unpacking: GzipProcess?
  /// What was read to look at, and not yet given out.
  private var pending: [UInt8] = []

  /// Opens a file; `-` is standard input.
  init(_ path: FilePath) throws(CommandError) {
    let opened = try Self.open(path)
    let start = lseek(opened.number, 0, SEEK_CUR)
    let first = try Self.firstBytes(of: opened, path.text)
    let isPacked = first.starts(with: [0x1F, 0x8B])
    let canRewind = isPacked && start >= 0 && lseek(opened.number, start, SEEK_SET) == start
    unpacking = isPacked ? try Self.unpack(canRewind ? nil : first, opened, path.text) : nil
    pending = isPacked ? [] : first
    name = path.text
    descriptor = opened
  }

  private static func open(_ path: FilePath) throws(CommandError) -> Descriptor {
    do throws(SystemError) {
      let descriptor =
        path.isStandard
        ? Descriptor(fcntl(0, F_DUPFD_CLOEXEC, 3)) : try Descriptor(path, O_RDONLY | O_NOCTTY)
      if try descriptor.status().isDirectory { throw SystemError(EISDIR) }
      return descriptor
    } catch {
      throw error.about(path.text, doing: "read", status: FileStatus(of: path))
    }
  }

  /// At least the two bytes that tell what it is, where it has so many.
  private static func firstBytes(
    of descriptor: borrowing Descriptor, _ name: String
  ) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count < 2, try descriptor.read(atMost: chunkSize, into: &bytes) {}
    } catch {
      throw error.about(name, doing: "read")
    }
    return bytes
  }

  private static func unpack(
    _ first: [UInt8]?, _ descriptor: borrowing Descriptor, _ name: String
  ) throws(CommandError) -> GzipProcess {
    do {
      if let first { return try GzipProcess(feeding: first) }
      return try GzipProcess(reading: descriptor.number)
    } catch {
      throw CommandError(
        .failed, at: name, "gzip, which unpacks it, does not start: \(error.words)", "install gzip")
    }
  }

  /// Reads the next bytes to the end of a buffer; false at the end of the file.
  mutating func read(into buffer: inout [UInt8]) throws(CommandError) -> Bool {
    if !pending.isEmpty {
      buffer.append(contentsOf: pending)
      pending = []
      return true
    }
    do {
      guard unpacking != nil else { return try descriptor.read(atMost: Self.chunkSize, into: &buffer) }
      if try unpacking?.read(from: descriptor, into: &buffer) == true { return true }
    } catch {
      throw error.about(name, doing: "read")
    }
    guard unpacking?.finish() == true else {
      throw CommandError(
        .invalid, at: name, "the gzip data is damaged or cut short", "unpack what is left with 'gzip -dc'")
    }
    return false
  }

  /// All bytes of a small file, such as a configuration; more than `limit` are refused.
  static func contents(of path: FilePath, limit: Int) throws(CommandError) -> [UInt8] {
    var file = try InputFile(path)
    var bytes: [UInt8] = []
    while try file.read(into: &bytes) {
      guard bytes.count <= limit else {
        throw CommandError(
          .failed, at: path.text, "it has more than \(limit >> 20) MiB", "check that this is the right file")
      }
    }
    return bytes
  }
}
