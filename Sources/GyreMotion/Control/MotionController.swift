/// Fuses touch and attitude into a sphere camera and a spin frame: a value, folded over events.
///
/// Copying it is a checkpoint; two copies that are fed the same events are equal, on every machine. Events and
/// commands change it; `view(at:)` only reads, at any rate. Nothing is integrated from frame to frame.
public struct MotionController: Sendable, Equatable {
  /// The settings in force.
  public internal(set) var settings: MotionSettings

  /// The moment of the last event or command.
  var latest: Timestamp?
  /// The device's attitude and where it comes from.
  var device: DeviceAttitude
  /// What touch and commands add to it.
  var user = UserLayer()
  /// What is left of the view before the last switch of source.
  var blend: AttitudeBlend?
  /// Horizontal field of view, radians.
  var field: AxisCurve
  /// The fingers on the view.
  var pan: PanRecognizer
  /// How the present pan turns the camera; nil while it has to be grabbed anew.
  var drag: SphereDrag?
  /// Where the drag has brought the grabbed point.
  var dragPoint = ScreenPoint(x: 0, y: 0)
  /// When it did.
  var dragTime = Timestamp.zero
  /// What a press caught of a running glide, for flicks that add up.
  var flywheel = Flywheel()
  /// The product spin; nil for none.
  var spin: SpinAxis?
  /// What near the poles is kept of the view before.
  var pole = PoleMemory()
  /// The heading as counted without wrapping, at the last event.
  var heading = UnwrappedHeading()

  /// Makes a controller at rest in its start view.
  ///
  /// The settings are the program's own: sizes above 0 and fields of view inside (0, 180) degrees are required.
  /// `time` is when what moves by itself begins, such as a spin's autoplay; default the zero of the session's clock.
  public init(_ settings: MotionSettings = MotionSettings(), at time: Timestamp = .zero) {
    precondition(settings.problem == nil, "the settings must be sound: see MotionSettings.problem")
    self.settings = settings
    device = DeviceAttitude(mode: settings.gyro.mode, rotation: settings.view.rotation)
    field = .rest(settings.view.clampedField(settings.view.horizontalFieldOfView.radians))
    pan = PanRecognizer(method: settings.glide.velocityMethod)
    spin = settings.spin.map { SpinAxis($0, view: settings.view, at: time) }
    user.heading = .rest(Angle.wrap(settings.view.yaw.radians))
    user.pitchOffset = .rest(settings.view.pitch.radians)
    note(at: time)
  }

  /// Takes in what happened.
  ///
  /// Events come in the order of their times; one that is earlier than the last counts as of the last's time.
  public mutating func handle(_ event: MotionEvent) {
    // Each case on its own: events are large, and every look at one may copy it.
    switch event {
    case .contacts(let frame):
      let time = notBefore(frame.time)
      touch(frame, at: time)
      if frame.count > 0 || latest != nil { finish(at: time) }
    case .inertial(let sample):
      let time = notBefore(sample.time)
      turn(at: time, isSwitch: device.isSwitch(sample)) { $0.update(sample) }
      finish(at: time)
    case .attitude(let sample):
      let time = notBefore(sample.time)
      turn(at: time, isSwitch: device.isSwitchToReported) { $0.update(sample) }
      finish(at: time)
    case .interruption(let interruption):
      let time = notBefore(interruption.time)
      interrupt(interruption.cause, at: time)
      finish(at: time)
    case .rotation(let change):
      let time = notBefore(change.time)
      rotatePicture(to: change.rotation, at: time)
      finish(at: time)
    case .wheel(let turn): finish(at: notBefore(turn.time))
    case .knob(let turn): finish(at: notBefore(turn.time))
    }
  }

  /// A moment, or the last event's where that is later.
  private func notBefore(_ time: Timestamp) -> Timestamp { max(time, latest ?? time) }

  /// Carries out what a program asks; from the last event's time on.
  public mutating func perform(_ command: Command, at time: Timestamp) {
    let time = notBefore(time)
    carryOut(command, at: time)
    finish(at: time)
  }

  private mutating func finish(at time: Timestamp) {
    latest = time
    // A drag still has to learn that the blend moved the scene since its last event.
    let unseen = drag == nil ? time : min(time, dragTime)
    if let ended = blend, !ended.isMoving(at: unseen) { blend = nil }
    note(at: time)
  }

  /// Keeps what the next event needs of the view at this one.
  private mutating func note(at time: Timestamp) {
    let axis = OpticalAxis(of: device.camera)
    heading.note(axis)
    // A heading changes neither the roll nor how near the pole is: without a pitch offset the device tells.
    if user.isUntilted, blend == nil {
      pole.note(device.camera, axis)
    } else {
      let attitude = attitude(at: time)
      pole.note(attitude, OpticalAxis(of: attitude))
    }
  }
}
