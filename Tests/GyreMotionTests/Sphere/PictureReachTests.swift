import GyreTestSupport
import Testing

@testable import GyreMotion

/// A picture whose edges are walked point by point, as an oracle for what the formulas say of it.
struct SampledPicture {
  var halfField: Double
  var aspect: Double
  var roll: Double

  var reach: PictureReach { ViewedPicture(halfField: halfField, aspect: aspect).reach(roll: roll) }

  /// Random: fields of view up to 140 degrees either way, any roll, every tenth level.
  init(_ random: inout SeededGenerator) {
    halfField = random.number(from: 0.05, to: 1.2)
    let top = Portable.tan(random.number(from: 0.05, to: 1.2))
    aspect = top / Portable.tan(halfField)
    roll = random.number(from: 0, to: 1) < 0.1 ? 0 : random.number(from: -.pi, to: .pi)
  }

  init(halfField: Double, aspect: Double, roll: Double = 0) {
    self.halfField = halfField
    self.aspect = aspect
    self.roll = roll
  }

  /// Azimuths and elevations of points along the edges, and inside.
  func points(pitch: Double, yaw: Double = 0, _ body: (_ azimuth: Double, _ elevation: Double) -> Void) {
    let camera = ViewAngles(yaw: yaw, pitch: pitch, roll: roll).camera
    let right = Portable.tan(halfField)
    let top = right * aspect
    func point(_ x: Double, _ y: Double) {
      let direction = camera.rotate(Vector3(x: x * right, y: y * top, z: -1))
      body(
        Portable.atan2(direction.x, direction.y),
        Portable.atan2(direction.z, Portable.hypot(direction.x, direction.y)))
    }
    for step in -60...60 {
      let part = Double(step) / 60
      for side in [-1.0, 1] {
        point(part, side)
        point(side, part)
      }
    }
  }

  func highest(pitch: Double) -> Double {
    var highest = -Double.infinity
    points(pitch: pitch) { highest = max(highest, $1) }
    return showsPole(pitch: pitch, .pi / 2) ? .pi / 2 : highest
  }

  func showsPole(pitch: Double, _ pole: Double) -> Bool {
    let up = ViewAngles(pitch: pitch, roll: roll).camera.conjugate.rotate(
      Vector3(x: 0, y: 0, z: pole < 0 ? -1 : 1))
    guard up.z < 0 else { return false }
    let right = Portable.tan(halfField)
    return abs(up.x / up.z) < right && abs(up.y / up.z) < right * aspect
  }

  /// The widest angle of azimuth that is shown.
  func width(pitch: Double) -> Double {
    if showsPole(pitch: pitch, .pi / 2) || showsPole(pitch: pitch, -.pi / 2) { return 2 * .pi }
    var (least, most) = (0.0, 0.0)
    points(pitch: pitch) { azimuth, _ in
      least = min(least, azimuth)
      most = max(most, azimuth)
    }
    return most - least
  }
}

@Suite struct PictureReachTests {
  @Test func theHighestPitchIsTheLastThatShowsNothingAbove() {
    var random = SeededGenerator(seed: 1)
    var tight = 0
    for round in 0..<3000 {
      let picture = SampledPicture(&random)
      let elevation = random.number(from: -1.5, to: 1.5)
      let pitch = picture.reach.highestPitch(below: elevation)
      guard pitch > -.pi / 2 else {
        #expect(picture.highest(pitch: -.pi / 2) > elevation - 1e-9, "round \(round)")
        continue
      }
      #expect(picture.highest(pitch: pitch) <= elevation + 1e-9, "round \(round): \(picture)")
      guard pitch < .pi / 2 - 1e-3 else { continue }
      tight += 1
      #expect(picture.highest(pitch: pitch + 2e-3) > elevation, "round \(round): \(picture), \(elevation)")
    }
    #expect(tight > 2000)
  }

  @Test func theLowestPitchIsItsMirror() {
    let picture = ViewedPicture(halfField: 0.7, aspect: 0.6).reach(roll: 0.4)
    #expect(picture.lowestPitch(above: -0.9) == -picture.highestPitch(below: 0.9))
  }

  /// Top edge p + v/2; below the horizon its corners, which are higher than its middle.
  @Test func withoutRollItIsTheEdgeOrTheCorner() {
    let picture = ViewedPicture(halfField: .pi / 4, aspect: 1).reach(roll: 0)
    #expect(abs(picture.highestPitch(below: 1) - (1 - .pi / 4)) < 1e-15)
    let pitch = picture.highestPitch(below: -0.2)
    #expect(abs((Portable.sin(pitch) + Portable.cos(pitch)) / 3.0.squareRoot() - Portable.sin(-0.2)) < 1e-15)
  }

  @Test func azimuthsAreThoseOfTheCorners() {
    var random = SeededGenerator(seed: 2)
    for round in 0..<3000 {
      let picture = SampledPicture(&random)
      let pitch = random.number(from: -.pi / 2, to: .pi / 2)
      let reach = picture.reach.azimuths(atPitch: pitch)
      if picture.width(pitch: pitch) == 2 * .pi {
        #expect(reach == (-.pi, .pi), "round \(round)")
        continue
      }
      var (least, most) = (0.0, 0.0)
      picture.points(pitch: pitch) { azimuth, _ in
        least = min(least, azimuth)
        most = max(most, azimuth)
      }
      #expect(abs(reach.left - least) < 1e-9 && abs(reach.right - most) < 1e-9, "round \(round): \(picture)")
    }
  }

  /// H(p) = atan2(tan(h/2), cos p - tan(v/2) sin |p|), all azimuths from p + v/2 = 90 degrees on.
  @Test func withoutRollTheHalfWidthIsTheKnownOne() {
    let picture = ViewedPicture(halfField: 0.6, aspect: 0.5).reach(roll: 0)
    let top = Portable.tan(0.6) * 0.5
    for pitch in [-1.2, -0.3, 0, 0.5, 1.1] {
      let half = Portable.atan2(Portable.tan(0.6), Portable.cos(pitch) - top * Portable.sin(abs(pitch)))
      #expect(picture.azimuths(atPitch: pitch) == (-half, half))
    }
    let edge = .pi / 2 - Portable.atan(top)
    #expect(picture.azimuths(atPitch: edge + 1e-9) == (-.pi, .pi))
    #expect(abs(picture.azimuths(atPitch: edge - 1e-9).right - .pi / 2) < 1e-6)
  }

  @Test func thePitchNotWiderIsTheLastThatFits() {
    var random = SeededGenerator(seed: 3)
    var bounded = 0
    for round in 0..<2000 {
      let picture = SampledPicture(&random)
      let width = random.number(from: 0.2, to: 6.2)
      let sign = round % 2 == 0 ? 1.0 : -1.0
      let pitch = picture.reach.pitch(near: sign * .pi / 2, notWiderThan: width)
      #expect(pitch * sign >= 0)
      if picture.width(pitch: 0) > width + 1e-9 {
        #expect(pitch == 0, "round \(round)")
        continue
      }
      #expect(
        picture.width(pitch: pitch - sign * 1e-7) <= width + 1e-6, "round \(round): \(picture) \(width)")
      guard abs(pitch) < .pi / 2 - 1e-3, abs(pitch) > 1e-3 else { continue }
      bounded += 1
      #expect(picture.width(pitch: pitch + sign * 1e-3) > width, "round \(round): \(picture) \(width)")
      #expect(picture.reach.pitch(near: pitch * 0.9, notWiderThan: width) == pitch * 0.9)
    }
    #expect(bounded > 1000)
  }
}
