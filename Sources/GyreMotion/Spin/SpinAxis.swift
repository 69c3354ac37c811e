/// The spin as the controller moves it: a real position of frames (and rows) under drags, glides, the device and time.
///
/// p = p0 + direction frames dx / pixelsPerRevolution, dx from the pan's anchor: the position depends on the total
/// displacement alone, whatever the steps. A release glides at its own speed and ends exactly on a frame. Whatever
/// turns the spin adds to it: the device under a finger, under a glide and under the autoplay.
struct SpinAxis: Sendable, Equatable {
  private var settings: SpinSettings
  private var view: ViewSettings
  private var original: OriginalSpinRule
  private var column: SpinTrack
  private var row: SpinTrack
  private var anchor = ScreenPoint(x: 0, y: 0)
  /// True while a pan turns the frames; a command takes them from it until the next move.
  private var isGrabbed = false
  /// What a press caught of a running glide, in pixels per second of the drag that would do it.
  private var flywheel = Flywheel()

  /// A spin on its start frame, in a view; an autoplay begins at once.
  init(_ settings: SpinSettings, view: ViewSettings, at time: Timestamp) {
    self.settings = settings
    self.view = view
    original = OriginalSpinRule(settings, at: 0)
    column = SpinTrack(
      at: Double(settings.start), in: settings.ends == .clamp ? 0...Double(settings.frames - 1) : nil,
      hysteresis: settings.hysteresis)
    row = SpinTrack(at: 0, in: 0...Double(settings.rows - 1), hysteresis: settings.hysteresis)
    resize(to: view)
    play(at: time)
  }

  /// Takes the size of a view: it may scale drags.
  mutating func resize(to view: ViewSettings) {
    self.view = view
    column.resize(stepsPerPixel: settings.framesPerPixel(viewWidth: view.width), viewSize: view.width)
    row.resize(
      stepsPerPixel: settings.rows > 1 ? settings.rowsPerPixel(viewHeight: view.height) : 0,
      viewSize: view.height)
  }

  /// Stops where it is, until something sets it free.
  mutating func hold(at time: Timestamp) {
    column.hold(at: time)
    row.hold(at: time)
  }

  /// A first finger came down: whatever moves stops, and a glide may be added to by the next flick.
  mutating func press(at time: Timestamp) {
    flywheel.caught(
      yawVelocity: column.glideVelocity(at: time), pitchVelocity: row.glideVelocity(at: time), at: time)
    hold(at: time)
  }

  /// A pan begins, or begins anew, at an anchor.
  mutating func grab(_ anchor: ScreenPoint, at time: Timestamp) {
    self.anchor = anchor
    isGrabbed = true
    hold(at: time)
    row.grab(at: time)
    switch settings.rule {
    case .continuous:
      column.grab(at: time)
    case .original:
      original = OriginalSpinRule(settings, at: 0)
      original.press(at: anchor.x)
    }
  }

  /// The pan reached a point; where a command has taken the spin from it, it takes hold anew there.
  mutating func pull(to point: ScreenPoint, at time: Timestamp) {
    if !isGrabbed { grab(point, at: time) }
    switch settings.rule {
    case .continuous:
      column.pull(by: point.x - anchor.x, at: time)
    case .original:
      let before = original.position
      original.move(to: point.x)
      column.move(by: Double(original.position - before), at: time)
    }
    row.pull(by: point.y - anchor.y, at: time)
  }

  /// The device turned by an angle about the vertical (radians, positive clockwise): the object turns with it.
  ///
  /// A turn to the right is like a drag to the left: with direction -1 both raise the index.
  mutating func turn(by angle: Double, at time: Timestamp) {
    let revolutions = settings.gyroGain * angle / (2 * .pi)
    let frames = -Double(settings.direction) * Double(settings.frames) * revolutions
    if frames != 0 { column.move(by: frames, at: time) }
  }

  /// True where turns of the device count.
  var followsDevice: Bool { settings.gyroGain != 0 }

