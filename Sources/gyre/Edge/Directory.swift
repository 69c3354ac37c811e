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
}
