internal import Glibc

/// What the signals of a shell do to this program.
enum StandardSignals {
  /// A closed pipe ends it silently, Ctrl-C ends it with 130; both leave no half file behind, since an
  /// output has no name before it is complete.
  static func install() {
    // The caller may have ignored SIGPIPE, which would turn the silent end into an error message.
    _ = signal(SIGPIPE, SIG_DFL)
    var previous = sigaction()
    guard unsafe sigaction(SIGINT, nil, &previous) == 0 else { return }
    // A job in the background has SIGINT ignored by its shell; that stays.
    let isIgnored = unsafe unsafeBitCast(previous.__sigaction_handler.sa_handler, to: Int.self) == 1
    if !isIgnored { _ = signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) } }
  }
}
