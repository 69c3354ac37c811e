import GyreMath
import GyreTestSupport
import Testing

@Suite struct ViewAnglesTests {
  struct Case: Decodable {
    let kind: String
    let yaw: Double
    let pitch: Double
    let roll: Double
    let held_roll: Double
    let matrix: [Double]
    let expect: [Double]
  }

  struct File: Decodable {
    let view: [Case]
  }

  static func cases() throws -> [Case] {
    try Fixtures.vectors("camera_conventions", as: File.self).view
  }

  @Test func cameraIsTheProductOfThreeTurns() throws {
    for row in try Self.cases() {
      let expected = try matrix(row.matrix)
      let camera = ViewAngles(yaw: row.yaw, pitch: row.pitch, roll: row.roll).camera
      #expect(near(RotationMatrix(camera), expected, 2e-15))
      let product =
        Quaternion.aboutZ(-row.yaw) * Quaternion.aboutX(.pi / 2 + row.pitch) * Quaternion.aboutZ(-row.roll)
      #expect(near(camera, product.canonical, 5e-16))
    }
  }

  @Test func anglesAreThoseOfTheMatrix() throws {
    for row in try Self.cases() {
      let camera = Quaternion(try matrix(row.matrix))
      let view = ViewAngles(camera: camera, heldRoll: row.held_roll)
      // The horizontal part of the axis, of which rounding takes 1e-16, divides the error of yaw and roll.
      let tolerance = row.kind == "away from the poles" ? 2e-14 : 1e-12
      #expect(nearOnCircle(view.yaw, row.expect[0], tolerance), "\(row.kind) \(view) \(row.expect)")
      #expect(near(view.pitch, row.expect[1], 1e-15), "\(row.kind) \(view) \(row.expect)")
      #expect(nearOnCircle(view.roll, row.expect[2], tolerance), "\(row.kind) \(view) \(row.expect)")
    }
  }

