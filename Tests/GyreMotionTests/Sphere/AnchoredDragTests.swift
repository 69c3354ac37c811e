import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct AnchoredDragTests {
  // MARK: - anchored_drag

  private struct Level: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var view: View
      var press: [Double]
      var move: [Double]
      var yaw_after: Double
      var pitch_after: Double
    }
    struct View: Decodable {
      var yaw: Double
      var pitch: Double
      var vfov: Double
      var width: Double
      var height: Double
    }
  }

  @Test func levelDragsEndWhereTheirSolverSays() throws {
    let cases = try Fixtures.vectors("anchored_drag", as: Level.self).cases
    #expect(cases.count == 20)
    for drag in cases {
      let view = drag.view
      let field = FieldOfView.convert(
        view.vfov, from: .vertical, to: .horizontal, width: view.width, height: view.height)
      var stroke = Stroke(
        MotionController(
          MotionSettings(
            view: ViewSettings(
              width: view.width, height: view.height, horizontalFieldOfView: .radians(field),
              minimumFieldOfView: .degrees(1), maximumFieldOfView: .degrees(170), yaw: .radians(view.yaw),
              pitch: .radians(view.pitch)),
            touch: TouchSettings(slop: 0))))
      let way = (drag.move[0] - drag.press[0], drag.move[1] - drag.press[1])
      stroke.drag(from: (drag.press[0], drag.press[1]), by: way, steps: 100)
      let camera = stroke.view.camera
      #expect(abs(Angle.wrap(camera.yaw.radians - drag.yaw_after)) < 1e-6, "\(drag)")
      #expect(abs(camera.pitch.radians - drag.pitch_after) < 1e-6, "\(drag)")
      #expect(abs(camera.roll.radians) < 1e-9, "\(drag)")
    }
  }

  // MARK: - rolled_drag

  private struct Rolled: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var kind: String
      var hfov: Double
      var device: [Double]
      var turn: [Double]
      var press: [Double]
      var move: [Double]
      var camera: [[Double]]
    }
  }

  @Test func rolledDragsEndWhereTheirSolverSays() throws {
    var kinds: [String: Int] = [:]
    var worst = 0.0
    for drag in try Fixtures.vectors("rolled_drag", as: Rolled.self).cases {
      kinds[drag.kind, default: 0] += 1
      let settings = MotionSettings(
        view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(drag.hfov)),
        touch: TouchSettings(slop: 0), gyro: GyroSettings(mode: .absolute, pitchOffset: .keep))
      var tablet = Tablet(settings, yaw: drag.device[0], pitch: drag.device[1], roll: drag.device[2])
      tablet.report()
      tablet.finger(.began, drag.press[0], drag.press[1])
      for step in 1...200 {
        let part = Double(step) / 200
        func way(_ from: Double, _ by: Double) -> Double { from + by * part }
        // The finger first: a drag begins, and grabs, with its first move.
        tablet.finger(
          .moved, drag.press[0] + (drag.move[0] - drag.press[0]) * part,
          drag.press[1] + (drag.move[1] - drag.press[1]) * part)
        tablet.turn(
          yaw: way(drag.device[0], drag.turn[0]), pitch: way(drag.device[1], drag.turn[1]),
          roll: way(drag.device[2], drag.turn[2]), steps: 1)
      }
      let attitude = tablet.camera.attitude
      for (axis, expected) in zip(
        [Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 0, z: 1)], [drag.camera[0], drag.camera[2]])
      {
        let seen = attitude.rotate(axis)
        let error = (seen - Vector3(x: expected[0], y: expected[1], z: expected[2])).length
        worst = max(worst, error)
        #expect(error < 1e-6, "\(drag)")
      }
    }
    #expect(kinds == ["rolled": 20, "near a pole": 12, "beyond the pole": 16])
    print("rolled_drag: worst error \(worst) rad")
  }
}
