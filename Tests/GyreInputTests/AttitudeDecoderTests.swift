import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@Suite struct AttitudeDecoderTests {
  @Test func readsTheFourPartsByName() throws {
    let linux = try decoded(
      ["qx", "qy", "qz", "qw"], [.decimal(0.5), .decimal(-0.5), .decimal(0.5), .decimal(0.5)])
    #expect(linux == Quaternion(w: 0.5, x: 0.5, y: -0.5, z: 0.5))
    let other = try decoded(
      ["qw", "qz", "qy", "qx"], [.decimal(0.5), .decimal(0.5), .decimal(-0.5), .decimal(0.5)])
    #expect(other == linux)
  }

  @Test func setsTheNormOfFixedPointNumbersToOne() throws {
    let attitude = try decoded(
      ["qx", "qy", "qz", "qw"], [.integer(0), .integer(0), .integer(0), .integer(16384)], scale: 6.1e-5)
    #expect(attitude == .identity)
    let tilted = try decoded(
      ["qx", "qy", "qz", "qw"], [.integer(11585), .integer(0), .integer(-1), .integer(11585)], scale: 6.1e-5)
    #expect(abs(tilted.norm - 1) < 1e-15)
  }

  @Test func handsOnWhatIsNoAttitude() throws {
    let zero = try decoded(["qx", "qy", "qz", "qw"], [.integer(0), .integer(0), .integer(0), .integer(0)])
    #expect(zero == Quaternion(w: 0, x: 0, y: 0, z: 0))
    let long = try decoded(["qx", "qy", "qz", "qw"], [.integer(0), .integer(2), .integer(0), .integer(0)])
    #expect(long.y == 2)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func theMountTakesDeviceVectorsThroughTheSensor(seed: UInt64) throws {
    // earth <- device = (earth <- sensor)(sensor <- device): the same vector, seen from either, is the same on earth.
    var random = SeededGenerator(seed: seed)
    let attitude = Quaternion.random(using: &random)
    let mount = MountMatrix.signedPermutations.randomElement(using: &random) ?? .identity
    let result = try decoded(
      ["qw", "qx", "qy", "qz"], [attitude.w, attitude.x, attitude.y, attitude.z].map { .decimal($0) },
      mount: mount)
    let sensor = Vector3(x: 1, y: 2, z: 3)
    let difference = result.rotate(mount.proper.apply(sensor)) - attitude.rotate(sensor)
    #expect(difference.length < 1e-14, "seed \(seed), mount \(mount)")
  }

  @Test func refusesMountsThatAreNoRotation() throws {
    let shear = MountMatrix(
      x: Vector3(x: 1, y: 0.5, z: 0), y: Vector3(x: 0, y: 1, z: 0), z: Vector3(x: 0, y: 0, z: 1))
    #expect(throws: InputError.shearingMount(stream: 2)) {
      _ = try decoded(["qx", "qy", "qz", "qw"], [], mount: shear)
    }
    #expect(throws: InputError.missingChannels(stream: 2, names: ["qy"])) {
      _ = try decoded(["qx", "qz", "qw"], [])
    }
  }

  @Test func turnsAnInverseRound() throws {
    let parts = [0.5, -0.5, 0.5, 0.5].map { RawValue.decimal($0) }
    let names = ["qw", "qx", "qy", "qz"]
    #expect(
      try decoded(names, parts, frames: ("device", "earth")) == Quaternion(w: 0.5, x: -0.5, y: 0.5, z: 0.5))
    #expect(
      try decoded(names, parts, frames: ("earth", "device")) == Quaternion(w: 0.5, x: 0.5, y: -0.5, z: -0.5))
    #expect(throws: InputError.unknownFrames(stream: 2, from: "device", to: "moon")) {
      _ = try decoded(names, parts, frames: ("device", "moon"))
    }
  }

  private func decoded(
    _ names: [String], _ values: [RawValue], scale: Double = 1, mount: MountMatrix? = nil,
    frames: (from: String?, to: String?) = (nil, nil)
  ) throws -> Quaternion {
    var session = try Session(
      StreamDescription(
        id: 2, kind: .attitude, channels: names.map { ChannelDescription(name: $0, scale: scale) },
        mount: mount, fromFrame: frames.from, toFrame: frames.to))
    guard case .attitude(let sample) = try #require(session.decode(values).first) else {
      throw UnexpectedEvent()
    }
    return sample.attitude
  }
}

extension Quaternion {
  /// A random rotation, uniform enough for tests.
  static func random(using random: inout SeededGenerator) -> Quaternion {
    let parts = (0..<4).map { _ in Double.random(in: -1...1, using: &random) }
    let quaternion = Quaternion(w: parts[0], x: parts[1], y: parts[2], z: parts[3])
    let norm = quaternion.norm
    return Quaternion(w: parts[0] / norm, x: parts[1] / norm, y: parts[2] / norm, z: parts[3] / norm)
  }
}

extension MountMatrix {
  /// All 48 matrices whose entries are 0, 1 and -1 with one entry in each row and column.
  static let signedPermutations: [MountMatrix] = {
    var found: [MountMatrix] = []
    let units = [Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0, y: 0, z: 1)]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      for signs in 0..<8 {
        let rows = order.enumerated().map { units[$1] * (signs >> $0 & 1 == 1 ? -1 : 1) }
        found.append(MountMatrix(x: rows[0], y: rows[1], z: rows[2]))
      }
    }
    return found
  }()
}
