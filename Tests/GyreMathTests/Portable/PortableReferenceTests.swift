import Foundation
import GyreMath
import GyreTestSupport
import Testing

/// mpmath's values for typical and for hard arguments (`tools/reference/portable_functions.py`).
@Suite struct PortableReferenceTests {
  struct File: Decodable {
    let functions: [String: [String]]
  }

  /// One row of the file: arguments, rounded result, and what rounding left of the exact one, in ulps.
  struct Row {
    let x: Double
    let y: Double
    let result: Double
    let rest: Double

    init(_ text: String) throws {
      let numbers = try text.split(separator: " ").map { try #require(Double($0), "\($0)") }
      try #require(numbers.count == 3 || numbers.count == 4)
      x = numbers[0]
      y = numbers.count == 4 ? numbers[1] : 0
      result = numbers[numbers.count - 2]
      rest = numbers[numbers.count - 1]
    }
  }

  static func rows(_ function: PortableFunction) throws -> [Row] {
    try #require(try file.get().functions[function.rawValue]).map(Row.init)
  }

  /// Read once for all the functions.
  static let file = Result { try Fixtures.vectors("portable_functions", as: File.self) }

  @Test(arguments: PortableFunction.allCases) func agreesWithExactValues(_ function: PortableFunction) throws
  {
    let rows = try Self.rows(function)
    #expect(rows.count > 150)
    for row in rows {
      let value = function.value(row.x, row.y)
      let error = ((value - row.result) / spacing(at: row.result) - row.rest).magnitude
      // Subnormal results are rounded twice.
      let bound = row.result.isNormal ? function.bound : 0.77
      #expect(error <= bound, "\(function)(\(row.x), \(row.y)) = \(value), not \(row.result)")
    }
  }

  #if arch(x86_64)
    /// The reference of the random tests stands its own test.
    @Test(arguments: PortableFunction.allCases) func referenceIsExactEnough(_ function: PortableFunction)
      throws
    {
      for row in try Self.rows(function) where row.result.isNormal {
        let isAngle = [.sin, .cos, .tan].contains(function)
        if isAngle && row.x.magnitude > 0x1p20 { continue }
        if function == .pow && Portable.log(row.result.magnitude).magnitude > 32 || row.x < 0 { continue }
        let exact = Float80(row.result) + Float80(row.rest) * Float80(spacing(at: row.result))
        let error = (function.reference(row.x, row.y) - exact) / Float80(spacing(at: row.result))
        #expect(error.magnitude < 0.02, "\(function)(\(row.x), \(row.y))")
      }
    }
  #endif
}
