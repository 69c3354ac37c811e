extension MotionController {
  /// How long a detent of the knob takes to turn what it turns.
  private static let detentDuration = TimeSpan.milliseconds(200)

  /// A knob was turned: the spin goes on by frames, or without a spin the camera by angles.
  ///
  /// The detents of a knob that is turned on add up: each starts from where the one before was to end.
  mutating func turn(by knob: KnobTurn, at time: Timestamp) {
    guard knob.steps.isFinite, knob.steps != 0 else { return }
    attend(at: time)
    let duration = eased(Self.detentDuration)
    guard spin == nil else {
      spin?.step(
        by: knob.steps * settings.gesture.framesPerDetent, over: duration, isHeld: pan.isHeld, at: time)
      return
    }
    // A finger that drags is nearer to the user than a knob.
    guard !pan.isPanning else { return }
    let inside = offsetsInside(atPitch: shown(at: time).angles.pitch, at: time).heading
    let (from, velocity) = (user.turn(at: time).heading, user.velocity(at: time).heading)
    let asked = user.headingGoal(at: time) + knob.steps * settings.gesture.anglePerDetent.radians
    let end = min(max(asked, inside.lowerBound), inside.upperBound)
    user.turn(along: transition(from: from, velocity: velocity, to: end, over: duration, at: time), at: time)
  }
}
