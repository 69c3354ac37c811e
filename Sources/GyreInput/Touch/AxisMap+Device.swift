extension AxisMap {
  /// The map of two axes of a device.
  init(_ stream: StreamDescription, _ evdev: EvdevDescription, x: Int64, y: Int64) throws(InputError) {
    guard let horizontal = evdev.axis(Int(x)), let vertical = evdev.axis(Int(y)) else {
      throw .missingAxes(
        stream: stream.id, codes: [Int(x), Int(y)].filter { evdev.axis($0) == nil })
    }
    let calibration = stream.calibration ?? .identity
    guard calibration.isUsable else { throw .singularCalibration(stream: stream.id) }
    self.init(
      horizontal: AxisRange(horizontal), vertical: AxisRange(vertical), calibration: calibration)
  }
}
