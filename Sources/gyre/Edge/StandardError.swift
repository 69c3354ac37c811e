internal import Glibc

/// Words for people; data never goes here.
enum StandardError {
  /// Says one line; what cannot be said is lost, since there is nowhere else to say it.
  static func say(_ line: String) {
    let bytes = Array((singleLine(line) + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }

  /// Says a warning: the work goes on.
  static func warn(_ place: String?, _ what: String) {
    say("gyre: " + (place.map { $0 + ": " } ?? "") + "warning: " + what)
  }
}
