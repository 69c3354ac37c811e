/// What an evdev device says of itself: absolute axes and properties.
public struct EvdevDescription: Sendable, Equatable {
  /// The absolute axes by their code, in rising order of code.
  public var axes: [AbsoluteAxis]
  /// The device's INPUT_PROP_ numbers (1: direct, 6: accelerometer).
  public var properties: [Int]
  /// The device's REL_ codes (0, 1: X, Y; 7: dial; 8: wheel); nil where nobody said. They tell a rotary knob
  /// (a wheel alone) from a mouse; where nobody said, a wheel is a mouse's.
  public var relativeAxes: [Int]?

  /// Makes a description.
  public init(axes: [AbsoluteAxis] = [], properties: [Int] = [], relativeAxes: [Int]? = nil) {
    self.axes = axes
    self.properties = properties
    self.relativeAxes = relativeAxes
  }

  /// The axis with a code, or nil where the device has none.
  public func axis(_ code: Int) -> AbsoluteAxis? { axes.first { $0.code == code } }
}

/// One absolute axis of an evdev device, as EVIOCGABS reports it.
public struct AbsoluteAxis: Sendable, Equatable {
  /// The ABS_ code.
  public var code: Int
  /// The smallest value.
  public var minimum: Int32
  /// The largest value.
  public var maximum: Int32
  /// The noise that the kernel filters.
  public var fuzz: Int32
  /// The dead zone of joysticks.
  public var flat: Int32
  /// Units per millimetre (per g, per deg/s on motion sensors); 0 where unknown.
  public var resolution: Int32

  /// Makes an axis.
  public init(
    code: Int, minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}
