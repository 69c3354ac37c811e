import GyreMotion

extension HotPathCase {
  static let spins = [
    HotPathCase("a spin: autoplay, preload order, original rule") {
      let settings = SpinSettings(frames: 64, ends: .clamp, autoplay: 12)
      return HotPathCount {
        var sum = 0.0
        let autoplay = SpinAutoplay(settings, from: 3, at: .zero)
        for step in 0..<200 { sum += autoplay.position(at: .zero + .milliseconds(Double(step))) }
        for frame in SpinPreload(count: 64, around: 5) { sum += Double(frame) }
        var rule = OriginalSpinRule(settings, at: 0)
        rule.press(at: 0)
        for step in 0..<200 { rule.move(to: Double(step * 3)) }
        return sum + Double(settings.frame(of: Double(rule.position)))
      }
    }
  ]
}
