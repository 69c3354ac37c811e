import GyreMotion

/// Decodes motion sensors that come as evdev devices (INPUT_PROP_ACCELEROMETER: controllers, handhelds).
///
/// ABS_X, Y, Z in `resolution` units per g, ABS_RX, RY, RZ in `resolution` units per deg/s; the device's clock is
/// MSC_TIMESTAMP in microseconds modulo 2^32. The kernel sends only axes that changed, so values are kept.
/// Source: linux/input-event-codes.h, the kernel's event-codes document.
struct EvdevMotionDecoder: Sendable {
  private var acceleration: SensorAxes?
  private var angularVelocity: SensorAxes?
  private let mount: MountMatrix?
  private let proper: MountMatrix?
  private var clock = MicrosecondClock()
  private var isLost = false

  /// Prepares a device's axes.
  init(_ stream: StreamDescription, _ evdev: EvdevDescription) throws(InputError) {
    acceleration = try SensorAxes(
      stream, evdev, first: EvdevCode.x, UnitConversion(factor: 9.80665, divisor: 1))
    angularVelocity = try SensorAxes(
      stream, evdev, first: EvdevCode.turnX, UnitConversion(factor: .pi, divisor: 180))
    if acceleration == nil && angularVelocity == nil {
      throw .missingAxes(stream: stream.id, codes: (0...5).map { $0 })
    }
    mount = stream.mount
    proper = stream.mount?.proper
  }

  /// Takes an absolute event.
  mutating func take(axis code: Int64, _ value: Int64) {
    acceleration?.take(axis: code, value)
    angularVelocity?.take(axis: code, value)
  }

  /// Takes the device's own time.
  mutating func take(stamp value: Int64) { clock.take(value) }

  /// Events are missing; the values that follow in this frame are those of a synchronisation.
  mutating func lose() { isLost = true }

  /// What a frame tells: a sample, a gap after lost events, or nothing as long as axes are unknown.
  mutating func finish(at time: Timestamp) -> MotionEvent? {
    defer { isLost = false }
    if isLost { return .interruption(SourceInterruption(time: time, cause: .gap)) }
    var sample = InertialSample(time: time, measured: clock.measured(at: time))
    sample.acceleration = acceleration?.vector(&sample.isSaturated).map { turned($0, by: mount) }
    sample.angularVelocity = angularVelocity?.vector(&sample.isSaturated).map { turned($0, by: proper) }
    return sample.acceleration == nil && sample.angularVelocity == nil ? nil : .inertial(sample)
  }

  /// The device was away or comes anew: nothing is known.
  mutating func reset() {
    acceleration?.reset()
    angularVelocity?.reset()
    clock = MicrosecondClock()
  }
}
