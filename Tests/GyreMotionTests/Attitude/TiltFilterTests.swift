import GyreMotion
import Testing

@testable import struct GyreMotion.TiltFilter

@Suite struct TiltFilterTests {
  private static func sample(_ milliseconds: Double, rate: Vector3? = nil, acceleration: Vector3? = nil)
    -> InertialSample
  {
    InertialSample(
      time: .zero + .milliseconds(milliseconds), angularVelocity: rate, acceleration: acceleration)
  }

  private static let up = Vector3(x: 0, y: 9.81, z: 0)

  /// Hubs deliver gyroscope and accelerometer in rows of their own: neither may take the other's time.
  @Test(arguments: [0.0, 2, 5, 9])
  func ratesAndAccelerationsInRowsOfTheirOwnAddUp(lag: Double) throws {
    var filter = TiltFilter()
    let turn = Vector3(x: 0, y: -90 * .pi / 180, z: 0)
    for step in 0...200 {
      _ = filter.update(Self.sample(Double(step) * 10, rate: turn))
      _ = filter.update(Self.sample(Double(step) * 10 + lag, acceleration: Self.up))
    }
    let attitude = try #require(filter.attitude)
    let expected = Quaternion.aboutZ(-.pi) * Quaternion.aboutX(.pi / 2)
    #expect(attitude.angle(to: expected) < 1e-9)
  }

  @Test func aWrongTiltShrinksToOneEthInItsTimeAndLeavesTheHeading() throws {
    var filter = TiltFilter()
    _ = filter.update(Self.sample(0, rate: .zero, acceleration: Self.up))
    let tilted = Vector3(x: 0, y: 9.81 * Portable.cos(0.2), z: 9.81 * Portable.sin(0.2))
    for step in 1...300 {
      _ = filter.update(Self.sample(Double(step) * 10, rate: .zero, acceleration: tilted))
    }
    let angles = ViewAngles(camera: try #require(filter.attitude))
    #expect(abs(angles.pitch - -0.2 * (1 - Portable.exp(-1))) < 1e-6)
    #expect(abs(angles.yaw) < 1e-12)
  }

  @Test func timeThatStandsOrRunsBackALittleIsRefused() {
    var filter = TiltFilter()
    let rate = Vector3(x: 1, y: 0, z: 0)
    let isFirst = filter.update(Self.sample(100, rate: rate))
    let before = filter
    let isAgain = filter.update(Self.sample(100, rate: rate))
    let isEarlier = filter.update(Self.sample(50, rate: rate))
    #expect(isFirst && !isAgain && !isEarlier)
    #expect(filter == before)
  }

  @Test func aHoleIsNotIntegrated() throws {
    var filter = TiltFilter()
    _ = filter.update(Self.sample(0, rate: Vector3(x: 0, y: 1, z: 0), acceleration: Self.up))
    let before = try #require(filter.attitude)
    #expect(filter.isBreak(before: Self.sample(3000, rate: .zero)))
    _ = filter.update(Self.sample(3000, rate: Vector3(x: 0, y: 1, z: 0), acceleration: Self.up))
    #expect(before.angle(to: try #require(filter.attitude)) < 1e-12)
  }
}
