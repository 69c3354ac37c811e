/// The frame of three.js (and of WebXR): right-handed, +X right, +Y up, -Z forward at the start.
///
/// Its cameras look along their -Z with +Y up, as Gyre's do; only the world differs. North lies along -Z:
/// (e, n, u) is (x, -z, y), that is q_three = Rx(-pi/2) q_earth.
public enum ThreeCamera {
  /// three <- earth.
  private static let fromEarth = Quaternion(w: 0.5.squareRoot(), x: -0.5.squareRoot(), y: 0, z: 0)

  /// A camera's attitude in three.js's world, three <- camera, of one in earth axes, earth <- camera.
  /// three.js lists the numbers as x, y, z, w.
  public static func quaternion(camera: Quaternion) -> Quaternion { (fromEarth * camera).canonical }

  /// The attitude earth <- camera of one in three.js's world, three <- camera.
  public static func camera(quaternion: Quaternion) -> Quaternion {
    (fromEarth.conjugate * quaternion).canonical
  }

  /// A vector in earth axes (east, north, up) as three.js's (x, y, z); exact.
  public static func vector(earth: Vector3) -> Vector3 { Vector3(x: earth.x, y: earth.z, z: 0 - earth.y) }

  /// A vector of three.js in earth axes (east, north, up); exact.
  public static func earth(vector: Vector3) -> Vector3 { Vector3(x: vector.x, y: 0 - vector.z, z: vector.y) }
}
