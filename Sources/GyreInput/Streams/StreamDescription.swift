/// What a stream of raw rows is: who sends it, which channels a row has and how they become SI units.
public struct StreamDescription: Sendable, Equatable {
  /// The stream's number in its trace or session; rows carry it.
  public var id: Int
  /// What decodes it.
  public var kind: StreamKind
  /// The device's name; empty where unknown.
  public var name: String
  /// The channels of a row in order; empty for evdev, whose rows are (type, code, value) triples.
  public var channels: [ChannelDescription]
  /// The nominal rate in rows per second; nil where unknown.
  public var rate: Double?
  /// The rows of the mount matrix, device <- sensor; nil for identity. Source: the Linux IIO ABI.
  public var mount: MountMatrix?
  /// Where the mount matrix came from ("udev", "sysfs", "user"); nil where nobody said.
  public var mountSource: String?
  /// What an evdev device says of itself; nil for other kinds.
  public var evdev: EvdevDescription?
  /// The clock of its times where it is not the trace's ("host"); nil where it is.
  public var clock: String?
  /// The frame that an attitude turns from ("device"); nil where nobody said.
  public var fromFrame: String?
  /// The frame that an attitude turns to ("earth"); nil where nobody said.
  public var toFrame: String?
  /// How a touch surface lies over its panel; nil for identity.
  public var calibration: TouchCalibration?

  /// Makes a description; only number and kind are required.
  public init(
    id: Int, kind: StreamKind, name: String = "", channels: [ChannelDescription] = [],
    rate: Double? = nil, mount: MountMatrix? = nil, mountSource: String? = nil,
    evdev: EvdevDescription? = nil, clock: String? = nil, fromFrame: String? = nil, toFrame: String? = nil,
    calibration: TouchCalibration? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.channels = channels
    self.rate = rate
    self.mount = mount
    self.mountSource = mountSource
    self.evdev = evdev
    self.clock = clock
    self.fromFrame = fromFrame
    self.toFrame = toFrame
    self.calibration = calibration
  }
}

/// What decodes a stream.
public enum StreamKind: Sendable, Equatable {
  /// Linux input events: touch screens, mice, wheels, knobs, motion sensors of game controllers.
  case evdev
  /// Angular velocity, acceleration and magnetic field, any subset.
  case imu
  /// Rotation-vector quaternions.
  case attitude
  /// Something a newer writer knows; kept, not decoded.
  case other(String)
}

/// One channel of a row: value in SI units = (raw + offset) * scale.
public struct ChannelDescription: Sendable, Equatable {
  /// What it measures: gx gy gz ax ay az mx my mz, qx qy qz qw, device_t_ns.
  public var name: String
  /// The unit of the scaled value; SI by default.
  public var unit: String?
  /// The factor from raw to unit; default 1.
  public var scale: Double
  /// What is added to the raw value before scaling; default 0.
  public var offset: Double
  /// The largest magnitude that the sensor can deliver, in `unit`; nil, 0 or less where unknown.
  public var range: Double?

  /// Makes a channel.
  public init(name: String, unit: String? = nil, scale: Double = 1, offset: Double = 0, range: Double? = nil)
  {
    self.name = name
    self.unit = unit
    self.scale = scale
    self.offset = offset
    self.range = range
  }
}
