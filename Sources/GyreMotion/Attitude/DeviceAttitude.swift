/// The device's attitude, whichever source gives it, as the camera of its turned picture.
struct DeviceAttitude: Sendable, Equatable {
  /// What the attitude does to the camera.
  private var mode: GyroMode
  /// Clockwise turn of the picture on the panel: q_camera = q_device Rz(-s).
  var rotation: ScreenRotation
  private var filter = TiltFilter()
  private var reported: Quaternion?

  /// No source yet.
  init(mode: GyroMode, rotation: ScreenRotation) {
    self.mode = mode
    self.rotation = rotation
  }

  /// True where a source speaks and its attitude is applied to the camera.
  var isApplied: Bool { mode != .off && attitude != nil }

  /// Earth <- camera by the device alone; level, heading 0, where no source is applied.
  var camera: Quaternion {
    guard isApplied, let attitude else { return Quaternion.aboutX(.pi / 2) }
    guard rotation != .degrees0 else { return attitude }
    return attitude * Quaternion.aboutZ(-Double(rotation.rawValue) * .pi / 180)
  }

  /// Takes in an inertial reading; false where it changes nothing.
  mutating func update(_ sample: InertialSample) -> Bool {
    filter.update(sample) && reported == nil
  }

  /// Takes in a finished attitude, which counts more than the filter's; false where it is no rotation.
  mutating func update(_ sample: AttitudeSample) -> Bool {
    let norm = sample.attitude.norm
    guard norm.isFinite, abs(norm - 1) < 0.1, let unit = sample.attitude.normalized else { return false }
    reported = unit
    return true
  }

  /// Rows are missing: what comes next is not integrated over the hole.
  mutating func interrupt() { filter.interrupt() }

  /// The sources are gone.
  mutating func disconnect() {
    filter = TiltFilter()
    reported = nil
  }

  private var attitude: Quaternion? { reported ?? filter.attitude }
}
