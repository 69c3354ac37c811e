import GyreMotion

/// Three absolute axes as a vector.
struct SensorAxes: Sendable {
  private let first: Int64
  private let axes: [AbsoluteAxis]
  private let conversion: UnitConversion
  private var x: Int64?
  private var y: Int64?
  private var z: Int64?

  /// Finds three axes in a row; nil where there is none of them.
  init?(
    _ stream: StreamDescription, _ evdev: EvdevDescription, first: Int64, _ conversion: UnitConversion
  ) throws(InputError) {
    let codes = (first..<first + 3).map { Int($0) }
    axes = codes.compactMap { evdev.axis($0) }
    if axes.isEmpty { return nil }
    guard axes.count == 3 else {
      throw .missingAxes(stream: stream.id, codes: codes.filter { evdev.axis($0) == nil })
    }
    if let bare = axes.first(where: { $0.resolution <= 0 }) {
      throw .missingResolution(stream: stream.id, code: bare.code)
    }
    self.first = first
    self.conversion = conversion
  }

  mutating func take(axis code: Int64, _ value: Int64) {
    switch code &- first {
    case 0: x = value
    case 1: y = value
    case 2: z = value
    default: break
    }
  }

  /// The vector in the event's unit; nil until all three are known.
  func vector(_ isSaturated: inout Bool) -> Vector3? {
    guard let x, let y, let z else { return nil }
    return Vector3(
      x: value(x, axes[0], &isSaturated), y: value(y, axes[1], &isSaturated),
      z: value(z, axes[2], &isSaturated))
  }

  private func value(_ raw: Int64, _ axis: AbsoluteAxis, _ isSaturated: inout Bool) -> Double {
    if axis.maximum > axis.minimum, raw >= Int64(axis.maximum) || raw <= Int64(axis.minimum) {
      isSaturated = true
    }
    return conversion.convert(Double(raw) / Double(axis.resolution))
  }

  mutating func reset() { (x, y, z) = (nil, nil, nil) }
}
