/// Everything that shapes a controller's behaviour; a plain value, changed as a whole.
public struct MotionSettings: Sendable, Equatable {
  /// The view that is drawn: size, field of view, start direction.
  public var view: ViewSettings
  /// How a drag turns the camera.
  public var drag: DragSettings
  /// How a released drag goes on.
  public var glide: GlideSettings
  /// When a touch becomes a drag.
  public var touch: TouchSettings
  /// What taps, presses, wheels and keys do.
  public var gesture: GestureSettings
  /// What the motion sensor does to the camera.
  public var gyro: GyroSettings
  /// What the attitude filter believes about sensors and hands.
  public var filter: AttitudeFilterSettings
  /// Which part of the sphere may be shown.
  public var limits: LimitSettings
  /// How long the way back to the start heading takes.
  public var recentre: RecentreSettings
  /// What the view does while nobody is there.
  public var unattended: UnattendedSettings
  /// Whether motion is reduced, for people whom it makes sick: nothing glides or turns by itself, and what leads
  /// somewhere takes at most 0.1 s. Touch, sensors and held keys do what they always do. Default false.
  public var reducesMotion: Bool
  /// The product spin beside the sphere; nil for none.
  public var spin: SpinSettings?

  /// Makes settings; each part has defaults of its own.
  public init(
    view: ViewSettings = ViewSettings(), drag: DragSettings = DragSettings(),
    glide: GlideSettings = GlideSettings(), touch: TouchSettings = TouchSettings(),
    gesture: GestureSettings = GestureSettings(), gyro: GyroSettings = GyroSettings(),
    filter: AttitudeFilterSettings = AttitudeFilterSettings(), limits: LimitSettings = LimitSettings(),
    recentre: RecentreSettings = RecentreSettings(), unattended: UnattendedSettings = UnattendedSettings(),
    reducesMotion: Bool = false, spin: SpinSettings? = nil
  ) {
    self.view = view
    self.drag = drag
    self.glide = glide
    self.touch = touch
    self.gesture = gesture
    self.gyro = gyro
    self.filter = filter
    self.limits = limits
    self.recentre = recentre
    self.unattended = unattended
    self.reducesMotion = reducesMotion
    self.spin = spin
  }
}
