/// Assigns each row to a column of its own so that the sum of the costs is least: the Hungarian method.
///
/// Shortest augmenting paths with potentials, O(rows^2 columns). Scratch storage is kept, so nothing is
/// allocated. Source: R. Jonker and A. Volgenant, "A shortest augmenting path algorithm for dense and sparse
/// linear assignment problems", Computing 38 (1987).
struct NearestAssignment: Sendable {
  private let stride: Int
  private var costs: [Double]
  private var rowPotentials: [Double]
  private var columnPotentials: [Double]
  private var rows: [Int]
  private var previous: [Int]
  private var slack: [Double]
  private var isVisited: [Bool]

  /// Makes storage for up to `capacity` rows and columns.
  init(capacity: Int) {
    stride = capacity
    costs = Array(repeating: 0, count: capacity * capacity)
    rowPotentials = Array(repeating: 0, count: capacity + 1)
    columnPotentials = Array(repeating: 0, count: capacity + 1)
    rows = Array(repeating: 0, count: capacity + 1)
    previous = Array(repeating: 0, count: capacity + 1)
    slack = Array(repeating: 0, count: capacity + 1)
    isVisited = Array(repeating: false, count: capacity + 1)
  }

  /// The row that a column was given, or nil where it stayed alone.
  func row(ofColumn column: Int) -> Int? { rows[column + 1] == 0 ? nil : rows[column + 1] - 1 }

  /// What it costs to give a row a column; a finite number.
  subscript(row: Int, column: Int) -> Double {
    get { costs[row * stride + column] }
    set { costs[row * stride + column] = newValue }
  }

  /// Solves it; there must not be more rows than columns, nor more columns than the capacity.
  mutating func solve(rows rowCount: Int, columns columnCount: Int) {
    precondition(rowCount <= columnCount && columnCount < rows.count, "rows <= columns <= capacity")
    if takesNearest(rowCount, columnCount) { return }
    for index in 0...columnCount {
      rowPotentials[index] = 0
      columnPotentials[index] = 0
      rows[index] = 0
    }
    // Column 0 is where the row to be placed waits; rows and columns count from 1.
    for row in 0..<rowCount {
      rows[0] = row + 1
      var column = augmentingPath(columnCount)
      while column != 0 {
        rows[column] = rows[previous[column]]
        column = previous[column]
      }
    }
  }

  /// Gives each row its nearest column; false where two rows have the same one. No sum can be less.
  private mutating func takesNearest(_ rowCount: Int, _ columnCount: Int) -> Bool {
    for column in 0...columnCount { rows[column] = 0 }
    for row in 0..<rowCount {
      var nearest = 0
      for column in 1..<columnCount where self[row, column] < self[row, nearest] { nearest = column }
      guard rows[nearest + 1] == 0 else { return false }
      rows[nearest + 1] = row + 1
    }
    return true
  }

  /// Searches the cheapest way from column 0 to a free column; `previous` holds it.
  private mutating func augmentingPath(_ columnCount: Int) -> Int {
    for column in 0...columnCount {
      slack[column] = .infinity
      isVisited[column] = false
    }
    var column = 0
    repeat {
      isVisited[column] = true
      let row = rows[column]
      var least = Double.infinity
      var nearest = 0
      for other in 1...columnCount where !isVisited[other] {
        let reduced = self[row - 1, other - 1] - rowPotentials[row] - columnPotentials[other]
        if reduced < slack[other] {
          slack[other] = reduced
          previous[other] = column
        }
        if slack[other] < least {
          least = slack[other]
          nearest = other
        }
      }
      for other in 0...columnCount {
        if isVisited[other] {
          rowPotentials[rows[other]] += least
          columnPotentials[other] -= least
        } else {
          slack[other] -= least
        }
      }
      column = nearest
    } while rows[column] != 0
    return column
  }
}
