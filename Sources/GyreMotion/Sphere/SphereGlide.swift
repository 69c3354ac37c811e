/// The two glides of a released camera: heading and pitch offset share one duration, so the path is straight.
///
/// |v| = hypot(v_heading cos(pitch), v_pitch) gives T by the time law; speeds above the fastest are scaled down
/// together. Where an axis would pass its limit, that axis alone is re-aimed at it and lands softly.
struct SphereGlide: Sendable, Equatable {
  private var yaw: Glide
  /// How far the pitch offset goes in all, radians.
  let tilt: Double
  /// The heading's curve, radians.
  var heading: AxisCurve { .glide(yaw) }
  /// The pitch offset's curve, radians.
  private(set) var pitchOffset: AxisCurve

  /// The glides of a release that turns at `turn` (rad/s), at a shown pitch, with the offsets that are allowed.
  init(
    heading: Double, pitchOffset: Double, turn: (heading: Double, pitchOffset: Double), pitch: Double,
    offsets: ClosedRange<Double>, start: Timestamp, settings: GlideSettings, scale: GlideScale
  ) {
    let speed = GlidePlan.commonSpeed(
      yawVelocity: turn.heading, pitchVelocity: turn.pitchOffset, pitch: pitch)
    let fastest = settings.maximumSpeed.radians
    let part = speed > fastest ? fastest / speed : 1
    let plan = settings.plan(speed: speed * part, scale: scale)
    let yaw = Glide(from: heading, velocity: turn.heading * part, at: start, plan: plan)
    let tilt = Glide(from: pitchOffset, velocity: turn.pitchOffset * part, at: start, plan: plan).limited(
      to: offsets)
    self.tilt = tilt.travel
    self.yaw = yaw
    self.pitchOffset = .glide(tilt)
  }

  /// Re-aims the heading at the end of a range that it would pass.
  mutating func keepHeading(in range: ClosedRange<Double>) { yaw = yaw.limited(to: range) }
}
