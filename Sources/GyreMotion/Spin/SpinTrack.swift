/// One of the two ways in which a spin moves, its frames or its rows: a position under drags, glides and the device.
///
/// A drag sets it from its whole displacement since the pan's anchor, whatever the steps. Clamped ends give way to a
/// drag like a rubber band, and draw it back at the release.
struct SpinTrack: Sendable, Equatable {
  /// The part of the view's width (or height) that a drag past an end can move it by at the most.
  static let bandWidth = 0.15

  /// The position and the whole number that is shown for it.
  private(set) var shown: ShownIndex
  /// Steps for each pixel of a drag, signed by the direction.
  private(set) var stepsPerPixel = 0.0
  /// The steps of a drag over the whole view.
  private var stepsPerView = 0.0
  /// The positions between clamped ends; nil where it wraps.
  private let range: ClosedRange<Double>?
  /// The drag that holds it; nil for none.
  private var drag: Drag?

  /// A drag that holds a track.
  private struct Drag: Sendable, Equatable {
    /// Where it would stand without the drag and without the band.
    var origin: Double
    /// How far the drag has moved it, in steps.
    var displacement = 0.0
    /// What holds it at clamped ends; nil where it wraps.
    var band: RubberBand?

    /// Where it would stand without the band.
    var free: Double { origin + displacement }
    /// Where it stands.
    var position: Double { band?.stretched(free) ?? free }
    /// How fast it moves for each unit of the drag's speed.
    var slope: Double { band?.slope(free) ?? 1 }
  }

  /// At rest on a position between ends, if it has any.
  init(at position: Double, in range: ClosedRange<Double>?, hysteresis: Double) {
    shown = ShownIndex(at: position, hysteresis: hysteresis)
    self.range = range
  }

  /// Takes the scale of drags, and the size in pixels of the view along it.
  mutating func resize(stepsPerPixel: Double, viewSize: Double) {
    self.stepsPerPixel = stepsPerPixel
    stepsPerView = abs(stepsPerPixel) * viewSize
  }

  /// Stops where it is.
  mutating func hold(at time: Timestamp) { shown.run(.rest(shown.position(at: time)), at: time) }

  /// A drag takes hold of it where it is.
  mutating func grab(at time: Timestamp) {
    let position = shown.position(at: time)
    let band = range.map { range in
      let over = max(range.lowerBound - position, position - range.upperBound)
      let width = Self.bandWidth * stepsPerView
      // A view that has become smaller may have left it farther out than its band reaches.
      return RubberBand(range, width: over < width ? width : 1.25 * over)
    }
    drag = Drag(origin: band?.free(position) ?? position, band: band)
  }

  /// The drag has moved so many pixels from its anchor.
  mutating func pull(by pixels: Double, at time: Timestamp) {
    drag?.displacement = stepsPerPixel * pixels
    follow(at: time)
  }

  /// The drag is over, at a velocity in pixels per second: the velocity that the track has, in steps per second.
  mutating func letGo(_ velocity: Double) -> Double {
    defer { drag = nil }
    return stepsPerPixel * velocity * (drag?.slope ?? 1)
  }

  /// The velocity of a glide, in pixels per second of the drag that would do the same; 0 where nothing glides.
  func glideVelocity(at time: Timestamp) -> Double {
    guard stepsPerPixel != 0, shown.phase(at: time) == .glide else { return 0 }
    return shown.velocity(at: time) / stepsPerPixel
  }

  /// Runs along a curve that begins where it is, and rests at its end.
  mutating func run(_ curve: AxisCurve, at time: Timestamp) { shown.run(curve, at: time) }

  /// Goes to a position within a time, from where it is and at the speed that it has; zero: at once.
  mutating func go(to end: Double, over duration: TimeSpan, cause: MotionPhase = .command, at time: Timestamp)
  {
    drag = nil
    guard duration > .zero else { return shown.run(.rest(end), at: time) }
    let from = shown.position(at: time)
    // Past a clamped end it may stand, but not go farther.
    let bounds = range.map { min($0.lowerBound, from)...max($0.upperBound, from) }
    let move = Transition(
      from: from, velocity: shown.velocity(at: time), to: end, in: bounds ?? -.infinity...(.infinity),
      start: time, duration: duration, cause: cause)
    shown.run(.transition(move), at: time)
  }

  /// Turns by itself as soon as it has come to rest.
  mutating func play(_ settings: SpinSettings, at time: Timestamp) { shown.play(settings, at: time) }

  /// Adds to the position under whatever moves it; clamped ends are passed by a drag only.
  mutating func move(by steps: Double, at time: Timestamp) {
    if drag != nil {
      drag?.origin += steps
      follow(at: time)
    } else {
      shown.move(by: allowed(steps, at: time), at: time)
    }
  }

  /// Stops where it is, or comes back from past an end.
  mutating func rest(at time: Timestamp) {
    let position = shown.position(at: time)
    let end = range.map { min(max(position, $0.lowerBound), $0.upperBound) } ?? position
    shown.run(
      end == position
        ? .rest(position) : .glide(Glide(settlingFrom: position, velocity: 0, to: end, at: time)),
      at: time)
  }

  private mutating func follow(at time: Timestamp) {
    if let drag { shown.run(.rest(drag.position), at: time) }
  }

  /// The part of a move that neither the position nor where it will come to rest would pass an end with.
  private func allowed(_ steps: Double, at time: Timestamp) -> Double {
    guard let range else { return steps }
    let (here, goal) = (shown.position(at: time), shown.goal(at: time))
    return steps > 0
      ? min(steps, max(0, range.upperBound - max(here, goal)))
      : max(steps, min(0, range.lowerBound - min(here, goal)))
  }
}
