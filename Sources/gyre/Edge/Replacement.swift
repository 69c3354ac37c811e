internal import Glibc

/// A new file that has no name yet, and the name that it shall take.
///
/// The kernel keeps it nameless (O_TMPFILE), so that it vanishes with the process, however that ends.
/// File systems without that get a hidden name beside the final one instead.
struct Replacement: ~Copyable {
  /// The new file.
  let descriptor: Descriptor
  private let target: FilePath
  private var temporary: FilePath
  /// True while `temporary` is the name of something that must not stay.
  private var isNamed: Bool

  /// Opens a new file beside its final name; an existing one gives its mode and owner.
  init(for path: FilePath, like existing: FileStatus?) throws(SystemError) {
    let target = existing == nil ? path : Self.behindLinks(path)
    if existing != nil {
      let mayWrite = unsafe target.withCString { unsafe faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }
      guard mayWrite == 0 else { throw SystemError(errno) }
    }
    var hidden = target
    var number = try Self.openNameless(in: target.directory)
    let isNamed = number == nil
    if isNamed {
      hidden = try Self.hidden(in: target.directory) { name in
        number = unsafe name.withCString { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        return number ?? -1
      }
    }
    self.target = target
    self.isNamed = isNamed
    temporary = hidden
    descriptor = Descriptor(number ?? -1)
    if let existing {
      // Owner first: changing it clears bits of the mode. Both as far as this user may.
      _ = fchown(descriptor.number, existing.owner, existing.group)
      _ = fchmod(descriptor.number, existing.permissions)
    }
  }

  deinit {
    if isNamed { _ = unsafe temporary.withCString { unsafe unlink($0) } }
  }

  /// Gives the complete file its name; an older file of that name is gone in the same moment.
  mutating func takeName() throws(SystemError) {
    if !isNamed {
      let open = FilePath("/proc/self/fd/\(descriptor.number)")
      temporary = try Self.hidden(in: target.directory) { name in
        unsafe open.withCString { from in
          unsafe name.withCString { unsafe linkat(AT_FDCWD, from, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
        }
      }
      isNamed = true
    }
    let result = unsafe temporary.withCString { from in
      unsafe target.withCString { unsafe rename(from, $0) }
    }
    guard result == 0 else { throw SystemError(errno) }
    isNamed = false
  }

  /// A nameless file; nil where the file system has none.
  private static func openNameless(in directory: FilePath) throws(SystemError) -> Int32? {
    // __O_TMPFILE of the kernel's fcntl.h; the macro is not imported into Swift.
    let flags = O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000
    let number = unsafe directory.withCString { unsafe open($0, flags, 0o666) }
    guard number < 0 else { return number }
    guard errno == EOPNOTSUPP || errno == EISDIR else { throw SystemError(errno) }
    return nil
  }

  /// Tries hidden names until one is free.
  private static func hidden(
    in directory: FilePath, _ take: (FilePath) -> Int32
  ) throws(SystemError) -> FilePath {
    var attempt = 0
    while true {
      let name = directory.appending(FilePath(".gyre-\(getpid())-\(attempt)"))
      if take(name) >= 0 { return name }
      guard errno == EEXIST, attempt < 1000 else { throw SystemError(errno) }
      attempt += 1
    }
  }

  /// The file behind symbolic links: the link stays, the file behind it is replaced.
  private static func behindLinks(_ path: FilePath) -> FilePath {
    guard let resolved = unsafe path.withCString({ unsafe realpath($0, nil) }) else { return path }
    defer { unsafe free(resolved) }
    return FilePath(bytes: unsafe String(cString: resolved).utf8.map { $0 })
  }
}