  /// A program asks for a frame (modulo the frames, or the nearest end): the spin goes there from where it is and at
  /// the speed that it has, then an autoplay goes on unless a finger holds it.
  mutating func go(
    to frame: Int, over duration: TimeSpan, path: TurningPath, isHeld: Bool, at time: Timestamp
  ) {
    let end = settings.position(
      showing: settings.frame(of: Double(frame)), from: column.shown.position(at: time), path: path)
    isGrabbed = false
    column.go(to: end, over: duration, at: time)
    if !isHeld { play(at: time) }
  }

  /// A knob goes on by frames from where the spin is to come to rest, the short way to a whole frame.
  mutating func step(by frames: Double, over duration: TimeSpan, isHeld: Bool, at time: Timestamp) {
    let asked = (column.shown.goal(at: time) + frames).rounded()
    let end = settings.ends == .clamp ? min(max(asked, 0), Double(settings.frames - 1)) : asked
    isGrabbed = false
    column.go(to: end, over: duration, at: time)
    if !isHeld { play(at: time) }
  }

  /// Nobody is there: it goes back to its start frame and row, unless it plays by itself.
  mutating func goHome(over duration: TimeSpan, at time: Timestamp) {
    guard settings.autoplay == 0 else { return }
    let end = settings.position(
      showing: settings.start, from: column.shown.position(at: time), path: .shortest)
    column.go(to: end, over: duration, cause: .auto, at: time)
    row.go(to: 0, over: duration, cause: .auto, at: time)
  }

  /// The pan lifted at a velocity in pixels per second: it glides on, and ends on a frame.
  mutating func release(_ velocity: ScreenVelocity, at time: Timestamp, _ glide: GlideSettings) {
    let sum = flywheel.release(yawVelocity: velocity.x, pitchVelocity: velocity.y, at: time)
    let velocity = glide.flywheel ? ScreenVelocity(x: sum.yaw, y: sum.pitch) : velocity
    let across = column.letGo(isGrabbed && settings.rule == .continuous ? velocity.x : 0)
    if !isCommanded(at: time) {
      column.run(
        .glide(
          settings.glide(
            from: column.shown.position(at: time), velocity: across, framesPerPixel: column.stepsPerPixel,
            view: view, settings: glide, at: time)),
        at: time)
    }
    let down = row.letGo(velocity.y)
    if settings.rows > 1 {
      row.run(
        .glide(
          settings.rowGlide(
            from: row.shown.position(at: time), velocity: down, rowsPerPixel: row.stepsPerPixel, view: view,
            settings: glide, at: time)),
        at: time)
    }
    isGrabbed = false
    play(at: time)
  }

  /// The fingers are gone and nothing glides: it stays where it is or comes back to an end, and an autoplay goes on.
  mutating func letGo(at time: Timestamp) {
    _ = column.letGo(0)
    _ = row.letGo(0)
    if !isCommanded(at: time) { column.rest(at: time) }
    row.rest(at: time)
    isGrabbed = false
    play(at: time)
  }

  /// What to show at a moment.
  func state(at time: Timestamp) -> SpinState {
    SpinState(
      position: column.shown.position(at: time),
      frame: settings.frame(of: column.shown.index(at: time)),
      row: settings.rows > 1 ? min(max(Int(row.shown.index(at: time)), 0), settings.rows - 1) : nil)
  }

  /// Why frames and rows move at a moment.
  func phases(at time: Timestamp) -> (frames: MotionPhase, rows: MotionPhase) {
    if isGrabbed { return (.drag, settings.rows > 1 ? .drag : .idle) }
    return (column.shown.phase(at: time), row.shown.phase(at: time))
  }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool {
    column.shown.isMoving(at: time) || row.shown.isMoving(at: time)
  }

  /// True while a command moves the frames: it came while a finger held them, and goes on when that lifts.
  private func isCommanded(at time: Timestamp) -> Bool { column.shown.phase(at: time) == .command }

  /// The autoplay begins when whatever moves the spin has come to rest.
  private mutating func play(at time: Timestamp) {
    guard settings.autoplay != 0, settings.ends == .wrap || settings.frames > 1 else { return }
    column.play(settings, at: time)
  }
}
