internal import Glibc

/// The configuration files of the machine.
enum SystemFiles {
  /// `/etc/gyre/gyre.conf`, then `/etc/gyre/conf.d/*.conf` in the order of their bytes; those that exist.
  static func paths() throws(CommandError) -> [FilePath] {
    let root = FilePath("/etc/gyre")
    let first = root.appending(FilePath("gyre.conf"))
    let rest = try names(in: root.appending(FilePath("conf.d")))
    return (FileStatus(of: first) == nil ? [] : [first]) + rest
  }

  private static func names(in directory: FilePath) throws(CommandError) -> [FilePath] {
    guard let stream = unsafe directory.withCString({ unsafe opendir($0) }) else {
      guard errno == ENOENT else {
        throw SystemError(errno).about(directory.text, doing: "read", status: FileStatus(of: directory))
      }
      return []
    }
    defer { unsafe closedir(stream) }
    var result: [FilePath] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe FilePath(bytes: Array($0.prefix { $0 != 0 }))
      }
      if name.hasEnding(".conf"), name.bytes.first != UInt8(ascii: ".") {
        result.append(directory.appending(name))
      }
    }
    return result.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
