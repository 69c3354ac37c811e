/// The spin as the controller moves it: a real position of frames (and rows) under drags, glides and rests.
///
/// p = p0 + direction frames dx / pixelsPerRevolution, dx from the pan's anchor: the position depends on the total
/// displacement alone, whatever the steps. A release glides at its own speed and ends exactly on a frame.
struct SpinAxis: Sendable, Equatable {
  private var settings: SpinSettings
  private var framesPerPixel = 0.0
  private var rowsPerPixel = 0.0
  private var column: ShownIndex
  private var row: ShownIndex
  private var anchor = ScreenPoint(x: 0, y: 0)
  private var grabbed = (column: 0.0, row: 0.0)

  /// A spin at rest on its start frame, in a view.
  init(_ settings: SpinSettings, view: ViewSettings) {
    self.settings = settings
    column = ShownIndex(at: Double(settings.start), hysteresis: settings.hysteresis)
    row = ShownIndex(at: 0, hysteresis: settings.hysteresis)
    resize(to: view)
  }

  /// Takes the size of a view: it may scale drags.
  mutating func resize(to view: ViewSettings) {
    let frames = Double(settings.frames)
    let direction = Double(settings.direction)
    switch settings.scale {
    case .viewWidthPerRevolution: framesPerPixel = direction * frames / view.width
    case .pixelsPerFrame(let pixels): framesPerPixel = direction / pixels
    case .pixelsPerRevolution(let pixels): framesPerPixel = direction * frames / pixels
    }
    rowsPerPixel = settings.pixelsPerRow.map { 1 / $0 } ?? Double(settings.rows - 1) / view.height
  }

  /// Stops where it is.
  mutating func hold(at time: Timestamp) {
    column.rest(at: column.position(at: time))
    row.rest(at: row.position(at: time))
  }

  /// A pan begins, or begins anew, at an anchor.
  mutating func grab(_ anchor: ScreenPoint, at time: Timestamp) {
    self.anchor = anchor
    grabbed = (column.position(at: time), row.position(at: time))
  }

  /// The pan reached a point.
  mutating func pull(to point: ScreenPoint) {
    let turned = grabbed.column + framesPerPixel * (point.x - anchor.x)
    column.rest(at: settings.ends == .wrap ? turned : min(max(turned, 0), Double(settings.frames - 1)))
    let tilted = grabbed.row + rowsPerPixel * (point.y - anchor.y)
    row.rest(at: min(max(tilted, 0), Double(settings.rows - 1)))
  }

  /// The pan lifted at a velocity in pixels per second: it glides on, and ends on a frame.
  mutating func release(_ velocity: ScreenVelocity, at time: Timestamp, _ glide: GlideSettings) {
    let frames = Double(settings.frames)
    let fastest = Self.fastest * frames
    let speed = min(max(framesPerPixel * velocity.x, -fastest), fastest)
    let range = settings.ends == .clamp ? 0...(settings.frames - 1) : nil
    column.glide(
      velocity: speed, plan: glide.plan(speed: abs(speed) / frames * 2 * .pi), in: range, at: time)
    if settings.rows > 1 {
      let rise = rowsPerPixel * velocity.y
      row.glide(
        velocity: rise, plan: glide.plan(speed: abs(rise) / Double(settings.rows) * 2 * .pi),
        in: 0...(settings.rows - 1), at: time)
    }
  }

  /// What to show at a moment.
  func state(at time: Timestamp) -> SpinState {
    let shown = column.index(at: time)
    let frame = shown.truncatingRemainder(dividingBy: Double(settings.frames))
    return SpinState(
      position: column.position(at: time),
      frame: Int(frame < 0 ? frame + Double(settings.frames) : frame),
      row: settings.rows > 1 ? Int(row.index(at: time)) : nil)
  }

  /// Why it moves at a moment.
  func phase(at time: Timestamp) -> MotionPhase { min(column.phase(at: time), row.phase(at: time)) }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool { column.isMoving(at: time) || row.isMoving(at: time) }

  /// Revolutions per second at the most.
  private static let fastest = 3.0

  static func == (left: SpinAxis, right: SpinAxis) -> Bool {
    left.settings == right.settings && left.framesPerPixel == right.framesPerPixel
      && left.rowsPerPixel == right.rowsPerPixel && left.column == right.column && left.row == right.row
      && left.anchor == right.anchor && left.grabbed == right.grabbed
  }
}
