/// A view as Photo Sphere Viewer has it: radians, yaw from 0 to a full turn.
///
/// Source: Photo Sphere Viewer 5, `packages/core/src/utils/math.ts`, `psv.ts` and `services/Renderer.ts`
/// (the camera looks at the direction and then turns by -roll about its own Z).
public struct PhotoSphereView: Sendable, Hashable {
  /// Heading in radians, positive to the right, in [0, 2 pi).
  public var yaw: Double
  /// Height above the horizon in radians, positive up, in [-pi/2, pi/2].
  public var pitch: Double
  /// Tilt in radians, positive where the camera turns clockwise.
  public var roll: Double

  /// Makes a view of Photo Sphere Viewer's numbers, brought into their ranges.
  public init(yaw: Double, pitch: Double, roll: Double = 0) {
    self.yaw = PhotoSphereView.wholeTurn(yaw)
    self.pitch = PhotoSphereView.halfTurn(pitch)
    self.roll = Angle.wrap(roll)
  }

  /// The view of Gyre's angles. The viewer's `fov` options are vertical fields of view, in degrees.
  public init(_ view: ViewAngles) { self.init(yaw: view.yaw, pitch: view.pitch, roll: view.roll) }

  /// Gyre's angles, in radians.
  public var viewAngles: ViewAngles { ViewAngles(yaw: Angle.wrap(yaw), pitch: pitch, roll: roll) }

  /// The same direction in [0, 2 pi), as the viewer's `parseAngle`.
  public static func wholeTurn(_ radians: Double) -> Double {
    let centred = Angle.wrap(radians)
    if centred >= 0 { return centred }
    // The sum of a tiny negative angle and a turn rounds to the turn itself.
    let turned = centred + 2 * .pi
    return turned < 2 * .pi ? turned : 0
  }

  /// The same direction in (-pi, pi], clamped to [-pi/2, pi/2], as the viewer's `parseAngle` does for pitch.
  public static func halfTurn(_ radians: Double) -> Double {
    max(-.pi / 2, min(.pi / 2, Angle.wrap(radians)))
  }

  /// The units in which the viewer's options write a speed.
  public enum SpeedUnit: Sendable, Hashable, CaseIterable {
    /// Degrees a second, "dps".
    case degreesPerSecond
    /// Degrees a minute, "dpm".
    case degreesPerMinute
    /// Radians a second, "rdps".
    case radiansPerSecond
    /// Radians a minute, "rdpm".
    case radiansPerMinute
    /// Turns a second, "rps".
    case turnsPerSecond
    /// Turns a minute, "rpm".
    case turnsPerMinute
  }

  /// A speed of the viewer's options in radians a second.
  public static func radiansPerSecond(_ speed: Double, _ unit: SpeedUnit) -> Double {
    switch unit {
    case .degreesPerSecond: Angle.degrees(speed).radians
    case .degreesPerMinute: Angle.degrees(speed).radians / 60
    case .radiansPerSecond: speed
    case .radiansPerMinute: speed / 60
    case .turnsPerSecond: speed * 2 * .pi
    case .turnsPerMinute: speed * 2 * .pi / 60
    }
  }
}
