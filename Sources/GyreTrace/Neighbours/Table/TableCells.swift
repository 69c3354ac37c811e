/// The cells of a line: separated by a comma, semicolon or tab, with or without quotes (RFC 4180).
struct TableCells {
  /// One cell: its text without quotes and outer blanks, and the offset where it begins in the line.
  struct Cell {
    var text: ArraySlice<UInt8>
    var offset: Int
  }

  /// The separator that a first line uses: a tab or semicolon where it has one, else a comma.
  static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    if line.contains(.tab) { return .tab }
    return line.contains(semicolon) && !line.contains(.comma) ? semicolon : .comma
  }

  static let semicolon: UInt8 = 0x3B

  /// The cells of a line; nil and the offset of the quote where one does not end.
  static func split(
    _ line: ArraySlice<UInt8>, separator: UInt8, into cells: inout [Cell]
  ) -> (openQuote: Int, Void)? {
    cells.removeAll(keepingCapacity: true)
    var at = line.startIndex
    while true {
      while at < line.endIndex, line[at] == .space { at += 1 }
      let start = at
      if at < line.endIndex, line[at] == .quote {
        // A quote within quotes is doubled; names and numbers have none, so it stays as it is.
        at += 1
        while at < line.endIndex, line[at] != .quote || at + 1 < line.endIndex && line[at + 1] == .quote {
          at += line[at] == .quote ? 2 : 1
        }
        guard at < line.endIndex else { return (start - line.startIndex, ()) }
        cells.append(Cell(text: trimmed(line[start + 1..<at]), offset: start - line.startIndex))
        at += 1
        while at < line.endIndex, line[at] != separator { at += 1 }
      } else {
        while at < line.endIndex, line[at] != separator { at += 1 }
        cells.append(Cell(text: trimmed(line[start..<at]), offset: start - line.startIndex))
      }
      guard at < line.endIndex else { return nil }
      at += 1
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, first == .space || first == .tab { text.removeFirst() }
    while let last = text.last, last == .space || last == .tab { text.removeLast() }
    return text
  }
}
