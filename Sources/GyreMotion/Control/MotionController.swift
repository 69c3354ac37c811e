/// Fuses touch and attitude into a sphere camera and a spin frame: a value, folded over events.
///
/// Copying it is a checkpoint; two copies that are fed the same events are equal, on every machine. Events and
/// commands change it; `view(at:)` only reads, at any rate. Nothing is integrated from frame to frame.
public struct MotionController: Sendable, Equatable {
  /// The settings in force.
  public internal(set) var settings: MotionSettings

  /// The moment of the last event or command.
  var latest: Timestamp?
  /// The device's attitude and where it comes from; read whether it is applied or not.
  var device: DeviceAttitude
  /// How far the device turned, for a pitch offset that returns with its motion.
  var turns = TurnCounter()
  /// What touch and commands add to it.
  var user = UserLayer()
  /// What is left of the view before the last switch of source.
  var blend: AttitudeBlend?
  /// Horizontal field of view, radians.
  var field: AxisCurve
  /// The fingers on the view.
  var pan: PanRecognizer
  /// How two fingers scale the picture; nil with one, and where they have to take hold anew.
  var pinch: PinchScale?
  /// What still fingers did.
  var taps = TapRecognizer()
  /// The field of view to which the next double tap goes back, radians; nil where it scales the picture up.
  var doubleTapField: Double?
  /// How the present pan turns the camera; nil while it has to be grabbed anew.
  var drag: SphereDrag?
  /// Where the drag has brought what the fingers hold.
  var grip = Grip(point: ScreenPoint(x: 0, y: 0))
  /// When it did.
  var dragTime = Timestamp.zero
  /// What a press caught of a running glide, for flicks that add up.
  var flywheel = Flywheel()
  /// The product spin; nil for none.
  var spin: SpinAxis?
  /// What near the poles is kept of the view before.
  var pole = PoleMemory()
  /// What keeps the shown view inside its limits.
  var inside: InsideLimits
  /// The widest field of view with which the picture lies inside a crop, radians.
  var largestField = Double.infinity
  /// How far the event that is being taken in may turn the shown view, radians.
  var allowance = 0.0
  /// The view that a drag asks for in the event that is being taken in, earth <- camera; nil without one.
  var wanted: Quaternion?
  /// The heading as counted without wrapping, at the last event.
  var heading = UnwrappedHeading()
  /// Since when nobody is there, and what the view does meanwhile.
  var unattended: UnattendedLife

  /// Makes a controller at rest in its start view.
  ///
  /// The settings are the program's own: sizes above 0 and fields of view inside (0, 180) degrees are required.
  /// `time` is when what moves by itself begins, such as a spin's autoplay; default the zero of the session's clock.
  public init(_ settings: MotionSettings = MotionSettings(), at time: Timestamp = .zero) {
    precondition(settings.problem == nil, "the settings must be sound: see MotionSettings.problem")
    self.settings = settings
    if settings.reducesMotion { self.settings.reduceMotion() }
    device = DeviceAttitude(settings.gyro, rotation: settings.view.rotation, filter: settings.filter)
    inside = InsideLimits(ViewLimits(bounds: SphereBounds(settings.limits), keepsLevel: !settings.gyro.roll))
    field = .rest(settings.view.horizontalFieldOfView.radians)
    pan = PanRecognizer(method: settings.glide.velocityMethod)
    unattended = UnattendedLife(at: time)
    spin = self.settings.spin.map { SpinAxis($0, view: settings.view, at: time) }
    fitFieldIntoCrop()
    field = .rest(clampedField(settings.view.horizontalFieldOfView.radians))
    let start = ViewAngles(yaw: Angle.wrap(settings.view.yaw.radians), pitch: settings.view.pitch.radians)
    let view = inside.limits.limited(start, picture(at: time)).angles
    user.rest(at: (view.yaw, view.pitch))
    note(at: time)
  }

  /// Takes in what happened.
  ///
  /// Events come in the order of their times; one that is earlier than the last counts as of the last's time.
  public mutating func handle(_ event: MotionEvent) {
    // Each case takes its own payload out: an event is as large as its largest one.
    switch event {
    case .contacts(let frame):
      if frame.count == 0, latest == nil { return }
      take(at: frame.time) { $0.touch(frame, at: $1) }
    case .inertial(let sample):
      take(at: sample.time) { $0.turn(at: $1, isSwitch: $0.device.isSwitch(sample)) { $0.update(sample) } }
    case .attitude(let sample):
      take(at: sample.time) { $0.turn(at: $1, isSwitch: $0.device.isSwitchToReported) { $0.update(sample) } }
    case .interruption(let interruption):
      take(at: interruption.time) { $0.interrupt(interruption.cause, at: $1) }
    case .rotation(let change): take(at: change.time) { $0.rotatePicture(to: change.rotation, at: $1) }
    case .wheel(let turn): take(at: turn.time) { $0.zoom(by: turn, at: $1) }
    case .knob(let turn): take(at: turn.time) { $0.turn(by: turn, at: $1) }
    }
  }

  /// Carries out what a program asks; from the last event's time on.
  public mutating func perform(_ command: Command, at time: Timestamp) {
    take(at: time) { $0.carryOut(command, at: $1) }
  }

  /// Something happens at a moment, or at the last event's where it is earlier, after what was due by itself before.
  @inline(__always)
  private mutating func take(at moment: Timestamp, _ change: (inout MotionController, Timestamp) -> Void) {
    if livesUnattended { live(before: moment) }
    step(at: moment, change)
  }

  /// The state changes at a moment: the view then stays inside its limits.
  @inline(__always)
  mutating func step(at moment: Timestamp, _ change: (inout MotionController, Timestamp) -> Void) {
    let time = max(moment, latest ?? moment)
    guard inside.isActive else {
      change(&self, time)
      return finish(at: time)
    }
    let before = standing(at: time)
    change(&self, time)
    keepInside(since: before, at: time)
    finish(at: time)
  }

  private mutating func finish(at time: Timestamp) {
    latest = time
    if !user.isUntilted, user.isMoving(at: time) { keepTiltInside(at: time) }
    // A drag still has to learn that the blend moved the scene since its last event.
    let unseen = drag == nil ? time : min(time, dragTime)
    if let ended = blend, !ended.isMoving(at: unseen) { blend = nil }
    note(at: time)
  }

  /// Keeps what the next event needs of the view at this one.
  private mutating func note(at time: Timestamp) {
    let axis = OpticalAxis(of: base)
    heading.note(axis)
    // A heading changes neither the roll nor how near the pole is: without a pitch offset the device tells.
    if user.isUntilted, blend == nil {
      pole.note(base, axis)
    } else {
      let attitude = askedAttitude(at: time)
      pole.note(attitude, OpticalAxis(of: attitude))
    }
  }
}
