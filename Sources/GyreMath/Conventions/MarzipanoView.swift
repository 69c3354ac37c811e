/// A view as Marzipano's `RectilinearView` has it: radians, pitch positive down.
///
/// Source: marzipano, `src/views/Rectilinear.js`: its matrix is Rz(roll) Rx(pitch) Ry(yaw), and a point has
/// y = -sin(pitch); the comments there say the opposite of pitch and roll.
public struct MarzipanoView: Sendable, Hashable {
  /// Heading in radians, positive to the right, in (-pi, pi].
  public var yaw: Double
  /// Depth below the horizon in radians, positive down.
  public var pitch: Double
  /// Tilt in radians, positive where the camera turns clockwise.
  public var roll: Double

  /// Makes a view of Marzipano's numbers.
  public init(yaw: Double, pitch: Double, roll: Double = 0) {
    self.yaw = yaw
    self.pitch = pitch
    self.roll = roll
  }

  /// The view of Gyre's angles. Marzipano's `fov` is the vertical field of view, in radians.
  public init(_ view: ViewAngles) {
    self.init(yaw: Angle.wrap(view.yaw), pitch: 0 - view.pitch, roll: Angle.wrap(view.roll))
  }

  /// Gyre's angles, in radians.
  public var viewAngles: ViewAngles {
    ViewAngles(yaw: Angle.wrap(yaw), pitch: 0 - pitch, roll: Angle.wrap(roll))
  }
}
