/// Keeps the scene point that a finger grabbed under the finger: heading and pitch offset in closed form.
///
/// The grabbed direction has azimuth A and elevation E. With c the finger's ray, c' = Rz(-rho) c, and
/// gg = (q Rz(rho))* (0,0,1) the earth's up seen by the offset's frame, the elevation is right where
/// K cos b + S sin b = m, K = gg.y c'.y + gg.z c'.z, S = gg.z c'.y - gg.y c'.z, m = sin E - gg.x c'.x, so
/// b = atan2(S, K) + sigma atan2(sqrt(K^2 + S^2 - m^2), m), sigma the branch at the start of the pan; then the
/// azimuths give a. Own derivation; with a level device it is pitch = atan2(sin E, g) - atan2(y, z).
///
/// Where the point cannot be reached, or only by turning faster than `gain` times the finger, the view goes
/// that far along the straight line and the point under the finger becomes the new anchor.
struct AnchoredDrag: Sendable, Equatable {
  /// The most that the view turns for each radian of finger and device.
  static let gain = 8.0

  private var azimuth: Double
  private var sineOfElevation: Double
  private var branch: Double
  private var ray: Vector3
  /// True where the pitch offset stays, and only the heading follows the finger.
  private let locksPitch: Bool

  /// Grabs what is under a ray (camera frame) in a view.
  ///
  /// `locksPitch`: only its azimuth is kept under the finger.
  init(
    _ ray: Vector3, device: Quaternion, upReference: Double, heading: Double, pitchOffset: Double,
    locksPitch: Bool = false
  ) {
    self.ray = ray
    self.locksPitch = locksPitch
    let frame = OffsetFrame(device: device, upReference: upReference)
    let direction = frame.direction(ray, pitchOffset: pitchOffset)
    azimuth = Portable.atan2(direction.x, direction.y) + heading
    sineOfElevation = direction.z
    let (k, s, _) = frame.elevation(ray, sine: direction.z)
    branch = Portable.sin(pitchOffset - Portable.atan2(s, k)) < 0 ? -1 : 1
  }

  /// Where the finger's ray went: the new heading and pitch offset, after a turn of the device (radians).
  mutating func move(
    to ray: Vector3, device: Quaternion, upReference: Double, deviceTurn: Double, heading: Double,
    pitchOffset: Double
  ) -> (heading: Double, pitchOffset: Double) {
    let solution = solution(
      for: ray, device: device, upReference: upReference, heading: heading, pitchOffset: pitchOffset)
    let limit = PitchLimit(device: device, upReference: upReference)
    let clamped = locksPitch ? pitchOffset : limit.clamp(solution.pitchOffset)
    var reached = solution.isExact && clamped == solution.pitchOffset

    let turnHeading = solution.heading - heading
    let turnPitch = clamped - pitchOffset
    let allowed = Self.gain * (self.ray.angle(to: ray) + deviceTurn)
    let axis = OffsetFrame(device: device, upReference: upReference).axis
    let asked = Self.turn(heading: turnHeading, pitchOffset: turnPitch, about: axis)
    let part = asked > allowed ? allowed / asked : 1
    if part < 1 { reached = false }

    let result = (heading: heading + turnHeading * part, pitchOffset: pitchOffset + turnPitch * part)
    if reached {
      self.ray = ray
    } else {
      self = AnchoredDrag(
        ray, device: device, upReference: upReference, heading: result.heading,
        pitchOffset: result.pitchOffset, locksPitch: locksPitch)
    }
    return result
  }

  /// The finger's ray went to where the anchor is still under it.
  mutating func hold(_ ray: Vector3) { self.ray = ray }

