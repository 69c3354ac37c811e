/// The name of a file as the kernel takes it: bytes without a zero, in no particular encoding.
struct FilePath: Sendable, Equatable {
  /// The bytes.
  var bytes: [UInt8]

  /// Makes a name of bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a name of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// True for `-`: standard input or output.
  var isStandard: Bool { bytes == [UInt8(ascii: "-")] }

  /// The name for people; bytes that are no UTF-8 become replacement characters.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The part behind the last slash.
  var name: FilePath {
    FilePath(bytes: bytes.lastIndex(of: Self.slash).map { Array(bytes[($0 + 1)...]) } ?? bytes)
  }

  /// The directory that holds the file: `.` for a bare name.
  var directory: FilePath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: Array(bytes[..<slash]))
  }

  /// A file in this directory.
  func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
  }

  /// True where the name ends in a text, and in more than that.
  func hasEnding(_ ending: String) -> Bool {
    bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Calls a function of the C library with the name.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe terminated.withUnsafeBufferPointer { unsafe body($0.baseAddress.unsafelyUnwrapped) }
  }

  private static let slash = UInt8(ascii: "/")
}
