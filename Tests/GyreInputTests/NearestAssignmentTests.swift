import GyreTestSupport
import Testing

@testable import GyreInput

@Suite struct NearestAssignmentTests {
  @Test(arguments: 1...5, 1...6)
  func findsTheLeastSumOfAll(rows: Int, columns: Int) {
    guard rows <= columns else { return }
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var assignment = NearestAssignment(capacity: 6)
      var costs: [[Double]] = []
      for row in 0..<rows {
        costs.append((0..<columns).map { _ in Double(Int.random(in: 0...20, using: &random)) })
        for column in 0..<columns { assignment[row, column] = costs[row][column] }
      }
      assignment.solve(rows: rows, columns: columns)
      var sum = 0.0
      var given: Set<Int> = []
      for column in 0..<columns {
        guard let row = assignment.row(ofColumn: column) else { continue }
        given.insert(row)
        sum += costs[row][column]
      }
      #expect(given.count == rows, "seed \(seed)")
      #expect(sum == least(costs, row: 0, taken: []), "seed \(seed): \(costs)")
    }
  }

  /// Tries all.
  private func least(_ costs: [[Double]], row: Int, taken: Set<Int>) -> Double {
    if row == costs.count { return 0 }
    var best = Double.infinity
    for column in costs[row].indices where !taken.contains(column) {
      best = min(best, costs[row][column] + least(costs, row: row + 1, taken: taken.union([column])))
    }
    return best
  }

  @Test func nothingIsGivenWhereNothingIsThere() {
    var assignment = NearestAssignment(capacity: 2)
    assignment.solve(rows: 0, columns: 2)
    #expect(assignment.row(ofColumn: 0) == nil && assignment.row(ofColumn: 1) == nil)
  }
}
