internal import Glibc

/// Two connected sockets: a pipe in which writing cannot raise SIGPIPE.
struct SocketPair: ~Copyable {
  /// The end that stays here.
  let near: Descriptor
  /// The end for another process.
  let far: Descriptor

  /// Connects two new sockets; neither outlives an exec.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(errno) }
    near = Descriptor(ends[0])
    far = Descriptor(ends[1])
  }
}
