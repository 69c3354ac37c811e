internal import Glibc

/// The three descriptors that every program expects to be open.
enum StandardDescriptors {
  /// Fills those that the caller closed, so that no file of ours takes their number.
  ///
  /// A closed standard input is filled with something that cannot be read; a closed output swallows
  /// everything, since nobody wants to hear it.
  static func open() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      _ = unsafe Glibc.open("/dev/null", number == 0 ? O_WRONLY : O_RDWR)
    }
  }
}
