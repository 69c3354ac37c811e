internal import Glibc

/// An open file descriptor that is closed at the end of its life.
struct Descriptor: ~Copyable {
  /// The kernel's number.
  let number: Int32

  /// Takes over an open descriptor.
  init(_ number: Int32) { self.number = number }

  /// Opens a file, or throws the errno.
  init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    while true {
      let number = unsafe path.withCString { unsafe Glibc.open($0, flags | O_CLOEXEC, mode) }
      if number >= 0 {
        self.number = number
        return
      }
      guard errno == EINTR else { throw SystemError(errno) }
    }
  }

  deinit { _ = Glibc.close(number) }

  /// Closes it now; some file systems report a full disk only here.
  consuming func close() throws(SystemError) {
    let result = Glibc.close(number)
    let code = errno
    discard self
    if result != 0, code != EINTR { throw SystemError(code) }
  }

  /// Reads once, as much as the chunk holds; the number of bytes, 0 at the end of the file.
  borrowing func read(into chunk: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno == EAGAIN {
        waitUntilReady(number, for: Int16(POLLIN))
      } else if errno != EINTR {
        throw SystemError(errno)
      }
    }
  }

  /// Writes all bytes.
  borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    var place = 0
    while place < bytes.count {
      let put = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(number, $0.baseAddress.unsafelyUnwrapped + place, bytes.count - place)
      }
      if put >= 0 {
        place += put
      } else if errno == EAGAIN {
        waitUntilReady(number, for: Int16(POLLOUT))
      } else if errno != EINTR {
        throw SystemError(errno)
      }
    }
  }

  /// What the kernel says about the open file.
  borrowing func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw SystemError(errno) }
    return FileStatus(status)
  }
}

/// Waits on a descriptor that somebody else made non-blocking.
private func waitUntilReady(_ number: Int32, for events: Int16) {
  var request = pollfd(fd: number, events: events, revents: 0)
  _ = unsafe poll(&request, 1, -1)
}
