extension SpinSettings {
  /// What makes the settings unusable, in words for a programmer; nil where they are sound.
  var problem: StaticString? {
    if frames < 1 || frames > 1_000_000 { return "spin.frames must lie between 1 and 1,000,000" }
    if rows < 1 || rows > 10_000 { return "spin.rows must lie between 1 and 10,000" }
    if start < 0 || start >= frames { return "spin.start must be a frame: 0 to frames - 1" }
    if direction != 1 && direction != -1 { return "spin.direction must be -1 or 1" }
    if !(hysteresis >= 0 && hysteresis <= 0.4) { return "spin.hysteresis must lie between 0 and 0.4" }
    if !(autoplay.isFinite && abs(autoplay) <= 1e6) { return "spin.autoplay must lie between -1e6 and 1e6" }
    if !(gyroGain.isFinite && abs(gyroGain) <= 1e6) { return "spin.gyroGain must lie between -1e6 and 1e6" }
    if let pixelsPerRow, !(pixelsPerRow >= 1e-3 && pixelsPerRow.isFinite) {
      return "spin.pixelsPerRow must be at least 0.001"
    }
    switch scale {
    case .viewWidthPerRevolution: return nil
    case .pixelsPerFrame(let pixels), .pixelsPerRevolution(let pixels):
      return pixels >= 1e-3 && pixels.isFinite ? nil : "spin.scale must be at least 0.001 pixels"
    }
  }
}
