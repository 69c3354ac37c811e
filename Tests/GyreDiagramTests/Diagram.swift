/// A scenario as a person draws it: what fingers, device and program do, column by column, and what is to be seen.
///
/// Tests/Diagrams/README.md says what the rows and signs mean.
struct Diagram: CustomStringConvertible {
  /// One row of signs, a sign for each column.
  struct Row {
    var name: String
    /// Where a finger is pressed, in pixels of the view; the middle of the default view without a word.
    var place: (x: Double, y: Double)
    /// How far one sign moves: ten pixels, or one degree, times this.
    var factor: Double
    var signs: [Character]
    var line: Int
  }

  /// A number that a view has to have.
  struct Expectation {
    var quantity: String
    /// The column at whose end it is looked at; nil for the last one.
    var column: Int?
    var value: Double
    var tolerance: Double
    var line: Int
  }

  var title: String
  /// Assignments of the configuration, `KEY=VALUE`.
  var settings: [String] = []
  /// How long a column lasts, milliseconds.
  var step = 20.0
  var rows: [Row] = []
  var expectations: [Expectation] = []

  var description: String { title }

  var columns: Int { rows.map(\.signs.count).max() ?? 0 }

  /// The row of a name; nil where the scenario has none.
  func row(_ name: String) -> Row? { rows.first { $0.name == name } }
}

/// What is wrong with a diagram, and where.
struct DiagramError: Error, CustomStringConvertible {
  var line: Int
  var what: String

  var description: String { "line \(line): \(what)" }
}

extension Diagram {
  /// Reads the scenarios of a file: each begins with `== TITLE`.
  static func read(_ text: String) throws -> [Diagram] {
    var diagrams: [Diagram] = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.prefix { $0 != "#" }
      guard let first = line.split(separator: " ").first else { continue }
      if first == "==" {
        diagrams.append(Diagram(title: line.dropFirst(3).trimmed))
      } else if diagrams.isEmpty {
        throw DiagramError(line: index + 1, what: "a scenario begins with '== TITLE'")
      } else {
        try diagrams[diagrams.count - 1].take(line, number: index + 1)
      }
    }
    for diagram in diagrams {
      guard let first = diagram.rows.first else { throw DiagramError(line: 0, what: "\(diagram): no rows") }
      for row in diagram.rows where row.signs.count != first.signs.count {
        throw DiagramError(
          line: row.line, what: "\(row.signs.count) columns, the first row has \(first.signs.count)")
      }
    }
    return diagrams
  }

  private mutating func take(_ line: Substring, number: Int) throws {
    let words = line.split(separator: " ")
    if line.contains("|") {
      rows.append(try Self.row(line, number))
    } else if words[0] == "set" {
      settings += words.dropFirst().map(String.init)
    } else if words[0] == "step", let milliseconds = words.last.flatMap({ Double($0) }) {
      step = milliseconds
    } else {
      expectations.append(try Self.expectation(words, number))
    }
  }

  /// `left at 250,500 *2 |--d>>u|`.
  private static func row(_ line: Substring, _ number: Int) throws -> Row {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, let name = parts[0].split(separator: " ").first else {
      throw DiagramError(line: number, what: "a row is NAME |signs|")
    }
    var row = Row(name: String(name), place: (500, 500), factor: 1, signs: Array(parts[1]), line: number)
    for word in parts[0].split(separator: " ").dropFirst() where word != "at" {
      let numbers = word.split(separator: ",").map { Double($0) }
      if word.hasPrefix("*"), let factor = Double(word.dropFirst()) {
        row.factor = factor
      } else if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
        row.place = (x, y)
      } else {
        throw DiagramError(line: number, what: "'\(word)' is neither X,Y nor *FACTOR")
      }
    }
    return row
  }

  /// `yaw@12 -4 +-0.01`.
  private static func expectation(_ words: [Substring], _ number: Int) throws -> Expectation {
    let parts = words[0].split(separator: "@")
    let column = parts.count == 2 ? Int(parts[1]) : nil
    let tolerance = words.count == 3 && words[2].hasPrefix("+-") ? Double(words[2].dropFirst(2)) : 1e-9
    guard words.count == 2 || words.count == 3, parts.count == 1 || column != nil,
      let value = Double(words[1]), let tolerance
    else { throw DiagramError(line: number, what: "an expectation is QUANTITY[@COLUMN] VALUE [+-TOLERANCE]") }
    return Expectation(
      quantity: String(parts[0]), column: column, value: value, tolerance: tolerance, line: number)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
