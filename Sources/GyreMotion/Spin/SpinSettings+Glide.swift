// A released spin.
extension SpinSettings {
  /// The glide of a release, in frames: it ends exactly on a frame where the settings snap.
  ///
  /// `velocity` in frames per second; it is cut to the fastest spin. `framesPerPixel` is that of the drag: the
  /// feels of platforms are laws in its pixels. The reference speed of our own laws is a turn of the object.
  /// From past a clamped end it comes back within .3 s, or glides on where it was flicked back faster.
  public func glide(
    from position: Double, velocity: Double, framesPerPixel: Double, view: ViewSettings,
    settings: GlideSettings, at time: Timestamp
  ) -> Glide {
    Self.glide(
      from: position, velocity: velocity, count: frames, isBounded: ends == .clamp,
      perPixel: framesPerPixel, view: view, settings: settings, at: time)
  }

  /// The glide of the rows, in rows: like that of the frames, between the first and the last row.
  public func rowGlide(
    from position: Double, velocity: Double, rowsPerPixel: Double, view: ViewSettings,
    settings: GlideSettings, at time: Timestamp
  ) -> Glide {
    Self.glide(
      from: position, velocity: velocity, count: rows, isBounded: true, perPixel: rowsPerPixel, view: view,
      settings: settings, at: time)
  }

  private static func glide(
    from position: Double, velocity: Double, count: Int, isBounded: Bool, perPixel: Double,
    view: ViewSettings, settings: GlideSettings, at time: Timestamp
  ) -> Glide {
    let fastest = settings.maximumSpinSpeed * Double(count)
    let speed = min(max(velocity, -fastest), fastest)
    let radiansPerStep = 2 * .pi / Double(count)
    let pixelsPerRadian = abs(1 / (perPixel * radiansPerStep))
    let plan = settings.plan(
      speed: abs(speed) * radiansPerStep,
      scale: GlideScale(
        densityIndependentPixels: pixelsPerRadian * 160 / view.dotsPerInch,
        viewWidths: pixelsPerRadian / view.width))
    let free = Glide(from: position, velocity: speed, at: time, plan: plan)
    if isBounded {
      let end = min(max(position, 0), Double(count - 1))
      // Past an end it comes back to it, unless a flick back carries it farther.
      if end != position, (free.end - end) * (end - position) <= 0 {
        return Glide(settlingFrom: position, velocity: speed, to: end, at: time)
      }
    }
    guard settings.snap == .off else {
      return free.snapped(to: 1, in: isBounded ? 0...(count - 1) : nil).glide
    }
    return isBounded ? free.limited(to: 0...Double(count - 1)) : free
  }
}
