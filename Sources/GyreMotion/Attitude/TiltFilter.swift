/// Angular velocity and acceleration become an attitude: exact integration, tilt pulled to gravity with a time constant.
///
/// Integration: q <- q exp(w dt), a sample being the mean rate since the one before. Tilt: with g the measured
/// acceleration turned into the earth's frame, the attitude turns about g x up by (1 - e^(-dt/tau)) of the angle
/// between them, which cannot touch the heading. The plain first filter: no bias, no low-pass of the acceleration.
struct TiltFilter: Sendable, Equatable {
  /// What shapes the filter.
  struct Settings: Sendable, Equatable {
    /// Time in which a wrong tilt shrinks to 1/e, seconds.
    var tiltTime = 3.0
    /// Longest step that is integrated, seconds; what is longer is a gap.
    var longestStep = 1.0
  }

  /// Earth <- device; nil before the first usable sample.
  private(set) var attitude: Quaternion?
  private var settings: Settings
  private var latest: Timestamp?
  /// The share of the tilt error that the last step's length corrects: sensors keep their rate.
  private var latestShare = 0.0
  private var latestStep = 0.0

  /// A filter that has seen nothing.
  init(_ settings: Settings = Settings()) { self.settings = settings }

  /// Takes in a reading; returns false, and changes nothing, where it is unusable or not later than the last.
  mutating func update(_ sample: InertialSample) -> Bool {
    let rate = sample.angularVelocity
    let acceleration = sample.acceleration
    guard rate?.isFinite ?? true, acceleration?.isFinite ?? true, rate != nil || acceleration != nil else {
      return false
    }
    guard let attitude else {
      self.attitude = Self.level(acceleration)
      latest = sample.measured
      return true
    }
    // After an interruption there is no step to integrate: it counts as a gap.
    let step = latest.map { sample.measured.seconds(since: $0) } ?? .infinity
    guard step > 0 || step <= -1 else { return false }
    latest = sample.measured

    var turned = attitude
    let isGap = step <= 0 || step > settings.longestStep
    if let rate, !isGap { turned = turned * Quaternion(rotationVector: rate * step) }
    if let acceleration {
      if step != latestStep {
        latestStep = step
        latestShare = isGap ? 1 : -Portable.expm1(-step / settings.tiltTime)
      }
      turned = Self.pull(turned, towards: acceleration, share: latestShare)
    }
    self.attitude = turned.normalized ?? attitude
    return true
  }

  /// Forgets when the last sample came, so that the next is not integrated; the attitude stays.
  mutating func interrupt() { latest = nil }

  private static func pull(_ attitude: Quaternion, towards acceleration: Vector3, share: Double) -> Quaternion
  {
    let size = acceleration.length
    guard size > 1e-6 else { return attitude }
    let measured = attitude.rotate(acceleration * (1 / size))
    // measured x up, with up = (0, 0, 1): horizontal, so the correction has no part about the vertical.
    let axis = Vector3(x: measured.y, y: -measured.x, z: 0)
    let sine = axis.length
    guard sine > 1e-12 else { return attitude }
    let angle = Portable.atan2(sine, measured.z) * share
    return Quaternion(rotationVector: axis * (angle / sine)) * attitude
  }

  /// The attitude with heading 0 in which an acceleration points up; upright where there is none.
  private static func level(_ acceleration: Vector3?) -> Quaternion {
    let upright = Quaternion.aboutX(.pi / 2)
    guard let acceleration else { return upright }
    return pull(upright, towards: acceleration, share: 1).normalized ?? upright
  }
}
