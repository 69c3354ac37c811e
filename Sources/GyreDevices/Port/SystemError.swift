internal import Glibc

/// A failed system call: the errno value and the words the C library has for it.
package struct SystemError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The errno value, always positive.
  package var code: Int32

  /// Makes the error of an errno value.
  package init(_ code: Int32) { self.code = code }

  /// The error that the last system call of this thread left behind.
  static var last: SystemError { SystemError(errno) }

  /// The C library's words, such as "Permission denied".
  package var description: String { unsafe String(cString: strerror(code)) }
}
