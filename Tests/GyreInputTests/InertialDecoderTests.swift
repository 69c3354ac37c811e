import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@Suite struct InertialDecoderTests {
  @Test func addsTheOffsetThenScales() throws {
    let sample = try decoded(
      [.integer(-12), .integer(33), .integer(5)],
      ["gx", "gy", "gz"].map { ChannelDescription(name: $0, scale: 0.25, offset: 2) })
    #expect(sample.angularVelocity == Vector3(x: -2.5, y: 8.75, z: 1.75))
    #expect(sample.acceleration == nil)
    #expect(sample.magneticField == nil)
  }

  @Test func findsChannelsByNameInAnyOrder() throws {
    let names = ["az", "temperature", "gx", "ay", "gz", "mx", "ax", "gy", "mz", "my"]
    let sample = try decoded(
      (1...10).map { .integer($0) }, names.map { ChannelDescription(name: $0) })
    #expect(sample.angularVelocity == Vector3(x: 3, y: 8, z: 5))
    #expect(sample.acceleration == Vector3(x: 7, y: 4, z: 1))
    #expect(sample.magneticField == Vector3(x: 6, y: 10, z: 9))
  }

  @Test(arguments: [
    ("g", "rad/s", 1.0), ("g", "deg/s", Double.pi / 180),
    ("g", "dps", Double.pi / 180), ("g", "mdeg/s", Double.pi / 180_000),
    ("a", "m/s^2", 1), ("a", "g", 9.80665), ("a", "mg", 0.00980665),
    ("m", "uT", 1), ("m", "T", 1e6), ("m", "nT", 1e-3), ("m", "G", 100), ("m", "gauss", 100),
    ("m", "mG", 0.1),
  ])
  func convertsUnits(prefix: String, unit: String, factor: Double) throws {
    let sample = try decoded(
      [.integer(180), .decimal(-90), .integer(0)],
      ["x", "y", "z"].map { ChannelDescription(name: prefix + $0, unit: unit) })
    let vector = try #require(
      prefix == "g" ? sample.angularVelocity : prefix == "a" ? sample.acceleration : sample.magneticField)
    #expect(ulps(vector.x, 180 * factor) <= 1)
    #expect(ulps(vector.y, -90 * factor) <= 1)
    #expect(vector.z == 0 && vector.z.sign == .plus)
  }

  @Test func aHalfTurnPerSecondIsExactlyPi() throws {
    let sample = try decoded(
      [.integer(180), .integer(0), .integer(-180)],
      ["gx", "gy", "gz"].map { ChannelDescription(name: $0, unit: "deg/s") })
    #expect(sample.angularVelocity == Vector3(x: .pi, y: 0, z: -.pi))
  }

  @Test func turnsVectorsByTheMountAndAxialOnesWithoutItsMirror() throws {
    // z' = -z is a mirror: acceleration takes it as it is, rates and fields take the half turn that remains.
    let mirror = MountMatrix(
      x: Vector3(x: 1, y: 0, z: 0), y: Vector3(x: 0, y: 1, z: 0), z: Vector3(x: 0, y: 0, z: -1))
    let sample = try decoded(
      (1...9).map { .integer($0) },
      ["gx", "gy", "gz", "ax", "ay", "az", "mx", "my", "mz"].map { ChannelDescription(name: $0) },
      mount: mirror)
    #expect(sample.angularVelocity == Vector3(x: -1, y: -2, z: 3))
    #expect(sample.acceleration == Vector3(x: 4, y: 5, z: -6))
    #expect(sample.magneticField == Vector3(x: -7, y: -8, z: 9))
  }

  @Test func neverGivesNegativeZero() throws {
    let quarter = MountMatrix(
      x: Vector3(x: 0, y: -1, z: 0), y: Vector3(x: -1, y: 0, z: 0), z: Vector3(x: 0, y: 0, z: -1))
    for mount in [nil, quarter] {
      let sample = try decoded(
        [.integer(0), .integer(0), .decimal(-0.0)],
        ["ax", "ay", "az"].map { ChannelDescription(name: $0, scale: -2) }, mount: mount)
      let vector = try #require(sample.acceleration)
      #expect([vector.x, vector.y, vector.z].allSatisfy { $0 == 0 && $0.sign == .plus })
    }
  }

  @Test(arguments: [
    (RawValue.integer(99), false), (.integer(100), true), (.integer(-100), true), (.integer(32767), true),
    (.integer(-32768), true), (.integer(Int64(Int32.max)), true), (.decimal(99.5), false),
    (.decimal(100), true),
  ])
  func knowsTheEndOfTheRange(raw: RawValue, isSaturated: Bool) throws {
    let channels = ["gx", "gy", "gz"].map {
      ChannelDescription(name: $0, unit: "deg/s", scale: 2, range: 200)
    }
    #expect(try decoded([.integer(0), raw, .integer(0)], channels).isSaturated == isSaturated)
  }

  @Test func theEndOfARegisterIsSaturatedWithoutARange() throws {
    let channels = ["ax", "ay", "az"].map { ChannelDescription(name: $0) }
    #expect(try decoded([.integer(0), .integer(0), .integer(-32768)], channels).isSaturated)
    #expect(try !decoded([.integer(0), .integer(0), .decimal(-32768)], channels).isSaturated)
    let unknown = ["ax", "ay", "az"].map { ChannelDescription(name: $0, range: 0) }
    #expect(try !decoded([.integer(0), .integer(0), .integer(5)], unknown).isSaturated)
  }

  @Test func takesTheSensorsOwnStamp() throws {
    let channels = ["gx", "gy", "gz", "device_t_ns"].map { ChannelDescription(name: $0) }
    let sample = try decoded(
      [.integer(0), .integer(0), .integer(0), .integer(9_007_199_254_740_993)], channels)
    #expect(sample.measured.nanoseconds == 9_007_199_254_740_993)
    #expect(sample.time == Timestamp(nanoseconds: 10_000_000))
    let without = try decoded([.integer(0), .integer(0), .integer(0)], Array(channels.prefix(3)))
    #expect(without.measured == without.time)
  }

  @Test func refusesResultsThatAreNotFinite() throws {
    var session = try Session(
      StreamDescription(
        id: 0, kind: .imu, channels: ["gx", "gy", "gz"].map { ChannelDescription(name: $0, scale: 1e300) }))
    #expect(session.decode([.decimal(1e300), .integer(0), .integer(0)] as [RawValue]).isEmpty)
    #expect(session.decoder.refusedRows == 1)
  }

  @Test func refusesUnusableDescriptions() {
    func problem(_ channels: [ChannelDescription], mount: MountMatrix? = nil) -> InputError? {
      do throws(InputError) {
        var decoder = InputDecoder(view: TouchView(width: 1, height: 1))
        try decoder.describe(
          StreamDescription(id: 4, kind: .imu, channels: channels, mount: mount), at: .zero
        ) { _ in }
        return nil
      } catch { return error }
    }
    let gyro = ["gx", "gy", "gz"].map { ChannelDescription(name: $0) }
    #expect(problem(gyro) == nil)
    #expect(problem([]) == .missingChannels(stream: 4, names: ["gx", "gy", "gz", "ax", "ay", "az"]))
    #expect(
      problem(gyro + [ChannelDescription(name: "ay")]) == .missingChannels(stream: 4, names: ["ax", "az"]))
    #expect(problem(gyro + gyro) == .repeatedChannel(stream: 4, name: "gx"))
    #expect(
      problem(gyro + ["ax", "ay", "az"].map { ChannelDescription(name: $0, scale: 0) })
        == .unusableScale(stream: 4, channel: "ax"))
    #expect(
      problem(gyro + ["ax", "ay", "az"].map { ChannelDescription(name: $0, offset: .infinity) })
        == .unusableScale(stream: 4, channel: "ax"))
    let error = problem(["gx", "gy", "gz"].map { ChannelDescription(name: $0, unit: "furlong") })
    #expect(error?.description.contains("unit \"furlong\" of gx is unknown; use rad/s, deg/s") == true)
    let flat = MountMatrix(x: .zero, y: Vector3(x: 0, y: 1, z: 0), z: Vector3(x: 0, y: 0, z: 1))
    #expect(problem(gyro, mount: flat) == .singularMount(stream: 4))
  }

  private func decoded(
    _ values: [RawValue], _ channels: [ChannelDescription], mount: MountMatrix? = nil
  ) throws -> InertialSample {
    var session = try Session(StreamDescription(id: 1, kind: .imu, channels: channels, mount: mount))
    guard case .inertial(let sample) = try #require(session.decode(values).first) else {
      throw UnexpectedEvent()
    }
    return sample
  }
}

/// Another kind of event than the test asked for.
struct UnexpectedEvent: Error {}
