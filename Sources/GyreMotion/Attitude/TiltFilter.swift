/// Angular velocity and acceleration become an attitude: exact integration, tilt pulled to gravity with a time constant.
///
/// Integration: q <- q exp(w dt), a sample being the mean rate since the one before. Tilt: with g the measured
/// acceleration turned into the earth's frame, the attitude turns about g x up by (1 - e^(-dt/tau)) of the angle
/// between them, which cannot touch the heading. The plain first filter: no bias, no low-pass of the acceleration.
/// Rate and acceleration keep times of their own, for they may come in rows of their own.
struct TiltFilter: Sendable, Equatable {
  /// Time in which a wrong tilt shrinks to 1/e, seconds.
  private static let tiltTime = 3.0
  /// Longest step that is integrated, seconds; what is longer is a gap.
  private static let longestStep = 1.0

  /// Earth <- device; nil before the first usable sample.
  private(set) var attitude: Quaternion?
  private var latestRate: Timestamp?
  private var latestAcceleration: Timestamp?
  /// The share of the tilt error that the last step's length corrects: sensors keep their rate.
  private var share = 0.0
  private var shareStep = 0.0

  /// True where a sample would not follow the one before it: rows are missing, or the clock began anew.
  func isBreak(before sample: InertialSample) -> Bool {
    guard attitude != nil else { return true }
    let latest = sample.angularVelocity == nil ? latestAcceleration : latestRate ?? latestAcceleration
    return Self.isGap(latest.map { sample.measured.seconds(since: $0) })
  }

  /// Takes in a reading; returns false, and changes nothing, where it is unusable or not later than the last.
  mutating func update(_ sample: InertialSample) -> Bool {
    let rate = sample.angularVelocity
    let acceleration = sample.acceleration
    guard rate?.isFinite ?? true, acceleration?.isFinite ?? true, rate != nil || acceleration != nil else {
      return false
    }
    guard var turned = attitude else {
      attitude = Self.level(acceleration)
      if rate != nil { latestRate = sample.measured }
      if acceleration != nil { latestAcceleration = sample.measured }
      return true
    }
    var isUsed = false
    if let rate, let step = Self.step(to: sample.measured, from: &latestRate) {
      if !Self.isGap(step) { turned = turned * Quaternion(rotationVector: rate * step) }
      isUsed = true
    }
    if let acceleration, let step = Self.step(to: sample.measured, from: &latestAcceleration) {
      turned = Self.pull(turned, towards: acceleration, share: share(of: step))
      isUsed = true
    }
    guard isUsed else { return false }
    attitude = Self.renormalized(turned) ?? attitude
    return true
  }

  /// Takes rounding errors of the length away: q (3 - |q|^2) / 2, one step of Newton's method for 1 / |q|.
  private static func renormalized(_ q: Quaternion) -> Quaternion? {
    let factor = 1.5 - 0.5 * q.dot(q)
    guard factor > 0.99, factor < 1.01 else { return q.normalized }
    return Quaternion(w: q.w * factor, x: q.x * factor, y: q.y * factor, z: q.z * factor)
  }

  /// Forgets when the last samples came, so that the next is not integrated; the attitude stays.
  mutating func interrupt() {
    latestRate = nil
    latestAcceleration = nil
  }

  /// The seconds since a moment, which becomes the new one; nil where time stood or ran back a little.
  private static func step(to measured: Timestamp, from latest: inout Timestamp?) -> Double? {
    // After an interruption there is no step to integrate: it counts as a gap.
    let step = latest.map { measured.seconds(since: $0) } ?? .infinity
    guard step > 0 || step <= -longestStep else { return nil }
    latest = measured
    return step
  }

  private static func isGap(_ step: Double?) -> Bool {
    guard let step else { return true }
    return step <= -longestStep || step > longestStep
  }

  private mutating func share(of step: Double) -> Double {
    if step != shareStep {
      shareStep = step
      share = Self.isGap(step) ? 1 : -Portable.expm1(-step / Self.tiltTime)
    }
    return share
  }

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
