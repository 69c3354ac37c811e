internal import Glibc

/// An open file that closes when its owner is gone.
package struct FileDescriptor: ~Copyable {
  /// The kernel's number of the open file.
  package let number: Int32

  /// Takes over an open file.
  package init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
