import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct MagneticHeadingTests {
  /// The earth's field in middle Europe: 20 uT to the north, 45 down.
  private static let field = Vector3(x: 0, y: 20, z: -45)

  /// A compass on a device that lies flat at an azimuth (degrees), which its attitude does not know.
  private struct Compass {
    var north = MagneticHeading()
    /// What the device shows; the attitude without a compass stays at 0.
    mutating func read(_ field: Vector3, seconds: Double, rate: Double = 0, holds: Bool = false) {
      for _ in 0..<Int((seconds * 100).rounded()) {
        north.update(field, attitude: .identity, rate: rate, over: 0.01, time: 9, holds: holds)
      }
    }
    var degrees: Double { north.turn * 180 / .pi }
  }

  /// The field as a device sees it that is turned by some degrees from north, clockwise.
  private static func seen(_ azimuth: Double, times scale: Double = 1) -> Vector3 {
    Quaternion.aboutZ(azimuth * .pi / 180).rotate(field) * scale
  }

  @Test(arguments: [0.0, 30, -90, 179])
  func theFirstReadingSaysWhereNorthIs(azimuth: Double) {
    var compass = Compass()
    compass.read(Self.seen(azimuth), seconds: 0.01)
    #expect(abs(Angle.wrap((compass.degrees + azimuth) * .pi / 180)) < 1e-9)
  }

  /// A heading that is off comes back with the time constant.
  @Test func aKnownFieldIsFollowed() {
    var compass = Compass()
    compass.read(Self.seen(0), seconds: 20, rate: 1)
    #expect(compass.north.trust == .followed && abs(compass.degrees) < 1e-9)
    compass.read(Self.seen(-10), seconds: 9)
    #expect(abs(compass.degrees - 10 * (1 - Portable.exp(-1))) < 0.01)
    let before = compass.degrees
    compass.read(Self.seen(-40), seconds: 30, holds: true)
    #expect(compass.degrees == before, "a heading that holds by itself is left alone")
  }

  /// A magnet is not followed for a minute, then half as fast.
  @Test func aDisturbanceIsBorne() {
    var compass = Compass()
    compass.read(Self.seen(0), seconds: 20, rate: 1)
    compass.read(Self.seen(-50, times: 1.3), seconds: 59)
    #expect(compass.north.trust == .disturbed && abs(compass.degrees) < 0.3)
    compass.read(Self.seen(-50, times: 1.3), seconds: 19)
    #expect(compass.degrees > 25 && compass.degrees < 40)
    compass.read(Self.seen(0), seconds: 60)
    #expect(compass.north.trust == .followed && abs(compass.degrees) < 0.3)
  }

  /// Somewhere else, the field is another: believed once it stood for 20 s of turning.
  @Test func aNewFieldIsBelievedInTime() {
    var compass = Compass()
    compass.read(Self.seen(0), seconds: 20, rate: 1)
    compass.read(Self.seen(0, times: 0.7), seconds: 19, rate: 1)
    #expect(compass.north.trust == .disturbed)
    compass.read(Self.seen(0, times: 0.7), seconds: 2, rate: 1)
    #expect(compass.north.trust == .followed)
  }

  @Test func whatHasNoAzimuthTurnsNothing() {
    var compass = Compass()
    compass.read(Vector3(x: 0, y: 0, z: -50), seconds: 5)
    compass.read(.zero, seconds: 1)
    #expect(compass.degrees == 0)
  }

  /// A controller looks north where it is told to, and only there.
  @Test func aControllerTurnsToNorthWhereItIsAskedTo() {
    func yaw(_ uses: Bool, _ field: Vector3) -> (Double, Int) {
      var settings = MotionSettings(gyro: GyroSettings(mode: .absolute))
      settings.filter.usesMagnetometer = uses
      var controller = MotionController(settings)
      // Upright, the screen facing south: the field comes from behind the screen, and below.
      for step in 0..<200 {
        controller.handle(
          .inertial(
            InertialSample(
              time: .zero + .milliseconds(Double(step) * 10), angularVelocity: .zero,
              acceleration: Vector3(x: 0, y: 9.80665, z: 0), magneticField: field)))
      }
      let view = controller.view(at: .zero + .seconds(3)).camera
      return (view.yaw.degrees, controller.sensor.counters.refused)
    }
    // The device's -Z looks north: the field has no X, -Z is north, -Y is down.
    #expect(abs(yaw(true, Vector3(x: 0, y: -45, z: -20)).0) < 1e-6)
    // Its X looks north: it looks west.
    #expect(abs(yaw(true, Vector3(x: 20, y: -45, z: 0)).0 + 90) < 1e-6)
    #expect(abs(yaw(false, Vector3(x: 20, y: -45, z: 0)).0) < 1e-6)
    #expect(yaw(true, Vector3(x: .nan, y: 0, z: 0)).1 == 200)
  }
}