  /// How fast heading and pitch offset turn (rad/s) while the finger's ray turns: the drag's own Jacobian.
  func velocity(
    turn: Vector3, device: Quaternion, upReference: Double, pitchOffset: Double
  ) -> (heading: Double, pitchOffset: Double) {
    let frame = OffsetFrame(device: device, upReference: upReference)
    let direction = frame.direction(ray, pitchOffset: pitchOffset)
    let motion = frame.direction(turn, pitchOffset: pitchOffset)
    // 0 = -a' z x d + b' e x d + motion, with e the axis of b: its parts along e and along z.
    let axis = frame.axis
    let determinant = -direction.y * axis.x + direction.x * axis.y
    let level = direction.x * direction.x + direction.y * direction.y
    let speed = turn.length
    guard speed > 0, (locksPitch ? level : abs(determinant)) > 1e-12 else { return (0, 0) }
    // Where the pitch is locked, the azimuth alone is kept.
    let heading =
      locksPitch
      ? (direction.x * motion.y - direction.y * motion.x) / level : motion.dot(axis) / determinant
    let pitchOffset = locksPitch ? 0 : motion.z / determinant
    let size = Self.turn(heading: heading, pitchOffset: pitchOffset, about: axis)
    let part = min(1, Self.gain * speed / size)
    return (heading * part, pitchOffset * part)
  }

  /// How far a heading and a pitch offset turn the view at the most, radians; `axis`: the offset's, before the heading.
  ///
  /// Two turns about axes at an angle c make one of at most sqrt(a^2 + b^2 + 2 a b |cos c|): on a sphere the third side
  /// of a triangle is no longer than in the plane. The offset's axis is level, but for what rho has to follow.
  static func turn(heading: Double, pitchOffset: Double, about axis: Vector3) -> Double {
    (heading * heading + pitchOffset * pitchOffset + 2 * abs(heading * pitchOffset * axis.z)).squareRoot()
  }

  /// The heading and pitch offset, next to present ones, that bring the anchor under a ray; the nearest where none do.
  func solution(
    for ray: Vector3, device: Quaternion, upReference: Double, heading: Double, pitchOffset: Double
  ) -> Solution {
    let frame = OffsetFrame(device: device, upReference: upReference)
    let (k, s, m) = frame.elevation(ray, sine: sineOfElevation)
    let rest = k * k + s * s - m * m
    let raw = Portable.atan2(s, k) + branch * Portable.atan2(max(rest, 0).squareRoot(), m)
    let offset = locksPitch ? pitchOffset : pitchOffset + Angle.wrap(raw - pitchOffset)
    let direction = frame.direction(ray, pitchOffset: offset)
    let turn = Angle.wrap(azimuth - Portable.atan2(direction.x, direction.y) - heading)
    return Solution(heading: heading + turn, pitchOffset: offset, isExact: locksPitch || rest >= 0)
  }

  /// Where the anchor lies under a ray.
  struct Solution {
    var heading: Double
    var pitchOffset: Double
    /// False where the anchor cannot lie there.
    var isExact: Bool
  }
}

/// The frame in which the pitch offset turns: q Rz(rho), before the heading.
private struct OffsetFrame {
  private var attitude: Quaternion
  private var toOffset: Quaternion

  init(device: Quaternion, upReference: Double) {
    attitude = device * Quaternion.aboutZ(upReference)
    toOffset = Quaternion.aboutZ(-upReference)
  }

  /// The axis about which a growing offset turns, in the earth's frame before the heading.
  var axis: Vector3 { attitude.rotate(Vector3(x: 1, y: 0, z: 0)) }

  /// Where a camera ray looks with an offset, in the earth's frame before the heading.
  func direction(_ ray: Vector3, pitchOffset: Double) -> Vector3 {
    attitude.rotate(Quaternion.aboutX(pitchOffset).rotate(toOffset.rotate(ray)))
  }

  /// K, S and m of the elevation's equation for a camera ray.
  func elevation(_ ray: Vector3, sine: Double) -> (k: Double, s: Double, m: Double) {
    let c = toOffset.rotate(ray)
    let up = attitude.conjugate.rotate(Vector3(x: 0, y: 0, z: 1))
    return (up.y * c.y + up.z * c.z, up.z * c.y - up.y * c.z, sine - up.x * c.x)
  }
}
