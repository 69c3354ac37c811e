extension MotionSettings {
  /// Takes away what glides or turns by itself.
  mutating func reduceMotion() {
    glide.isOn = false
    unattended.turnSpeed = .zero
    spin?.autoplay = 0
  }
}

extension MotionController {
  /// How long something may take that leads somewhere: at most .1 s where motion is reduced.
  func eased(_ duration: TimeSpan) -> TimeSpan {
    settings.reducesMotion ? min(duration, .milliseconds(100)) : duration
  }
}
