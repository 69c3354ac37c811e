internal import Glibc

/// Independent pieces of work on all processors.
enum ParallelWork {
  /// What one thread does; nothing in it is shared while the thread runs.
  private final class Share {
    let pieces: [Int]
    let work: @Sendable (Int) throws(CommandError) -> Void
    /// The first piece that failed, and why.
    var failure: (piece: Int, error: CommandError)?

    init(_ pieces: [Int], _ work: @escaping @Sendable (Int) throws(CommandError) -> Void) {
      self.pieces = pieces
      self.work = work
    }

    func run() {
      for piece in pieces {
        do throws(CommandError) {
          try work(piece)
        } catch {
          failure = (piece, error)
          return
        }
      }
    }
  }

  /// Does pieces 0 ..< count and waits for them; throws the error of the lowest piece that failed.
  ///
  /// A thread that fails leaves the rest of its pieces; the others finish theirs.
  static func run(
    _ count: Int, _ work: @escaping @Sendable (Int) throws(CommandError) -> Void
  ) throws(CommandError) {
    let threads = min(count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let shares = (0..<threads).map { Share(Array(stride(from: $0, to: count, by: threads)), work) }
    var running: [pthread_t] = []
    for share in shares.dropFirst() {
      var thread = pthread_t()
      let code = unsafe pthread_create(
        &thread, nil,
        { pointer in
          guard let pointer = unsafe pointer else { return nil }
          unsafe Unmanaged<Share>.fromOpaque(pointer).takeUnretainedValue().run()
          return nil
        }, Unmanaged.passUnretained(share).toOpaque())
      // Without another thread this one does the work.
      if code == 0 { running.append(thread) } else { share.run() }
    }
    shares.first?.run()
    for thread in running { pthread_join(thread, nil) }
    // The threads have ended: from here on the shares are this thread's alone.
    if let first = shares.compactMap(\.failure).min(by: { $0.piece < $1.piece }) { throw first.error }
  }
}
