/// Rows of words in columns as wide as their widest word, two blanks between them.
enum TextTable {
  /// The table as text; every column is aligned on the left.
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, word) in row.enumerated() {
        line += word
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - word.count + 2) }
      }
      return line + "\n"
    }.joined()
  }
}
