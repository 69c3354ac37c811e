extension MotionController {
  /// The latest tap or long press up to a moment; nil before the first.
  ///
  /// A finger that stays down becomes a long press by time alone: ask for the moment of the view that is drawn.
  public func gesture(at time: Timestamp) -> Gesture? {
    taps.gesture(at: max(time, latest ?? time), isStill: pan.isStill, settings.gesture)
  }

  /// A first finger came down at a point.
  mutating func beginTap(at point: ScreenPoint, _ time: Timestamp) {
    let runsOn = min(user.headingPhase(at: time), user.pitchPhase(at: time))
    let spin = spin?.phases(at: time)
    let isCatch = min(runsOn, min(spin?.frames ?? .idle, spin?.rows ?? .idle)) <= .settle
    taps.press(at: point, time, isCatch: isCatch, settings.gesture, dotsPerInch: settings.view.dotsPerInch)
  }

  /// The last finger lifted from no pan: a tap, if it was still, and perhaps the second of two.
  mutating func endTap(isStill: Bool, at time: Timestamp) {
    guard let tap = taps.lift(at: time, isStill: isStill, settings.gesture), tap.count == 2 else { return }
    switch settings.gesture.doubleTap {
    case .home: carryOut(.home, at: time)
    case .zoom: doubleTapZoom(about: tap.position, at: time)
    case .off: break
    }
  }
}
