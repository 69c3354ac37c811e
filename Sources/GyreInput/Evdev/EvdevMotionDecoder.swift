import GyreMotion

/// Decodes motion sensors that come as evdev devices (INPUT_PROP_ACCELEROMETER: controllers, handhelds).
///
/// ABS_X, Y, Z in `resolution` units per g, ABS_RX, RY, RZ in `resolution` units per deg/s; the device's clock is
/// MSC_TIMESTAMP in microseconds modulo 2^32. The kernel sends only axes that changed, so values are kept.
/// Source: linux/input-event-codes.h, the kernel's event-codes document.
struct EvdevMotionDecoder: Sendable {
  private var acceleration: SensorAxes?
  private var angularVelocity: SensorAxes?
  private let mount: SensorMount
  private var clock = MicrosecondClock()

  /// Prepares a device's axes.
  init(_ stream: StreamDescription, _ evdev: EvdevDescription) throws(InputError) {
    acceleration = try SensorAxes(
      stream, evdev, first: EvdevCode.x, UnitConversion(factor: 9.80665, divisor: 1))
    angularVelocity = try SensorAxes(
      stream, evdev, first: EvdevCode.turnX, UnitConversion(factor: .pi, divisor: 180))
    if acceleration == nil && angularVelocity == nil {
      throw .missingAxes(stream: stream.id, codes: (0...5).map { $0 })
    }
    mount = SensorMount(stream.mount)
  }

  /// Decodes a row: a sample, a gap after lost events, or nothing as long as axes are unknown.
  mutating func decode(_ record: InputRecord, _ handle: (MotionEvent) -> Void) {
    var isLost = false
    for index in 0..<record.eventCount {
      guard let event = record.event(index) else { continue }
      switch event.type {
      case EvdevCode.absolute:
        acceleration?.take(axis: event.code, event.value)
        angularVelocity?.take(axis: event.code, event.value)
      case EvdevCode.miscellaneous where event.code == EvdevCode.stamp: clock.take(event.value)
      case EvdevCode.synchronisation where event.code == EvdevCode.dropped: isLost = true
      default: break
      }
    }
    if isLost {
      handle(.interruption(SourceInterruption(time: record.time, cause: .gap)))
      return
    }
    var sample = InertialSample(time: record.time, measured: clock.measured(at: record.time))
    if let vector = acceleration?.vector(&sample.isSaturated) {
      sample.acceleration = mount.turnVector(vector)
    }
    if let vector = angularVelocity?.vector(&sample.isSaturated) {
      sample.angularVelocity = mount.turnAxial(vector)
    }
    if sample.acceleration != nil || sample.angularVelocity != nil { handle(.inertial(sample)) }
  }

  /// The device was away or comes anew: nothing is known.
  mutating func reset() {
    acceleration?.reset()
    angularVelocity?.reset()
    clock = MicrosecondClock()
  }
}
