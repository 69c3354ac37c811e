/// What the user adds to the device's attitude: a heading a, a pitch offset b, and rho, the way that is "up" for b.
///
/// q_view = Rz(-a) q Rz(rho) Rx(b) Rz(-rho), q being earth <- camera by the device alone. With rho equal to the
/// device's roll (practically always) this is exactly yaw + a, pitch + b and the device's roll. rho follows the
/// roll no faster than keeps the view's turn within three times the device's, so that nothing jumps at the zenith.
struct UserLayer: Sendable, Equatable {
  /// Heading and pitch offset, or how fast they change: radians, or radians per second.
  typealias Turn = (heading: Double, pitchOffset: Double)

  /// What is added to the heading, radians, positive to the right; not wrapped.
  private var heading: AxisCurve
  /// What is added to the pitch, radians, positive up.
  private var pitchOffset: AxisCurve
  /// Moves both in place of their curves, while the field of view changes about a point.
  private var zoom: AnchoredZoom?
  /// True where `zoom` is one: it is large, and this saves looking at it for each event.
  private var isZooming = false
  /// Where the pitch offset stays, whatever moves it; nil where anything goes.
  private var tilts: ClosedRange<Double>?
  /// The roll at which the pitch offset counts as "up", radians.
  private(set) var upReference = 0.0

  /// At rest, without a roll.
  init(heading: Double = 0, pitchOffset: Double = 0) {
    self.heading = .rest(heading)
    self.pitchOffset = .rest(pitchOffset)
  }

  // MARK: - At a moment

  /// Heading and pitch offset at a moment.
  func turn(at time: Timestamp) -> Turn {
    var turn = freeTurn(at: time)
    if let tilts { turn.pitchOffset = min(max(turn.pitchOffset, tilts.lowerBound), tilts.upperBound) }
    return turn
  }

  /// Where they would be if the pitch offset were not kept in its range.
  private func freeTurn(at time: Timestamp) -> Turn {
    if isZooming, let zoom { return zoom.turn(at: time) }
    return (heading.value(at: time), pitchOffset.value(at: time))
  }

  private func zoomPhase(at time: Timestamp) -> MotionPhase? { isZooming ? zoom?.phase(at: time) : nil }

  /// How fast they change at a moment.
  func velocity(at time: Timestamp) -> Turn {
    if isZooming, let zoom { return zoom.velocity(at: time) }
    let turn = (heading.velocity(at: time), pitchOffset.velocity(at: time))
    guard let tilts, !tilts.contains(pitchOffset.value(at: time)) else { return turn }
    return (turn.0, 0)
  }

  /// Why the heading moves at a moment; idle where it rests.
  func headingPhase(at time: Timestamp) -> MotionPhase { zoomPhase(at: time) ?? heading.phase(at: time) }

  /// Why the pitch offset moves at a moment; idle where it rests.
  func pitchPhase(at time: Timestamp) -> MotionPhase { zoomPhase(at: time) ?? pitchOffset.phase(at: time) }

  /// The heading with which it comes to rest by itself; the present one where it never does.
  func headingGoal(at time: Timestamp) -> Double {
    isZooming ? turn(at: time).heading : heading.endValue(from: time)
  }

  /// From when on both rest by themselves; the end of time where they never do.
  var restTime: Timestamp {
    if isZooming, let zoom { return zoom.restTime }
    return max(heading.restTime, pitchOffset.restTime)
  }

  /// True where one of them will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool {
    if isZooming, let zoom { return zoom.isMoving(at: time) }
    return heading.isMoving(at: time) || pitchOffset.isMoving(at: time)
  }

  /// True where there is no pitch offset, and none is coming: "up" is then the device's, and need not be followed.
  var isUntilted: Bool {
    guard !isZooming, case .rest(let offset) = pitchOffset else { return false }
    return offset == 0
  }

  /// The camera's attitude, earth <- camera, over a device's, at a moment.
  func attitude(over device: Quaternion, at time: Timestamp) -> Quaternion {
    let turn = turn(at: time)
    let turned = Quaternion.aboutZ(-turn.heading) * device
    return isUntilted ? turned : turned * tilt(turn.pitchOffset)
  }

  /// The rotation that the pitch offset alone makes: camera <- camera.
  func tilt(_ offset: Double) -> Quaternion {
    Quaternion.aboutZ(upReference) * Quaternion.aboutX(offset) * Quaternion.aboutZ(-upReference)
  }

  // MARK: - Moves

  /// Stops both where they are.
  mutating func hold(at time: Timestamp) { rest(at: turn(at: time)) }

  /// Rests at a heading and a pitch offset.
  mutating func rest(at turn: Turn) {
    if isZooming { zoom = nil }
    isZooming = false
    tilts = nil
    heading = .rest(turn.heading)
    pitchOffset = .rest(turn.pitchOffset)
  }

  /// Moves the heading along a curve that begins where it is.
  mutating func turn(along curve: AxisCurve, at time: Timestamp) {
    endZoom(at: time)
    heading = curve
  }

  /// Moves the pitch offset along a curve that begins where it is.
  mutating func tilt(along curve: AxisCurve, at time: Timestamp) {
    endZoom(at: time)
    tilts = nil
    pitchOffset = curve
  }

  /// Keeps a pitch offset that moves by itself within a range, which has to hold its present value; one that has
  /// reached the end of the range before stops there.
  mutating func keepTilt(in range: ClosedRange<Double>?, at time: Timestamp) {
    if let tilts, !tilts.contains(freeTurn(at: time).pitchOffset) {
      tilt(along: .rest(turn(at: time).pitchOffset), at: time)
    }
    tilts = range
  }

  /// Moves both as the field of view changes about a point.
  mutating func follow(_ zoom: AnchoredZoom, at time: Timestamp) {
    hold(at: time)
    self.zoom = zoom
    isZooming = true
  }

  /// Stops a zoom about a point, and nothing else.
  mutating func endZoom(at time: Timestamp) {
    if isZooming { hold(at: time) }
  }

  // MARK: - Up

  /// Follows the device to a new attitude by a turn of the view of at most an angle (radians).
  ///
  /// A step of rho turns the view by less than 2 |sin(b/2)| of it.
  mutating func followUp(of device: Quaternion, turningBy angle: Double, at time: Timestamp) {
    let forward = device.rotate(Vector3(x: 0, y: 0, z: -1))
    let right = device.rotate(Vector3(x: 1, y: 0, z: 0))
    let up = device.rotate(Vector3(x: 0, y: 1, z: 0))
    guard Portable.hypot(forward.x, forward.y) >= ViewAngles.poleRadius else { return }
    let difference = Angle.wrap(Portable.atan2(-right.z, up.z) - upReference)
    let lever = 2 * abs(Portable.sin(turn(at: time).pitchOffset / 2))
    let limit = angle / max(lever, 1e-9)
    upReference += min(max(difference, -limit), limit)
    upReference = Angle.wrap(upReference)
  }

  /// Takes the device's roll as "up" at once: where there is no pitch offset, or a blend hides the step.
  mutating func adoptUp(of device: Quaternion) {
    let right = device.rotate(Vector3(x: 1, y: 0, z: 0))
    let up = device.rotate(Vector3(x: 0, y: 1, z: 0))
    upReference = Portable.atan2(-right.z, up.z)
  }

  /// Turns with the picture on its panel, clockwise by an angle in radians.
  mutating func turnPicture(by angle: Double) {
    upReference = Angle.wrap(upReference + angle)
  }
}
