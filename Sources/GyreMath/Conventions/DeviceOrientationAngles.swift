/// The angles of a browser's `deviceorientation` event, in degrees.
///
/// W3C, "Device Orientation and Motion": intrinsic turns Z-X'-Y'' from earth axes (east, north, up):
/// q_device = Rz(alpha) Rx(beta) Ry(gamma), earth <- device, which are Gyre's frames. Where the event is not
/// absolute, alpha counts from an arbitrary direction.
public struct DeviceOrientationAngles: Sendable, Hashable {
  /// The turn about Z in degrees, counter-clockwise seen from above, in [0, 360).
  public var alphaDegrees: Double
  /// The turn about X in degrees, the top edge up, in [-180, 180).
  public var betaDegrees: Double
  /// The turn about Y in degrees, the right edge down, in [-90, 90).
  public var gammaDegrees: Double

  /// Makes a triple of the event's numbers.
  public init(alphaDegrees: Double, betaDegrees: Double, gammaDegrees: Double) {
    self.alphaDegrees = alphaDegrees
    self.betaDegrees = betaDegrees
    self.gammaDegrees = gammaDegrees
  }

  /// The event's numbers for an attitude, earth <- device.
  ///
  /// A device on edge (beta a quarter turn, to 1e-13 degrees) is locked: only alpha plus or minus gamma means
  /// anything there, and gamma is 0.
  public init(device: Quaternion) {
    // Every attitude has two triples, (a, b, c) and (a + pi, pi - b, c + pi); W3C wants the one with the
    // last angle in the half turn, not the middle one.
    let turned = device.eulerAngles(.zxy)
    var (alpha, beta, gamma) = (turned.z, turned.x, turned.y)
    if gamma >= .pi / 2 || gamma < -.pi / 2 {
      alpha += .pi
      beta = .pi - beta
      gamma -= gamma > 0 ? .pi : -.pi
    }
    let alphaTurn = PhotoSphereView.wholeTurn(alpha)
    alphaDegrees = Angle(radians: alphaTurn).degrees
    betaDegrees = Angle(radians: Angle.wrap(beta)).degrees
    if betaDegrees >= 180 { betaDegrees -= 360 }
    gammaDegrees = Angle(radians: gamma).degrees
  }

  /// The device's attitude, earth <- device, with the canonical sign.
  public var device: Quaternion {
    Quaternion(
      EulerAngles(
        x: Angle.degrees(betaDegrees).radians, y: Angle.degrees(gammaDegrees).radians,
        z: Angle.degrees(alphaDegrees).radians, order: .zxy)
    ).canonical
  }

  /// The attitude of a camera that looks out of the device's back, earth <- camera, upright on a screen
  /// turned by W3C's `screen.orientation.angle`, in degrees: q_camera = q_device Rz(-angle).
  public func camera(screenAngleDegrees: Double = 0) -> Quaternion {
    device.camera(screenAngle: Angle.degrees(screenAngleDegrees).radians)
  }
}

extension Quaternion {
  /// The camera that looks out of the back of a device with this attitude (earth <- device), earth <- camera,
  /// upright on a screen turned by an angle in radians, clockwise as W3C counts: q Rz(-angle).
  public func camera(screenAngle: Double) -> Quaternion { (self * .aboutZ(-screenAngle)).canonical }
}
