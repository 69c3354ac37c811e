/// The units that channels may be given in, and what one of them is in the unit that events carry.
struct ChannelUnit: Sendable {
  /// As written in a description.
  let name: String
  /// How the scaled value becomes the event's unit.
  let conversion: UnitConversion

  /// Units of angular velocity; events carry rad/s.
  static let angularVelocity = [
    ChannelUnit("rad/s", 1), ChannelUnit("deg/s", .pi, over: 180), ChannelUnit("dps", .pi, over: 180),
    ChannelUnit("mdeg/s", .pi, over: 180_000), ChannelUnit("mrad/s", 1, over: 1000),
  ]
  /// Units of acceleration; events carry m/s^2. One g is 9.80665 m/s^2 by definition.
  static let acceleration = [
    ChannelUnit("m/s^2", 1), ChannelUnit("m/s2", 1), ChannelUnit("g", 9.80665),
    ChannelUnit("mg", 9.80665, over: 1000), ChannelUnit("mm/s^2", 1, over: 1000),
  ]
  /// Units of magnetic field; events carry microtesla. Linux IIO delivers gauss, 100 uT.
  static let magneticField = [
    ChannelUnit("uT", 1), ChannelUnit("µT", 1), ChannelUnit("μT", 1), ChannelUnit("T", 1e6),
    ChannelUnit("mT", 1000), ChannelUnit("nT", 1, over: 1000), ChannelUnit("G", 100),
    ChannelUnit("gauss", 100), ChannelUnit("mG", 1, over: 10),
  ]
  /// Units of a device's own time stamp; events carry nanoseconds.
  static let stamp = [
    ChannelUnit("ns", 1), ChannelUnit("us", 1000), ChannelUnit("ms", 1e6), ChannelUnit("s", 1e9),
  ]
  /// Quaternions have none.
  static let quaternion = [ChannelUnit("1", 1), ChannelUnit("", 1)]

  private init(_ name: String, _ factor: Double, over divisor: Double = 1) {
    self.name = name
    conversion = UnitConversion(factor: factor, divisor: divisor)
  }
}

/// Multiplies, then divides, so that 180 deg/s are exactly pi rad/s.
struct UnitConversion: Sendable, Equatable {
  let factor: Double
  let divisor: Double

  @inline(__always) func convert(_ value: Double) -> Double { value * factor / divisor }
}
