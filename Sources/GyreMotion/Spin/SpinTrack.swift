/// One of the two ways in which a spin moves, its frames or its rows: a position under drags, glides and the device.
///
/// A drag sets it from its whole displacement since the pan's anchor, whatever the steps.
struct SpinTrack: Sendable, Equatable {
  /// The position and the whole number that is shown for it.
  private(set) var shown: ShownIndex
  /// Steps for each pixel of a drag, signed by the direction.
  var stepsPerPixel = 0.0
  /// The positions between clamped ends; nil where it wraps.
  private let range: ClosedRange<Double>?
  /// The drag that holds it; nil for none.
  private var drag: Drag?

  /// A drag that holds a track.
  private struct Drag: Sendable, Equatable {
    /// Where it would stand without the drag.
    var origin: Double
    /// How far the drag has moved it, in steps.
    var displacement = 0.0

    /// Where it stands.
    var position: Double { origin + displacement }
  }

  /// At rest on a position between ends, if it has any.
  init(at position: Double, in range: ClosedRange<Double>?, hysteresis: Double) {
    shown = ShownIndex(at: position, hysteresis: hysteresis)
    self.range = range
  }

  /// Stops where it is.
  mutating func hold(at time: Timestamp) { shown.run(.rest(shown.position(at: time)), at: time) }

  /// A drag takes hold of it where it is.
  mutating func grab(at time: Timestamp) { drag = Drag(origin: shown.position(at: time)) }

  /// The drag has moved so many pixels from its anchor.
  mutating func pull(by pixels: Double, at time: Timestamp) {
    drag?.displacement = stepsPerPixel * pixels
    follow(at: time)
  }

  /// The drag is over: where it goes on is said by `run`.
  mutating func letGo() { drag = nil }

  /// Runs along a curve that begins where it is, and rests at its end.
  mutating func run(_ curve: AxisCurve, at time: Timestamp) { shown.run(curve, at: time) }

  /// Turns by itself as soon as it has come to rest.
  mutating func play(_ settings: SpinSettings, at time: Timestamp) { shown.play(settings, at: time) }

  /// Adds to the position under whatever moves it; clamped ends are not passed.
  mutating func move(by steps: Double, at time: Timestamp) {
    if drag != nil {
      drag?.origin += steps
      follow(at: time)
    } else {
      shown.move(by: allowed(steps, at: time), at: time)
    }
  }

  private mutating func follow(at time: Timestamp) {
    guard let drag else { return }
    shown.run(
      .rest(range.map { min(max(drag.position, $0.lowerBound), $0.upperBound) } ?? drag.position), at: time)
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
