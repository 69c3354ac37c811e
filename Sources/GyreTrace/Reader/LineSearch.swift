/// Finds the ends of lines that take the careful way; rows find theirs while they are read.
enum LineSearch {
  /// The first newline in a range of the bytes.
  static func newline(_ buffer: borrowing [UInt8], in range: Range<Int>) -> Int? {
    let bytes = buffer.span
    for index in range where bytes[index] == .newline { return index }
    return nil
  }
}
