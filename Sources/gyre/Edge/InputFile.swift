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
  private var pending: ArraySlice<UInt8>

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
  ) throws(CommandError) -> ArraySlice<UInt8> {
    var chunk = emptyChunk
    var bytes: ArraySlice<UInt8> = []
    do {
      repeat {
        let count = try descriptor.read(into: &chunk)
        if count == 0 { break }
        bytes += chunk[..<count]
      } while bytes.count < 2
    } catch {
      throw error.about(name, doing: "read")
    }
    return bytes
  }

  private static func unpack(
    _ first: ArraySlice<UInt8>?, _ descriptor: borrowing Descriptor, _ name: String
  ) throws(CommandError) -> GzipProcess {
    do {
      if let first { return try GzipProcess(feeding: first) }
      return try GzipProcess(reading: descriptor.number)
    } catch {
      throw CommandError(
        .failed, at: name, "gzip, which unpacks it, does not start: \(error.words)", "install gzip")
    }
  }

  /// A chunk for `read(into:)`, to be used again and again.
  static var emptyChunk: [UInt8] { Array(repeating: 0, count: chunkSize) }

  /// Reads the next bytes to the beginning of a chunk; their number, 0 at the end of the file.
  mutating func read(into chunk: inout [UInt8]) throws(CommandError) -> Int {
    if !pending.isEmpty {
      let count = min(pending.count, chunk.count)
      chunk.replaceSubrange(..<count, with: pending.prefix(count))
      pending = pending.dropFirst(count)
      return count
    }
    do {
      guard unpacking != nil else { return try descriptor.read(into: &chunk) }
      if let count = try unpacking?.read(from: descriptor, into: &chunk), count > 0 { return count }
    } catch {
      throw error.about(name, doing: "read")
    }
    guard unpacking?.finish() == true else {
      throw CommandError(
        .invalid, at: name, "the gzip data is damaged or cut short", "unpack what is left with 'gzip -dc'")
    }
    return 0
  }

  /// The first line without its end, or as much of it as `limit`; it will be read again.
  mutating func peekLine(limit: Int) throws(CommandError) -> [UInt8] {
    var chunk = Self.emptyChunk
    var seen: ArraySlice<UInt8> = []
    while seen.count < limit, !seen.contains(UInt8(ascii: "\n")) {
      let count = try read(into: &chunk)
      if count == 0 { break }
      seen += chunk[..<count]
    }
    pending = seen
    return Array(seen.prefix(limit).prefix { $0 != UInt8(ascii: "\n") })
  }

  /// All bytes from here to the end; more than `limit` are refused.
  consuming func rest(limit: Int) throws(CommandError) -> [UInt8] {
    var chunk = Self.emptyChunk
    var bytes: [UInt8] = []
    while true {
      let count = try read(into: &chunk)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw CommandError(
          .failed, at: name, "it has more than \(limit >> 20) MiB", "check that this is the right file")
      }
    }
  }

  /// All bytes of a small file, such as a configuration; more than `limit` are refused.
  static func contents(of path: FilePath, limit: Int) throws(CommandError) -> [UInt8] {
    let file = try InputFile(path)
    return try file.rest(limit: limit)
  }
}
