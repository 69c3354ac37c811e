internal import Glibc

/// A running `gzip -dc`: packed bytes in, unpacked bytes out.
///
/// It reads a file by itself where it can be handed one at its start. A pipe, whose first bytes were
/// already read to look at them, is fed to it through a socket.
struct GzipProcess: ~Copyable {
  private let process: pid_t
  private let output: Descriptor
  /// Our end of what it reads; nil where it reads by itself or everything has been fed.
  private var feed: Descriptor?
  private var unfed: [UInt8]
  private var isReaped = false

  /// Starts it on an open file.
  init(reading descriptor: Int32) throws(SystemError) {
    let results = try SocketPair()
    process = try Self.start(input: descriptor, output: results.far.number)
    output = results.near
    unfed = []
  }

  /// Starts it on the bytes already read; the rest comes with each read.
  init(feeding bytes: [UInt8]) throws(SystemError) {
    let results = try SocketPair()
    let input = try SocketPair()
    process = try Self.start(input: input.far.number, output: results.far.number)
    output = results.near
    feed = .some(input.near)
    unfed = bytes
  }

  deinit {
    guard !isReaped else { return }
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
  }

  private static func start(input: Int32, output: Int32) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    // Its words would be a second line about the same error.
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    var words = unsafe [strdup("gzip"), strdup("-dc"), nil]
    // An empty environment: GZIP=... must not change what it does.
    var environment: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
    let code = unsafe posix_spawnp(&process, "gzip", &actions, nil, &words, &environment)
    unsafe words.forEach { unsafe free($0) }
    guard code == 0 else { throw SystemError(code) }
    return process
  }

  /// Reads unpacked bytes to the end of a buffer, feeding from `source` where needed; false at the end.
  mutating func read(
    from source: borrowing Descriptor, into buffer: inout [UInt8]
  ) throws(SystemError) -> Bool {
    while feed != nil {
      if unfed.isEmpty, try !source.read(atMost: InputFile.chunkSize, into: &unfed) { feed = nil }
      if try exchange() { break }
    }
    return try output.read(atMost: InputFile.chunkSize, into: &buffer)
  }

  /// Feeds until all is fed or something can be read; true where something can.
  private mutating func exchange() throws(SystemError) -> Bool {
    while !unfed.isEmpty, let number = feedNumber {
      var requests = (
        pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      )
      let ready = unsafe withUnsafeMutableBytes(of: &requests) {
        unsafe poll($0.baseAddress?.assumingMemoryBound(to: pollfd.self), 2, -1)
      }
      if ready < 0, errno != EINTR { throw SystemError(errno) }
      if requests.0.revents != 0 { return true }
      if requests.1.revents != 0 { put(into: number) }
    }
    return false
  }

  private var feedNumber: Int32? {
    borrowing get {
      switch feed {
      case .some(let feed): feed.number
      case .none: nil
      }
    }
  }

  private mutating func put(into number: Int32) {
    // A socket, because send can be told not to raise SIGPIPE when gzip has given up.
    let put = unsafe unfed.withUnsafeBytes {
      unsafe send(
        number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    if put > 0 {
      unfed.removeFirst(put)
    } else if errno != EAGAIN, errno != EINTR {
      unfed = []
      feed = nil
    }
  }

  /// Waits for its end; true where everything was sound (2 warns of foreign bytes behind the end).
  mutating func finish() -> Bool {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    isReaped = true
    let hasExited = status & 0x7F == 0
    let code = (status >> 8) & 0xFF
    return hasExited && (code == 0 || code == 2)
  }
}
