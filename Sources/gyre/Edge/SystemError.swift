internal import Glibc

/// The kernel refused something; turned into a `CommandError` where the file's name is known.
struct SystemError: Error, Equatable {
  /// The errno.
  let code: Int32

  /// Makes an error of an errno.
  init(_ code: Int32) { self.code = code }

  /// The C library's words, beginning in lower case.
  var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// What a person is told: which file, what, and what to do.
  func about(_ path: String, doing action: String, status: FileStatus? = nil) -> CommandError {
    switch code {
    case ENOENT, ENOTDIR:
      CommandError(.failed, at: path, "there is no such file", "check the name")
    case EACCES, EPERM:
      CommandError(
        .permission, at: path,
        "no permission to \(action) it" + (status.map { " (\($0.ownership))" } ?? ""),
        status == nil
          ? "a directory above it is closed to this user"
          : "run as a user who may, or change the mode with chmod")
    case EISDIR: CommandError(.failed, at: path, "this is a directory", "name a file")
    case ENOSPC, EDQUOT:
      CommandError(.failed, at: path, "cannot \(action) it: \(words)", "free some space, or write elsewhere")
    case EROFS: CommandError(.failed, at: path, "cannot \(action) it: \(words)", "write elsewhere")
    case EMFILE, ENFILE:
      CommandError(.failed, at: path, "cannot \(action) it: \(words)", "raise the limit with ulimit -n")
    default: CommandError(.failed, at: path, "cannot \(action) it: \(words)", "check the file and its disk")
    }
  }
}
