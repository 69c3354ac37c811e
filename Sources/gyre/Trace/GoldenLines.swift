/// The lines of a file, one at a time and without their ends.
struct GoldenLines: ~Copyable {
  private static let limit = 1 << 20

  private var file: InputFile
  private var chunk = InputFile.emptyChunk
  private var bytes: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// The number of the last line, counted from 1.
  private(set) var number = 0
  /// True where the file's last line has no end.
  private(set) var isCutShort = false

  /// Opens a file.
  init(_ path: FilePath) throws(CommandError) { file = try InputFile(path) }

  /// The file's name for messages.
  var name: String { file.name }

  /// The next line; nil behind the last.
  mutating func next() throws(CommandError) -> ArraySlice<UInt8>? {
    var searched = bytes.startIndex
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[..<end]
        bytes = bytes[(end + 1)...]
        number += 1
        return line
      }
      if isAtEnd { break }
      guard bytes.count <= Self.limit else {
        throw CommandError(
          .invalid, at: "\(name):\(number + 1)", "a line has more than 1 MiB",
          "check that this is a view trace")
      }
      let unsearched = bytes.count
      bytes = ArraySlice(Array(bytes))
      searched = bytes.startIndex + unsearched
      let count = try file.read(into: &chunk)
      bytes += chunk[..<count]
      isAtEnd = count == 0
    }
    guard !bytes.isEmpty else { return nil }
    defer { bytes = [] }
    isCutShort = true
    number += 1
    return bytes
  }
}
