extension SphereBounds {
  /// The bounds of a crop alone; the whole sphere where there is none.
  init(crop: PanoramaCrop?) {
    self = .whole
    guard let crop else { return }
    self.init(yaw: crop.yaw, lowest: crop.lowest.radians, highest: crop.highest.radians)
  }

  /// The bounds of settings: what both the crop and the given ranges allow.
  init(_ settings: LimitSettings) {
    let crop = SphereBounds(crop: settings.crop)
    self.init(
      yaw: settings.yaw, lowest: max(crop.lowest, settings.lowest.radians),
      highest: min(crop.highest, settings.highest.radians))
    if lowest > highest {
      lowest = crop.lowest
      highest = crop.highest
    }
    guard !crop.isAllRound else { return }
    guard !isAllRound else {
      middle = crop.middle
      halfWidth = crop.halfWidth
      return
    }
    // The part that both have, next to the crop's middle.
    let offset = Angle.wrap(middle - crop.middle)
    let from = min(max(offset - halfWidth, -crop.halfWidth), crop.halfWidth)
    let to = min(max(offset + halfWidth, -crop.halfWidth), crop.halfWidth)
    middle = Angle.wrap(crop.middle + (from + to) / 2)
    halfWidth = (to - from) / 2
  }

  private init(yaw: HeadingRange?, lowest: Double, highest: Double) {
    self = .whole
    self.lowest = lowest
    self.highest = highest
    guard let yaw else { return }
    halfWidth = yaw.width / 2
    middle = Angle.wrap(yaw.from.radians + halfWidth)
  }
}