  @Test func designFormulasHold() {
    // The rules as the architecture states them, from the rotated axes.
    let seed: UInt64 = 61
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let q = generator.rotation()
      let forward = q.rotate(Vector3(x: 0, y: 0, z: -1))
      let right = q.rotate(Vector3(x: 1, y: 0, z: 0))
      let top = q.rotate(Vector3(x: 0, y: 1, z: 0))
      let horizontal = Portable.hypot(forward.x, forward.y)
      if horizontal < 1e-3 { continue }
      let view = ViewAngles(camera: q, heldRoll: 9)
      #expect(
        nearOnCircle(view.yaw, Portable.atan2(forward.x, forward.y), 1e-15 / horizontal), "seed \(seed)")
      #expect(near(view.pitch, Portable.atan2(forward.z, horizontal), 1e-15), "seed \(seed)")
      #expect(nearOnCircle(view.roll, Portable.atan2(-right.z, top.z), 1e-15 / horizontal), "seed \(seed)")
      #expect(near(view.camera, q.canonical, 2e-15 / horizontal), "seed \(seed)")
      #expect(ViewAngles(camera: -q, heldRoll: 9) == view, "seed \(seed)")
    }
  }

  @Test func signsAreThoseOfACompassAndAnAirman() {
    func forward(_ view: ViewAngles) -> Vector3 { view.camera.rotate(Vector3(x: 0, y: 0, z: -1)) }
    func top(_ view: ViewAngles) -> Vector3 { view.camera.rotate(Vector3(x: 0, y: 1, z: 0)) }
    #expect(near(forward(ViewAngles()), Vector3(x: 0, y: 1, z: 0), 3e-16))
    #expect(near(top(ViewAngles()), Vector3(x: 0, y: 0, z: 1), 3e-16))
    #expect(near(forward(ViewAngles(yaw: .pi / 2)), Vector3(x: 1, y: 0, z: 0), 3e-16))
    #expect(near(forward(ViewAngles(pitch: .pi / 2)), Vector3(x: 0, y: 0, z: 1), 3e-16))
    #expect(near(top(ViewAngles(roll: .pi / 2)), Vector3(x: 1, y: 0, z: 0), 3e-16))
    #expect(near(ViewAngles().camera, .aboutX(.pi / 2), 2e-16))
  }

  @Test func theSameRotationOnBothSidesOfThePoleRule() {
    // Outside the pole's circle the roll is held; inside, the attitude must come back all the same, to a
    // rotation about the optical axis that the circle's radius bounds.
    let seed: UInt64 = 62
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let sign: Double = generator.next() & 1 == 0 ? 1 : -1
      let border = sign * Portable.acos(ViewAngles.poleRadius)
      let yaw = generator.number(from: -3.1, to: 3.1)
      let roll = generator.number(from: -3.1, to: 3.1)
      let outside = ViewAngles(camera: ViewAngles(yaw: yaw, pitch: border - sign * 1e-9, roll: roll).camera)
      let inside = ViewAngles(
        camera: ViewAngles(yaw: yaw, pitch: border + sign * 1e-9, roll: roll).camera, heldRoll: outside.roll)
      #expect(nearOnCircle(outside.yaw, inside.yaw, 1e-11), "seed \(seed)")
      #expect(near(outside.pitch, inside.pitch, 3e-9), "seed \(seed)")
      #expect(nearOnCircle(outside.roll, inside.roll, 1e-11), "seed \(seed)")
    }
  }

  @Test func passingThePoleIsSmooth() {
    // Tilting over the zenith past the pole's circle: with the roll held, heading stays, until the camera
    // leaves the circle on the other side, where both turn by half a turn together.
    for sign in [1.0, -1.0] {
      var held = 0.3
      var previous: ViewAngles?
      let start = ViewAngles(yaw: 0.7, pitch: sign * 1.5698, roll: held).camera
      for step in 0...1_000 {
        let tilt = sign * Double(step) * 1e-6
        // Pitch up about the camera's own horizontal axis: the top turns by the roll first.
        let turn = Quaternion.aboutZ(held) * Quaternion.aboutX(tilt) * Quaternion.aboutZ(-held)
        let view = ViewAngles(camera: start * turn, heldRoll: held)
        if let previous {
          #expect(Angle.shortestTurn(from: previous.yaw, to: view.yaw).magnitude < 1e-9)
          #expect(Angle.shortestTurn(from: previous.roll, to: view.roll).magnitude < 1e-9)
          #expect((view.pitch - previous.pitch).magnitude < 1.1e-6)
        }
        held = view.roll
        previous = view
      }
      #expect((previous?.pitch ?? 0).magnitude > 1.5705)
    }
  }

  @Test func atThePoleTheRoundTripKeepsTheAttitude() {
    let seed: UInt64 = 63
    var generator = SeededGenerator(seed: seed)
    for gap in [0, 1e-16, 1e-12, 1e-7, 5e-4, 9.9e-4] {
      for _ in 0..<200 {
        let sign: Double = generator.next() & 1 == 0 ? 1 : -1
        let camera = ViewAngles(
          yaw: generator.number(from: -3, to: 3), pitch: sign * (.pi / 2 - gap),
          roll: generator.number(from: -3, to: 3)
        ).camera
        let view = ViewAngles(camera: camera, heldRoll: generator.number(from: -3, to: 3))
        // What holding the roll may misplace is a turn about the vertical by the difference of rolls, seen
        // at the distance of the axis from the pole.
        #expect(camera.angle(to: view.camera) <= 4.1 * gap + 1e-15, "seed \(seed): gap \(gap)")
      }
    }
  }

  @Test func directionsComeBack() {
    let seed: UInt64 = 64
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let direction = generator.direction()
      let view = ViewAngles(direction: direction * 17)
      #expect(near(view.direction, direction, 6e-16), "seed \(seed)")
      #expect(near(view.camera.rotate(Vector3(x: 0, y: 0, z: -1)), direction, 1e-15), "seed \(seed)")
    }
    #expect(ViewAngles(direction: Vector3(x: 0, y: 0, z: 5)) == ViewAngles(pitch: .pi / 2))
    #expect(ViewAngles(direction: Vector3(x: -0.0, y: -1, z: -0.0)) == ViewAngles(yaw: .pi))
  }

  @Test func neitherNaNNorMinusZeroComesOut() {
    let quaternions = [
      Quaternion.identity, -Quaternion.identity, .aboutX(.pi / 2), .aboutX(.pi),
      Quaternion(w: 0, x: 0, y: 0, z: 0),
      Quaternion(w: 0, x: 0, y: 1, z: 0), Quaternion(w: -0.0, x: -0.0, y: -0.0, z: -1), ViewAngles().camera,
    ]
    for q in quaternions {
      for held in [0, -0.0, 1] {
        let view = ViewAngles(camera: q, heldRoll: held)
        for angle in [view.yaw, view.pitch, view.roll] {
          #expect(angle.isFinite && (angle != 0 || angle.sign == .plus), "\(q)")
        }
      }
    }
  }
}
