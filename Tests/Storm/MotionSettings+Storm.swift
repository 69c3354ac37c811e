import GyreMotion
import GyreTestSupport

extension SeededGenerator {
  /// True with a probability.
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// One of some elements, all equally likely.
  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[Int(unit() * Double(elements.count))]
  }
}

extension MotionSettings {
  /// Settings of a storm: any view, any rule, in half of the cases limits.
  init(storm random: inout SeededGenerator) {
    let field = random.number(from: 20, to: 110)
    let narrowest = random.number(from: 10, to: field)
    self.init(
      view: ViewSettings(
        width: random.number(from: 300, to: 2000), height: random.number(from: 300, to: 2000),
        horizontalFieldOfView: .degrees(field), minimumFieldOfView: .degrees(narrowest),
        maximumFieldOfView: .degrees(random.number(from: field, to: 130)),
        yaw: .degrees(random.number(from: -180, to: 180)), pitch: .degrees(random.number(from: -90, to: 90)),
        rotation: random.element(ScreenRotation.allCases)),
      drag: DragSettings(mode: random.element([.anchored, .anchored, .anchored, .linear, .fixed])),
      glide: GlideSettings(flywheel: random.chance(0.3)),
      touch: TouchSettings(slop: random.element([0, 10, 30])),
      gesture: GestureSettings(
        doubleTap: random.element(DoubleTapAction.allCases),
        scroll: random.element([.both, .both, .both, .horizontal, .twoFinger])),
      gyro: GyroSettings(
        mode: random.element([.relative, .relative, .absolute, .off]),
        pitchOffset: random.element(PitchOffsetPolicy.allCases), roll: random.chance(0.8)),
      limits: random.chance(0.5) ? LimitSettings() : LimitSettings(storm: &random),
      unattended: random.chance(0.6) ? UnattendedSettings() : UnattendedSettings(storm: &random),
      reducesMotion: random.chance(0.1),
      spin: random.chance(0.3) ? SpinSettings(frames: 36) : nil)
  }
}

extension UnattendedSettings {
  /// What a storm's view does by itself.
  init(storm random: inout SeededGenerator) {
    self.init(
      idleTime: random.chance(0.6) ? .seconds(random.number(from: 0.2, to: 3)) : nil,
      returnDuration: .seconds(random.number(from: 0.1, to: 2)),
      home: random.chance(0.5)
        ? HomeView(
          yaw: .degrees(random.number(from: -180, to: 180)),
          pitch: .degrees(random.number(from: -90, to: 90)),
          horizontalFieldOfView: .degrees(random.number(from: 20, to: 110))) : nil,
      turnSpeed: .degrees(random.number(from: -60, to: 60)))
  }
}

extension LimitSettings {
  /// Limits of a storm: a crop or ranges, one-sided ones too.
  init(storm random: inout SeededGenerator) {
    self.init(rubberBand: random.chance(0.3))
    if random.chance(0.5) {
      let width = random.chance(0.2) ? 8000 : random.number(from: 1500, to: 7900)
      let height = random.chance(0.2) ? 4000 : random.number(from: 1200, to: 3900)
      crop = PanoramaCrop(
        fullWidth: 8000, fullHeight: 4000, left: random.number(from: 0, to: 7999),
        top: random.number(from: 0, to: 4000 - height), width: width, height: height)
      return
    }
    let from = random.number(from: -180, to: 180)
    if random.chance(0.6) {
      let end = from + random.number(from: 20, to: 359)
      yaw = HeadingRange(from: .degrees(from), to: .degrees(end > 180 ? end - 360 : end))
    }
    let (lowest, highest) = random.element([
      (-90, 90), (-60, 60), (0, 60), (-90, 20), (20, 80), (40, 50), (-45, 10), (-90, -30),
      (random.number(from: -90, to: 0), random.number(from: 0, to: 90)),
    ])
    self.lowest = .degrees(lowest)
    self.highest = .degrees(highest)
  }
}
