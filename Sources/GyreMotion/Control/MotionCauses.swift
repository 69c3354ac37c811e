/// Why each part of a view moves, or stands.
public struct MotionCauses: Sendable, Equatable {
  /// The heading.
  public var yaw: MotionPhase
  /// The height above the horizon.
  public var pitch: MotionPhase
  /// The tilt: the device's, or what is left of it.
  public var roll: MotionPhase
  /// The field of view.
  public var fieldOfView: MotionPhase
  /// The frames of the spin; idle without one.
  public var spin: MotionPhase
  /// The rows of the spin; idle without any.
  public var row: MotionPhase

  /// The strongest of them.
  public var strongest: MotionPhase { min(min(yaw, pitch), min(min(roll, fieldOfView), min(spin, row))) }
}

extension MotionController {
  /// Why each part of the view moves at a moment; `shown` is the view inside its limits.
  func causes(_ shown: LimitedView, at time: Timestamp) -> MotionCauses {
    let isBlending = blend?.isMoving(at: time) == true
    let source: MotionPhase = isSourceApplied ? .gyro : isBlending ? .settle : .idle
    let yaw: MotionPhase =
      shown.isYawLimited ? .limit : min(user.headingPhase(at: time), inside.yawPhase(at: time))
    let pitch: MotionPhase =
      shown.isPitchLimited ? .limit : min(user.pitchPhase(at: time), inside.pitchPhase(at: time))
    let spin = spin?.phases(at: time)
    return MotionCauses(
      yaw: pan.isPanning ? .drag : min(yaw, source),
      pitch: pan.isPanning && !isPitchLocked ? .drag : min(pitch, source),
      roll: source,
      fieldOfView: pan.isPanning && pinch != nil ? .drag : field.phase(at: time),
      spin: spin?.frames ?? .idle,
      row: spin?.rows ?? .idle)
  }
}
