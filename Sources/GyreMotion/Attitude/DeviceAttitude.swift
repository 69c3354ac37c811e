/// The device's attitude, whichever source gives it, as the camera of its turned picture.
struct DeviceAttitude: Sendable, Equatable {
  /// The camera of a device that no source speaks of: level, heading 0.
  static let level = Quaternion.aboutX(.pi / 2)

  /// Earth <- camera by the device alone; level, heading 0, where no source is applied.
  private(set) var camera = level
  /// True where a source speaks and its attitude is applied to the camera.
  private(set) var isApplied = false
  private var rotation: ScreenRotation
  var inertial: InertialAttitude
  private(set) var reported: Quaternion?
  /// What is shown of the filter's attitude; nil before the first.
  private var fused: Quaternion?
  /// True from a break until the next finished attitude.
  private var isInterrupted = false
  private var smoother = AttitudeSmoother()
  private let gyro: GyroSettings

  /// No source yet; of the settings how its attitude is shown counts.
  init(_ gyro: GyroSettings, rotation: ScreenRotation, filter: AttitudeFilterSettings) {
    inertial = InertialAttitude(filter)
    self.gyro = gyro
    self.rotation = rotation
  }

  /// True where a reading will not carry on the attitude before it: the first, one after a gap.
  @inline(__always)  // Else all of it is copied for the question.
  func isSwitch(_ sample: InertialSample) -> Bool {
    !isApplied || (reported == nil && inertial.isBreak(before: sample))
  }

  /// True where a finished attitude takes over from another source, or from none.
  var isSwitchToReported: Bool { !isApplied || reported == nil || isInterrupted }

  /// Takes in an inertial reading; false where it changes nothing.
  mutating func update(_ sample: InertialSample) -> Bool {
    let isBreak = isSwitch(sample)
    guard inertial.update(sample), reported == nil else { return false }
    present(isBreak: isBreak)
    apply()
    return isApplied
  }

  /// Takes in a finished attitude, which counts more than the filter's; false where it is no rotation.
  mutating func update(_ sample: AttitudeSample) -> Bool {
    let norm = sample.attitude.norm
    guard norm.isFinite, abs(norm - 1) < 0.1, let unit = sample.attitude.normalized else { return false }
    reported = unit
    isInterrupted = false
    apply()
    return isApplied
  }

  /// The picture was turned on its panel: q_camera = q_device Rz(-s).
  mutating func turnPicture(to rotation: ScreenRotation) {
    self.rotation = rotation
    apply()
  }

  /// Rows are missing: what comes next is not integrated over the hole.
  mutating func interrupt() {
    inertial.interrupt()
    isInterrupted = true
  }

  /// The sources are gone.
  mutating func disconnect() {
    inertial = InertialAttitude(inertial.filter.settings)
    fused = nil
    reported = nil
    apply()
  }

  /// What the filter gives, as it is shown: predicted, and without trembling.
  private mutating func present(isBreak: Bool) {
    guard let attitude = inertial.attitude(in: gyro.prediction) else { return fused = nil }
    if isBreak || !gyro.smooths { smoother.restart(at: attitude) }
    fused =
      gyro.smooths
      ? smoother.update(
        attitude, rate: inertial.latestSpeed, over: inertial.latestSeconds, play: gyro.stillness.radians
      )
      : attitude
  }

  private mutating func apply() {
    guard let attitude = reported ?? fused else {
      isApplied = false
      camera = Self.level
      return
    }
    isApplied = true
    camera =
      rotation == .degrees0
      ? attitude : attitude * Quaternion.aboutZ(-Double(rotation.rawValue) * .pi / 180)
  }
}
