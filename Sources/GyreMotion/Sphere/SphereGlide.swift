/// The two glides of a released camera: heading and pitch offset share one duration, so the path is straight.
///
/// |v| = hypot(v_heading cos(pitch), v_pitch) gives T by the time law; speeds above the fastest are scaled down
/// together. Where the pitch would pass its limit, that axis alone is re-aimed at it and lands softly.
struct SphereGlide: Sendable, Equatable {
  /// The heading's curve, radians.
  private(set) var heading: AxisCurve
  /// The pitch offset's curve, radians.
  private(set) var pitchOffset: AxisCurve

  /// The glides of a release that turns at `turn` (rad/s), at a shown pitch, with the offsets that are allowed.
  init(
    heading: Double, pitchOffset: Double, turn: (heading: Double, pitchOffset: Double), pitch: Double,
    offsets: (lowest: Double, highest: Double)?, start: Timestamp, settings: GlideSettings, scale: GlideScale
  ) {
    let speed = GlidePlan.commonSpeed(
      yawVelocity: turn.heading, pitchVelocity: turn.pitchOffset, pitch: pitch)
    let fastest = settings.maximumSpeed.radians
    let part = speed > fastest ? fastest / speed : 1
    let plan = settings.plan(speed: speed * part, scale: scale)
    let yaw = Glide(from: heading, velocity: turn.heading * part, at: start, plan: plan)
    var tilt = Glide(from: pitchOffset, velocity: turn.pitchOffset * part, at: start, plan: plan)
    if let offsets { tilt = tilt.limited(to: offsets.lowest...max(offsets.lowest, offsets.highest)) }
    self.heading = .glide(yaw)
    self.pitchOffset = .glide(tilt)
  }
}
