internal import Glibc

/// Directories that outputs go into.
enum Directory {
  /// Makes a directory where there is none yet; the one above must exist.
  static func make(_ path: FilePath) throws(CommandError) {
    guard unsafe path.withCString({ unsafe mkdir($0, 0o777) }) != 0 else { return }
    let code = errno
    if code == EEXIST {
      if FileStatus(of: path)?.isDirectory == true { return }
      throw CommandError(.failed, at: path.text, "this is no directory", "name a directory with -o DIR")
    }
    if code == ENOENT {
      throw CommandError(
        .failed, at: path.text, "the directory above it does not exist", "make it with mkdir -p")
    }
    throw SystemError(code).about(path.text, doing: "write", status: FileStatus(of: path.directory))
  }

  /// The names of everything in a directory, in the order of their bytes; nil where it cannot be read.
  static func names(in path: FilePath) -> [FilePath]? {
    guard let stream = unsafe path.withCString({ unsafe opendir($0) }) else { return nil }
    defer { unsafe closedir(stream) }
    var result: [FilePath] = []
    while let entry = unsafe readdir(stream) {
      result.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe FilePath(bytes: Array($0.prefix { $0 != 0 }))
        })
    }
    return result.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
