/// Where a camera looks, as three angles for limits, spin and display; pictures are drawn from the quaternion.
///
/// q_camera = Rz(-yaw) Rx(pi/2 + pitch) Rz(-roll), earth <- camera: earth is east-north-up, the camera looks
/// along its -Z with its +Y up. All in radians.
public struct ViewAngles: Sendable, Hashable {
  /// Heading, positive to the right: clockwise from north seen from above, as a compass counts.
  public var yaw: Double
  /// Height of the optical axis above the horizon, positive up.
  public var pitch: Double
  /// Tilt about the optical axis, positive where the camera turns clockwise, so that the horizon in the
  /// picture turns counter-clockwise.
  public var roll: Double

  /// Makes a triple of angles in radians; by default level and towards north.
  public init(yaw: Double = 0, pitch: Double = 0, roll: Double = 0) {
    self.yaw = yaw
    self.pitch = pitch
    self.roll = roll
  }

  /// The horizontal part of the optical axis below which roll and heading cannot be told apart: .057 degrees
  /// from the zenith or nadir.
  public static let poleRadius = 1e-3

  /// The angles of a camera (earth <- camera, of any length but zero).
  ///
  /// With f the optical axis, r the camera's right and u its top in earth axes:
  /// yaw = atan2(f.e, f.n), pitch = atan2(f.u, hypot(f.e, f.n)), roll = atan2(-r.u, u.u). Within
  /// `poleRadius` of the zenith or nadir roll is what the caller held before, and yaw follows from it:
  /// r' = (q Rz(heldRoll))(1, 0, 0), yaw = atan2(-r'.n, r'.e). Both rules agree at the border, so a camera
  /// that passes the pole jumps in neither.
  ///
  /// yaw and roll are in (-pi, pi], pitch in [-pi/2, pi/2]. `heldRoll` is the last roll away from the pole,
  /// in radians; 0 where there was none.
  public init(camera q: Quaternion, heldRoll: Double = 0) {
    let forward = Vector3(
      x: -2 * (q.x * q.z + q.w * q.y), y: 2 * (q.w * q.x - q.y * q.z),
      z: (q.x * q.x + q.y * q.y) - (q.w * q.w + q.z * q.z))
    let horizontal = Portable.hypot(forward.x, forward.y)
    pitch = Portable.atan2(forward.z, horizontal) + 0
    if horizontal < ViewAngles.poleRadius * q.dot(q) {
      let turned = q * .aboutZ(heldRoll)
      let east = (turned.w * turned.w + turned.x * turned.x) - (turned.y * turned.y + turned.z * turned.z)
      let north = 2 * (turned.x * turned.y + turned.w * turned.z)
      yaw = Angle.wrap(Portable.atan2(-north, east))
      roll = Angle.wrap(heldRoll)
    } else {
      yaw = Angle.wrap(Portable.atan2(forward.x, forward.y))
      roll = Angle.wrap(Portable.atan2(2 * (q.w * q.y - q.x * q.z), 2 * (q.y * q.z + q.w * q.x)))
    }
  }

  /// The camera's attitude, earth <- camera, with the canonical sign.
  ///
  /// The product of the three turns written out, by the half angles a, b, c of the three:
  /// (cos b cos(a+c), sin b cos(a-c), sin b sin(a-c), cos b sin(a+c)).
  public var camera: Quaternion {
    let (sineSum, cosineSum) = Portable.sincos((yaw + roll) / -2)
    let (sineDifference, cosineDifference) = Portable.sincos((roll - yaw) / 2)
    let (sine, cosine) = Portable.sincos(pitch / 2)
    let root = 0.5.squareRoot()
    let sineB = (cosine + sine) * root
    let cosineB = (cosine - sine) * root
    return Quaternion(
      w: cosineB * cosineSum, x: sineB * cosineDifference, y: sineB * sineDifference, z: cosineB * sineSum
    ).canonical
  }

  /// The direction of the optical axis: a unit vector, earth axes (east, north, up).
  public var direction: Vector3 {
    let (sineYaw, cosineYaw) = Portable.sincos(yaw)
    let (sinePitch, cosinePitch) = Portable.sincos(pitch)
    return Vector3(x: sineYaw * cosinePitch, y: cosineYaw * cosinePitch, z: sinePitch)
  }

  /// The angles of a direction in earth axes (of any length but zero), roll 0: yaw = atan2(e, n),
  /// pitch = atan2(u, hypot(e, n)); yaw 0 straight up or down.
  public init(direction: Vector3) {
    yaw = Angle.wrap(Portable.atan2(direction.x, direction.y))
    pitch = Portable.atan2(direction.z, Portable.hypot(direction.x, direction.y)) + 0
    roll = 0
  }
}
