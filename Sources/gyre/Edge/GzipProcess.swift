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
  private var unfed: ArraySlice<UInt8>
  /// How it ended; nil while it runs.
  private var wasSound: Bool?

  /// Starts it on an open file.
  init(reading descriptor: Int32) throws(SystemError) {
    let results = try SocketPair()
    process = try Self.start(input: descriptor, output: results.far.number)
    output = results.near
    unfed = []
  }

  /// Starts it on the bytes already read; the rest comes with each read.
  init(feeding bytes: ArraySlice<UInt8>) throws(SystemError) {
    let results = try SocketPair()
    let input = try SocketPair()
    process = try Self.start(input: input.far.number, output: results.far.number)
    output = results.near
    feed = .some(input.near)
    unfed = bytes
  }

  deinit {
    guard wasSound == nil else { return }
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

  /// Reads unpacked bytes, feeding from `source` where needed; their number, 0 at the end.
  mutating func read(
    from source: borrowing Descriptor, into chunk: inout [UInt8]
  ) throws(SystemError) -> Int {
    while let feeding = feedNumber {
      let isHungry = unfed.isEmpty
      let next =
        isHungry
        ? pollfd(fd: source.number, events: Int16(POLLIN), revents: 0)
        : pollfd(fd: feeding, events: Int16(POLLOUT), revents: 0)
      if try outputIsReady(before: next) { break }
      if isHungry {
        // The chunk is free until unpacked bytes come.
        let count = try source.read(into: &chunk)
        if count == 0 { feed = nil } else { unfed = ArraySlice(Array(chunk[..<count])) }
      } else {
        put(into: feeding)
      }
    }
    return try output.read(into: &chunk)
  }

  /// Waits for unpacked bytes or for the next step of feeding; true where bytes have come.
  private func outputIsReady(before next: pollfd) throws(SystemError) -> Bool {
    var requests = [pollfd(fd: output.number, events: Int16(POLLIN), revents: 0), next]
    while unsafe poll(&requests, 2, -1) < 0 { if errno != EINTR { throw SystemError(errno) } }
    return requests[0].revents != 0
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
    if let wasSound { return wasSound }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { break } }
    let hasExited = status & 0x7F == 0
    let code = (status >> 8) & 0xFF
    let isSound = hasExited && (code == 0 || code == 2)
    wasSound = isSound
    return isSound
  }
}
