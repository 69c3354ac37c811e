/// How a drag turns the camera.
public struct DragSettings: Sendable, Equatable {
  /// The rule. Default anchored.
  public var mode: DragMode
  /// Turn per pixel for the fixed rule. Default 0.1 degrees.
  public var anglePerPixel: Angle

  /// Makes drag settings.
  public init(mode: DragMode = .anchored, anglePerPixel: Angle = .degrees(0.1)) {
    self.mode = mode
    self.anglePerPixel = anglePerPixel
  }
}

/// The rule by which a drag turns the camera.
public enum DragMode: Sendable, Equatable, CaseIterable {
  /// The scene point under the finger stays under the finger.
  case anchored
  /// The whole width of the view is the whole field of view.
  case linear
  /// A pixel is always the same angle.
  case fixed
}

/// When a touch becomes a drag.
public struct TouchSettings: Sendable, Equatable {
  /// How far a finger moves before a drag begins, in dp (1/160 inch); at least 0. Default 10.
  public var slop: Double
  /// How far the mouse moves before a drag begins, in pixels; at least 0. Default 4.
  public var mouseSlop: Double

  /// Makes touch settings.
  public init(slop: Double = 10, mouseSlop: Double = 4) {
    self.slop = slop
    self.mouseSlop = mouseSlop
  }
}

/// What the motion sensor does to the camera.
public struct GyroSettings: Sendable, Equatable {
  /// The rule. Default relative.
  public var mode: GyroMode
  /// What becomes of a pitch that touch adds to the device's. Default return on motion.
  public var pitchOffset: PitchOffsetPolicy
  /// Whether the device's roll turns the picture; false keeps the horizon level. Default true.
  public var roll: Bool
  /// How far ahead an inertial sensor's attitude is shown, for the time until it is seen; 0 to 100 ms. Default 0.
  public var prediction: TimeSpan
  /// Whether an inertial sensor's attitude is smoothed while the device hardly turns. Default true.
  public var smooths: Bool
  /// How far it then stays behind, so that noise and trembling move nothing; 0 to 1 degree. Default 0.05 degrees.
  public var stillness: Angle

  /// Makes gyro settings.
  public init(
    mode: GyroMode = .relative, pitchOffset: PitchOffsetPolicy = .returnOnMotion, roll: Bool = true,
    prediction: TimeSpan = .zero, smooths: Bool = true, stillness: Angle = .degrees(0.05)
  ) {
    self.mode = mode
    self.pitchOffset = pitchOffset
    self.roll = roll
    self.prediction = prediction
    self.smooths = smooths
    self.stillness = stillness
  }
}

/// What becomes of a pitch that touch adds to the device's.
public enum PitchOffsetPolicy: Sendable, Equatable, CaseIterable {
  /// It returns by 1 degree for each 4 degrees that the device turns; while the device rests, or a finger is down,
  /// it stays.
  case returnOnMotion
  /// It stays.
  case keep
  /// Touch turns the heading alone while a motion source is applied.
  case locked
}

/// How the device's attitude becomes the camera's.
public enum GyroMode: Sendable, Equatable, CaseIterable {
  /// The first sample looks where `view.yaw` says; turns are added.
  case relative
  /// The device's own heading counts (north with a magnetometer).
  case absolute
  /// The stream is read, but not applied.
  case off
}

/// How long the way back to the start heading takes.
public struct RecentreSettings: Sendable, Equatable {
  /// The time. Default 0.3 s.
  public var duration: TimeSpan

  /// Makes recentre settings.
  public init(duration: TimeSpan = .milliseconds(300)) { self.duration = duration }
}
