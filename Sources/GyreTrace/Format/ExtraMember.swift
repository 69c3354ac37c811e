/// A key that this version does not know, with its value as it was written: kept, never interpreted.
public struct ExtraMember: Sendable, Equatable {
  /// The key, without escapes.
  public var key: String
  /// The value's JSON text in UTF-8, without a newline.
  public var json: [UInt8]

  /// Makes a member; nil where the text is no single JSON value that fits into a line of a trace.
  public init?(key: String, json: String) {
    let bytes = Array(json.utf8)
    var scanner = JSONScanner(line: bytes[...])
    do {
      try scanner.skipValue(depth: 1)
      try scanner.expectEnd()
    } catch {
      return nil
    }
    self.init(uncheckedKey: key, json: bytes)
  }

  /// Makes a member of a text that a scanner has passed.
  init(uncheckedKey key: String, json: [UInt8]) {
    self.key = key
    self.json = json
  }
}
