/// The earth frame: east, north, up; right-handed. Without a magnetometer its north is arbitrary.
///
/// Frames are names here, not types: a quaternion says in its name or comment which frame it leads from and
/// to, as in `earth <- device`. The article <doc:FramesAndAngles> shows all three frames.
public enum EarthFrame {
  /// The first axis.
  public static let east = Vector3(x: 1, y: 0, z: 0)
  /// The second axis.
  public static let north = Vector3(x: 0, y: 1, z: 0)
  /// The third axis; an accelerometer at rest shows +9.81 m/s^2 along it.
  public static let up = Vector3(x: 0, y: 0, z: 1)
}

/// The device frame: to the right of the screen, to its top, out of it towards the viewer; right-handed.
///
/// The panel's own axes: they do not follow the picture when it is turned on the panel.
public enum DeviceFrame {
  /// The first axis: to the right edge.
  public static let right = Vector3(x: 1, y: 0, z: 0)
  /// The second axis: to the top edge.
  public static let top = Vector3(x: 0, y: 1, z: 0)
  /// The third axis: out of the screen.
  public static let out = Vector3(x: 0, y: 0, z: 1)
}

/// The camera frame, OpenGL's eye space: right, top, backwards; right-handed.
///
/// A camera that looks out of a device's back has the device's axes, turned with the picture about the third.
public enum CameraFrame {
  /// The first axis: to the right of the picture.
  public static let right = Vector3(x: 1, y: 0, z: 0)
  /// The second axis: to the top of the picture.
  public static let top = Vector3(x: 0, y: 1, z: 0)
  /// Against the third axis: the optical axis, into the picture.
  public static let forward = Vector3(x: 0, y: 0, z: -1)
}
