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
    guard let names = Directory.names(in: directory) else {
      let code = errno
      if code == ENOENT { return [] }
      throw SystemError(code).about(directory.text, doing: "read", status: FileStatus(of: directory))
    }
    return names.filter { $0.hasEnding(".conf") && $0.bytes.first != UInt8(ascii: ".") }
      .map { directory.appending($0) }
  }
}
