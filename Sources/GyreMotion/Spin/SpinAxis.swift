/// The spin as the controller moves it: a real position of frames (and rows) under drags, glides and rests.
///
/// p = p0 + direction frames dx / pixelsPerRevolution, dx from the pan's anchor: the position depends on the total
/// displacement alone, whatever the steps. A release glides at its own speed and ends exactly on a frame.
struct SpinAxis: Sendable, Equatable {
  private var settings: SpinSettings
  private var view: ViewSettings
  private var original: OriginalSpinRule
  private var framesPerPixel = 0.0
  private var rowsPerPixel = 0.0
  private var column: ShownIndex
  private var row: ShownIndex
  private var anchor = ScreenPoint(x: 0, y: 0)
  private var grabbed = Grabbed(column: 0, row: 0)

  /// Where a pan found the spin.
  private struct Grabbed: Sendable, Equatable {
    var column: Double
    var row: Double
  }

  /// A spin at rest on its start frame, in a view.
  init(_ settings: SpinSettings, view: ViewSettings) {
    self.settings = settings
    self.view = view
    original = OriginalSpinRule(settings, at: settings.start)
    column = ShownIndex(at: Double(settings.start), hysteresis: settings.hysteresis)
    row = ShownIndex(at: 0, hysteresis: settings.hysteresis)
    resize(to: view)
  }

  /// Takes the size of a view: it may scale drags.
  mutating func resize(to view: ViewSettings) {
    self.view = view
    framesPerPixel = settings.framesPerPixel(viewWidth: view.width)
    rowsPerPixel = settings.rowsPerPixel(viewHeight: view.height)
  }

  /// Stops where it is.
  mutating func hold(at time: Timestamp) {
    column.rest(at: column.position(at: time))
    row.rest(at: row.position(at: time))
  }

  /// A pan begins, or begins anew, at an anchor.
  mutating func grab(_ anchor: ScreenPoint, at time: Timestamp) {
    self.anchor = anchor
    grabbed = Grabbed(column: column.position(at: time), row: row.position(at: time))
    original = OriginalSpinRule(settings, at: Int(column.index(at: time)))
    original.press(at: anchor.x)
  }

  /// The pan reached a point.
  mutating func pull(to point: ScreenPoint) {
    switch settings.rule {
    case .continuous:
      column.rest(
        at: settings.position(from: grabbed.column, displacement: framesPerPixel * (point.x - anchor.x)))
    case .original:
      original.move(to: point.x)
      column.rest(
        at: settings.ends == .wrap
          ? Double(original.position) : Double(settings.frame(of: Double(original.position))))
    }
    row.rest(at: settings.rowPosition(from: grabbed.row, displacement: rowsPerPixel * (point.y - anchor.y)))
  }

  /// The pan lifted at a velocity in pixels per second: it glides on, and ends on a frame.
  mutating func release(_ velocity: ScreenVelocity, at time: Timestamp, _ glide: GlideSettings) {
    if settings.rule == .continuous {
      column.glide(
        settings.glide(
          from: column.position(at: time), velocity: framesPerPixel * velocity.x,
          framesPerPixel: framesPerPixel, view: view, settings: glide, at: time))
    }
    if settings.rows > 1 {
      row.glide(
        settings.rowGlide(
          from: row.position(at: time), velocity: rowsPerPixel * velocity.y, rowsPerPixel: rowsPerPixel,
          view: view, settings: glide, at: time))
    }
  }

  /// What to show at a moment.
  func state(at time: Timestamp) -> SpinState {
    SpinState(
      position: column.position(at: time),
      frame: settings.frame(of: column.index(at: time)),
      row: settings.rows > 1 ? Int(row.index(at: time)) : nil)
  }

  /// Why it moves at a moment.
  func phase(at time: Timestamp) -> MotionPhase { min(column.phase(at: time), row.phase(at: time)) }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool { column.isMoving(at: time) || row.isMoving(at: time) }
}
