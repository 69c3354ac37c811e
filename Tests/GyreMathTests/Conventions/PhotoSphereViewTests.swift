import GyreMath
import GyreTestSupport
import Testing

@Suite struct PhotoSphereViewTests {
  enum Input: Decodable {
    case number(Double)
    case position([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .position(try container.decode([Double].self))
      }
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }

    var direction: Vector3? {
      guard case .position(let position) = self else { return nil }
      return PhotoSphereView(yaw: position[0], pitch: position[1]).viewAngles.direction
    }
  }

  struct Case: Decodable {
    let op: String
    let a: Input?
    let b: Input?
    let in_rad: Double?
    let value: Double?
    let unit: String?
    let out: Double
  }

  struct File: Decodable {
    let tolerance: Double
    let cases: [Case]
  }

  @Test func agreesWithItsOwnTests() throws {
    let file = try Fixtures.vectors("psv_angles", as: File.self)
    #expect(file.cases.count == 18)
    let units: [String: PhotoSphereView.SpeedUnit] = [
      "dpm": .degreesPerMinute, "radpm": .radiansPerMinute, "rpm": .turnsPerMinute,
    ]
    for row in file.cases {
      let found: Double
      switch row.op {
      case "great_arc": found = try #require(row.a?.direction).angle(to: try #require(row.b?.direction))
      case "wrap_0_2pi": found = PhotoSphereView.wholeTurn(try #require(row.in_rad))
      case "centre_half_clamped": found = PhotoSphereView.halfTurn(try #require(row.in_rad))
      case "centre_pi": found = Angle.wrap(try #require(row.in_rad))
      case "speed_rad_per_s":
        let name = try #require(row.unit)
        let unit = try #require(units[name])
        found = PhotoSphereView.radiansPerSecond(try #require(row.value), unit)
      case "shortest_arc":
        found = Angle.shortestTurn(from: try #require(row.a?.number), to: try #require(row.b?.number))
      default:
        Issue.record("unknown operation \(row.op)")
        continue
      }
      #expect(near(found, row.out, file.tolerance), "\(row)")
    }
  }

  @Test func showsTheSamePointsAsItsCamera() throws {
    let rows = try ConventionFixture.read().photo_sphere
    #expect(rows.count == 20)
    for row in rows {
      let view = PhotoSphereView(
        yaw: try #require(row.yaw), pitch: try #require(row.pitch), roll: try #require(row.roll))
      let lens = RectilinearView(
        width: row.width, height: row.height, verticalFieldOfView: try #require(row.vfov))
      let point = PhotoSphereView(yaw: row.point_yaw, pitch: try #require(row.point_pitch_up)).viewAngles
      #expect(row.isShared(by: view.viewAngles, seeing: point, through: lens), "\(row)")
    }
  }

  @Test func rangesAreItsOwn() {
    #expect(PhotoSphereView.wholeTurn(-1e-300) == 0)
    #expect(PhotoSphereView.wholeTurn(2 * .pi) == 0)
    #expect(PhotoSphereView.wholeTurn(-.pi / 2) == 1.5 * .pi)
    #expect(PhotoSphereView.halfTurn(-3) == -.pi / 2)
    #expect(PhotoSphereView.radiansPerSecond(90, .degreesPerSecond) == .pi / 2)
    #expect(PhotoSphereView.radiansPerSecond(2, .turnsPerSecond) == 4 * .pi)
    #expect(PhotoSphereView.radiansPerSecond(2, .radiansPerSecond) == 2)
    let seed: UInt64 = 83
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let view = ViewAngles(camera: generator.rotation())
      let other = PhotoSphereView(view)
      #expect(other.yaw >= 0 && other.yaw < 2 * .pi, "seed \(seed)")
      #expect(near(other.viewAngles.camera, view.camera, 2e-15), "seed \(seed)")
    }
  }
}
