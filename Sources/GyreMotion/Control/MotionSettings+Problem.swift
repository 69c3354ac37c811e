extension MotionSettings {
  /// What makes the settings unusable, in words for a programmer; nil where they are sound.
  ///
  /// A configuration file's values are checked key by key before; this is the last word for settings made in code.
  public var problem: StaticString? {
    func isAngle(_ angle: Angle) -> Bool { angle.radians > 0 && angle.radians < .pi }
    func isExtent(_ pixels: Double) -> Bool { pixels > 0 && pixels <= ContactFrame.furthest }
    if !(isExtent(view.width) && isExtent(view.height)) {
      return "view.width and view.height must be above 0 and at most a million pixels"
    }
    if !(isAngle(view.horizontalFieldOfView) && isAngle(view.minimumFieldOfView)
      && isAngle(view.maximumFieldOfView))
    {
      return "fields of view must lie between 0 and 180 degrees"
    }
    if view.minimumFieldOfView > view.maximumFieldOfView {
      return "view.minimumFieldOfView must not exceed view.maximumFieldOfView"
    }
    if !(view.yaw.radians.isFinite && view.pitch.radians.isFinite && abs(view.pitch.radians) <= .pi / 2) {
      return "view.yaw must be finite and view.pitch between -90 and 90 degrees"
    }
    if !(view.dotsPerInch > 0 && view.dotsPerInch.isFinite) { return "view.dotsPerInch must be above 0" }
    if !(touch.slop >= 0 && touch.slop.isFinite && touch.mouseSlop >= 0 && touch.mouseSlop.isFinite) {
      return "slops must be finite and at least 0"
    }
    if !(abs(drag.anglePerPixel.radians) <= .pi) { return "drag.anglePerPixel must be at most 180 degrees" }
    if !(glide.maximumSpeed.radians > 0 && glide.maximumSpeed.radians.isFinite) {
      return "glide.maximumSpeed must be finite and above 0"
    }
    if !(glide.maximumSpinSpeed > 0 && glide.maximumSpinSpeed.isFinite) {
      return "glide.maximumSpinSpeed must be finite and above 0"
    }
    if !(gyro.prediction >= .zero && gyro.prediction <= .milliseconds(100) && gyro.stillness.radians >= 0
      && gyro.stillness.degrees <= 1)
    {
      return "gyro.prediction must be at most 100 ms, gyro.stillness at most 1 degree, and neither below 0"
    }
    return filter.problem ?? gesture.problem ?? limits.problem ?? unattended.problem ?? spin?.problem
  }
}
