import GyreMath
import GyreTestSupport
import Testing

@Suite struct FieldOfViewTests {
  struct Case: Decodable {
    let op: String
    let fov_rad: Double
    let width: Double
    let height: Double
    let out_rad: Double
  }

  struct File: Decodable {
    let tolerance: Double
    let cases: [Case]
  }

  static func side(_ letter: Character?) throws -> FieldOfView.Side {
    switch letter {
    case "h": return .horizontal
    case "v": return .vertical
    case "d": return .diagonal
    default: return try #require(nil as FieldOfView.Side?)
    }
  }

  @Test func agreesWithMarzipano() throws {
    let file = try Fixtures.vectors("marzipano_convert_fov", as: File.self)
    #expect(file.cases.count == 18)
    for row in file.cases {
      let found = FieldOfView.convert(
        row.fov_rad, from: try Self.side(row.op.first), to: try Self.side(row.op.last), width: row.width,
        height: row.height)
      #expect(near(found, row.out_rad, file.tolerance), "\(row)")
    }
  }

  @Test func everyConversionComesBack() {
    let seed: UInt64 = 71
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let angle = generator.number(from: 0.001, to: 3.1)
      let width = generator.number(from: 1, to: 4_000)
      let height = generator.number(from: 1, to: 4_000)
      for start in FieldOfView.Side.allCases {
        for end in FieldOfView.Side.allCases {
          let there = FieldOfView.convert(angle, from: start, to: end, width: width, height: height)
          let back = FieldOfView.convert(there, from: end, to: start, width: width, height: height)
          #expect(near(back, angle, 2e-12), "seed \(seed): \(angle) \(start) \(end)")
        }
      }
    }
  }

  @Test func theEndsOfTheRangeStay() {
    for end in FieldOfView.Side.allCases {
      #expect(FieldOfView.convert(0, from: .horizontal, to: end, width: 16, height: 9) == 0)
      #expect(near(FieldOfView.convert(.pi, from: .horizontal, to: end, width: 16, height: 9), .pi, 4e-16))
    }
    // A tiny field of view scales like the sides.
    #expect(
      near(
        FieldOfView.convert(1e-9, from: .horizontal, to: .vertical, width: 16, height: 9), 5.625e-10, 1e-24))
  }
}
