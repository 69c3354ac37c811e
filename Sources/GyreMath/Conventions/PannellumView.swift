/// A view as Pannellum's configuration writes it: degrees, and the picture's roll instead of the camera's.
///
/// Source: pannellum 2.5, `src/js/libpannellum.js` (its shader turns the picture clockwise for positive
/// `roll`) and `src/js/pannellum.js`.
public struct PannellumView: Sendable, Hashable {
  /// Heading in degrees, positive to the right, in (-180, 180].
  public var yawDegrees: Double
  /// Height above the horizon in degrees, positive up.
  public var pitchDegrees: Double
  /// Roll of the picture in degrees, positive clockwise: the opposite of the camera's.
  public var rollDegrees: Double

  /// Makes a view of Pannellum's numbers.
  public init(yawDegrees: Double, pitchDegrees: Double, rollDegrees: Double = 0) {
    self.yawDegrees = yawDegrees
    self.pitchDegrees = pitchDegrees
    self.rollDegrees = rollDegrees
  }

  /// The view of Gyre's angles. Pannellum's `hfov` is the horizontal field of view, in degrees.
  public init(_ view: ViewAngles) {
    yawDegrees = Angle(radians: Angle.wrap(view.yaw)).degrees
    pitchDegrees = Angle(radians: view.pitch).degrees
    rollDegrees = Angle(radians: Angle.wrap(-view.roll)).degrees
  }

  /// Gyre's angles, in radians.
  public var viewAngles: ViewAngles {
    ViewAngles(
      yaw: Angle.wrap(Angle.degrees(yawDegrees).radians), pitch: Angle.degrees(pitchDegrees).radians,
      roll: Angle.wrap(-Angle.degrees(rollDegrees).radians))
  }
}
