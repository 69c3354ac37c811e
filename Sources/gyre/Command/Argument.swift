/// One word of the command line, as the bytes that the shell gave: file names need not be UTF-8.
struct Argument: Sendable, Equatable {
  /// The bytes, without the final zero.
  var bytes: [UInt8]

  /// Makes a word of bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a word of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The word as text; bytes that are no UTF-8 become replacement characters.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as the name of a file.
  var path: FilePath { FilePath(bytes: bytes) }

  /// The words of this process behind its own name.
  static var ofProcess: [Argument] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      var bytes: [UInt8] = []
      var place = 0
      while unsafe word[place] != 0 {
        bytes.append(UInt8(bitPattern: unsafe word[place]))
        place += 1
      }
      return Argument(bytes: bytes)
    }
  }
}
