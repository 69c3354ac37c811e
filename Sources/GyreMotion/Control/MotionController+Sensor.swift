/// What is known of the motion sensor.
public struct SensorStatus: Sendable, Equatable {
  /// Where the attitude comes from.
  public var source: AttitudeSource
  /// The gyroscope's bias; nil without one, and until it is learnt or restored.
  public var bias: GyroscopeBias?
  /// True while the device lies still.
  public var isAtRest: Bool
  /// How far the heading may have drifted; nil where a finished attitude gives it.
  public var heading: HeadingConfidence?
  /// What became of the inertial readings.
  public var counters: SampleCounters
}

/// Where a device's attitude comes from.
public enum AttitudeSource: Sendable, Equatable, CaseIterable {
  /// Nothing has told one yet.
  case none
  /// A rotation-vector sensor gives it as it is.
  case reported
  /// The filter makes it from angular velocity and acceleration.
  case inertial
  /// Acceleration alone: tilt without a heading.
  case tilt
}

extension MotionController {
  /// What is known of the motion sensor, applied or not.
  public var sensor: SensorStatus {
    let inertial = device.inertial
    let isReported = device.reported != nil
    let hasNoGyroscope = inertial.heading.causes.contains(.noGyroscope)
    let source: AttitudeSource =
      isReported ? .reported : inertial.attitude == nil ? .none : hasNoGyroscope ? .tilt : .inertial
    return SensorStatus(
      source: source, bias: inertial.filter.bias, isAtRest: inertial.filter.state.isAtRest,
      heading: isReported ? nil : inertial.heading, counters: inertial.counters)
  }

  /// Gives back a bias that was learnt before: the view does not turn by it from the first reading on.
  ///
  /// It counts as known; two minutes of unbroken rest correct it where it is wrong. The view does not move. Returns false,
  /// and changes nothing, where a number is not finite or the deviation not above 0. A sensor that is unplugged takes its
  /// bias with it.
  @discardableResult
  public mutating func restore(_ bias: GyroscopeBias) -> Bool {
    device.inertial.filter.restoreBias(bias.rate, deviation: bias.deviation)
  }
}
