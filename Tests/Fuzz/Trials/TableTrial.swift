import GyreTrace

/// The reader of tables, under every preset: what was read can be written as a trace.
enum TableTrial {
  static func run(_ bytes: [UInt8]) {
    for preset in MotionTableReader.Preset.allCases {
      let reader = MotionTableReader(
        preset: preset, units: preset == .phyphox ? [("accel", "g"), ("t", "ms"), ("gx", "deg/s")] : [],
        bare: preset == .sensorLogger ? .acceleration : nil)
      do throws(ImportError) {
        TraceTrial.write(try reader.read(bytes))
      } catch {
        precondition(error.line > 0 && error.column > 0 && !error.description.isEmpty)
      }
    }
  }
}
