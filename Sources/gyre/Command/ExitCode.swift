/// How a run ended, for the shell.
enum ExitCode: Int32, Sendable {
  /// Everything was done.
  case success = 0
  /// A file is missing, the disk is full, or the system refused something else.
  case failed = 1
  /// The command line or a configuration file says something unknown.
  case usage = 2
  /// There is no such device.
  case noDevice = 3
  /// A file or device may not be opened.
  case permission = 4
  /// A trace or another input is broken, empty, or differs from what was expected.
  case invalid = 5
  /// Stopped by Ctrl-C.
  case interrupted = 130
}
